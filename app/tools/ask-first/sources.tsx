import { Fragment } from "react";
import { SOURCE_ANCHOR } from "#app/evidence/text/reference.ts";
import { NewTabLink } from "#app/ui/link.tsx";

/** A source of the list, numbered in the order of its entries. */
export type Source = {
  readonly number: number;
  readonly title: string;
  readonly publisher: string;
  readonly url: string;
  /** The source's words behind each entry. `anchor` is the marker's element id. */
  readonly seen: readonly {
    readonly anchor: string;
    readonly about: string;
    readonly what: string;
  }[];
};

export type SourceMark = { readonly number: number; readonly anchor: string };

export function SourceMarks({ marks }: { marks: readonly SourceMark[] }) {
  return (
    <sup className="citation">
      {marks.map(({ number, anchor }, index) => (
        <Fragment key={anchor}>
          {index > 0 && ", "}
          <a
            id={anchor}
            href={`#${addressOf(number)}`}
            aria-label={`Reference ${number}`}
            data-waits=""
          >
            {number}
          </a>
        </Fragment>
      ))}
    </sup>
  );
}

/** Lines like `ReferenceList`'s. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without list bullets Safari no longer calls it a list.
    <ol role="list" className="references">
      {sources.map((source) => (
        <Item key={source.url} source={source} />
      ))}
    </ol>
  );
}

function Item({ source: { number, title, publisher, url, seen } }: { source: Source }) {
  return (
    <li>
      <details>
        <summary>
          <b>{number}</b> <span>{publisher}</span> <small />
        </summary>
        <div id={addressOf(number)} tabIndex={-1}>
          <p>
            <cite>{title}</cite>
          </p>
          <ul>
            {seen.map(({ anchor, about, what }) => (
              <li key={anchor}>
                <strong>{about}:</strong> {what}
              </li>
            ))}
          </ul>
          {/* A page without encryption could be changed on its way. */}
          {url.startsWith("https:") && (
            <p className="reference-links">
              <NewTabLink to={url}>Read the source</NewTabLink>
            </p>
          )}
          {/* biome-ignore lint/a11y/useSemanticElements: what would be one groups controls of a form */}
          <p role="group" aria-label="Back to the text" className="reference-back">
            {"Cited here: "}
            {seen.map(({ anchor }, index) => (
              <a key={anchor} href={`#${anchor}`}>
                {index + 1}
              </a>
            ))}
          </p>
        </div>
      </details>
    </li>
  );
}

function addressOf(number: number): string {
  return `${SOURCE_ANCHOR}${number}`;
}
