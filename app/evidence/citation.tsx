import { Fragment, type MouseEvent } from "react";
import { useNavigate } from "react-router";
import { useCitationPreview } from "./citation-previews.tsx";
import { jumpTo } from "./jump.ts";
import { type CitationMark, referenceAnchor } from "./reference.ts";

/**
 * Numbered markers in the text, each a link to its reference, which it shows on hover and focus. A few stay
 * on one line; a claim may rest on a dozen, which are wider than a phone.
 */
export function Citation({ marks }: { marks: readonly CitationMark[] }) {
  if (marks.length === 0) return null;
  return (
    <sup
      className={`figures ml-[2px] font-sans text-[12px] leading-none ${marks.length > 3 ? "" : "whitespace-nowrap"}`}
    >
      {marks.toSorted(byNumber).map((mark, index) => (
        <Fragment key={mark.anchor}>
          {index > 0 && <span className="text-red">, </span>}
          <Marker mark={mark} target={TARGETS[placeAmong(marks.length, index)]} />
        </Fragment>
      ))}
    </sup>
  );
}

function byNumber(a: CitationMark, b: CitationMark): number {
  return a.number - b.number;
}

function placeAmong(count: number, index: number): keyof typeof TARGETS {
  if (count === 1) return "alone";
  if (index === 0) return "first";
  return count === 2 ? "second" : "further";
}

/**
 * For fingers a marker is a target of 24 px at least. One or two grow over the words around them
 * without moving the line; more would reach into each other, so they stand further apart.
 */
const TARGETS = {
  alone: "pointer-coarse:-mx-[9px] pointer-coarse:px-[9px]",
  first: "pointer-coarse:-ml-[18px] pointer-coarse:pl-[18px]",
  second: "pointer-coarse:-mr-[18px] pointer-coarse:pr-[18px]",
  further:
    "pointer-coarse:-my-1.5 pointer-coarse:-ml-[3px] pointer-coarse:inline-block pointer-coarse:min-w-6 pointer-coarse:py-1.5 pointer-coarse:text-right",
} as const;

function Marker({ mark, target }: { mark: CitationMark; target: string }) {
  const preview = useCitationPreview(mark);
  const navigate = useNavigate();

  function jump(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // In the history, so that the browser's Back leads to the marker again.
    navigate(`#${referenceAnchor(mark.id)}`, { preventScrollReset: true });
    jumpTo(referenceAnchor(mark.id));
  }

  return (
    <a
      id={mark.anchor}
      href={`#${referenceAnchor(mark.id)}`}
      aria-label={`Reference ${mark.number}`}
      onClick={jump}
      {...preview}
      className={`-mx-0.5 -my-[4.5px] rounded-sm px-0.5 py-[4.5px] font-semibold text-red no-underline hover:underline focus-visible:outline-offset-0 ${target}`}
    >
      {mark.number}
    </a>
  );
}
