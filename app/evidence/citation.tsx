import { Fragment, type MouseEvent } from "react";
import { useNavigate } from "react-router";
import { useCitationPreview } from "./citation-previews.tsx";
import { jumpTo } from "./jump.ts";
import { type CitationMark, referenceAnchor } from "./reference.ts";

/** Numbered markers in the text, each a link to its reference, which it shows on hover and focus. */
export function Citation({ marks }: { marks: readonly CitationMark[] }) {
  if (marks.length === 0) return null;
  return (
    <sup className="figures ml-[2px] whitespace-nowrap font-sans text-[12px] leading-none">
      {marks.toSorted(byNumber).map((mark, index) => (
        <Fragment key={mark.anchor}>
          {index > 0 && <span className="text-red">, </span>}
          <Marker mark={mark} />
        </Fragment>
      ))}
    </sup>
  );
}

function byNumber(a: CitationMark, b: CitationMark): number {
  return a.number - b.number;
}

function Marker({ mark }: { mark: CitationMark }) {
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
      // The padding makes a target for fingers without moving the line.
      className="-mx-1 -my-2 rounded-sm px-1 py-2 font-semibold text-red no-underline hover:underline focus-visible:outline-offset-0"
    >
      {mark.number}
    </a>
  );
}
