import { Fragment } from "react";
import { type CitationMark, referenceAnchor } from "./reference.ts";

/** Numbered markers, sorted. They link to the list of references; `CitationPreviews` opens it over the page. */
export function Citation({ marks }: { marks: readonly CitationMark[] }) {
  if (marks.length === 0) return null;
  return (
    <sup className="citation">
      {marks.toSorted(byNumber).map(({ id, anchor, number }, index) => (
        <Fragment key={anchor}>
          {index > 0 && ", "}
          <a href={`#${referenceAnchor(id)}`} id={anchor} aria-label={`Reference ${number}`}>
            {number}
          </a>
        </Fragment>
      ))}
    </sup>
  );
}

function byNumber(a: CitationMark, b: CitationMark): number {
  return a.number - b.number;
}
