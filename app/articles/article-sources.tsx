import { Link } from "react-router";
import { ReferenceList } from "#app/evidence/citations/reference-list.tsx";
import { studyPath } from "#app/evidence/text/reference.ts";
import { Fold } from "#app/ui/fold.tsx";
import { NewTabLink, TextLink } from "#app/ui/link.tsx";
import type { ArticleSources, ClaimSource } from "./article-sources.server.ts";

export function Sources({
  references,
  claims,
  others,
  moreOthers,
}: Omit<ArticleSources, "content">) {
  const counts = [
    ...(references.length > 0 ? [count(references.length, "study", "studies")] : []),
    ...(claims.length > 0 ? [count(claims.length, "verdict of ours", "verdicts of ours")] : []),
    ...(others.length > 0 ? [count(others.length + moreOthers, "other page", "other pages")] : []),
  ];
  if (counts.length === 0) return null;
  return (
    <section aria-label="Sources" className="mt-12">
      <Fold title={`Sources: ${LIST.format(counts)}`}>
        {references.length > 0 && (
          <div className="mt-4">
            <ReferenceList references={references} />
          </div>
        )}
        {claims.length > 0 && (
          // biome-ignore lint/a11y/noRedundantRoles: without list bullets Safari no longer calls it a list.
          <ol role="list" className="references mt-4">
            {claims.map((claim) => (
              <ClaimLine key={claim.anchor} claim={claim} />
            ))}
          </ol>
        )}
        {others.length > 0 && (
          <ul className="mt-4 text-[15px]">
            {others.map(({ href, name }) => (
              <li key={href} className="wrap-anywhere py-1">
                <NewTabLink to={href}>{name}</NewTabLink>{" "}
                <span className="text-ink-soft">
                  {new URL(href).hostname.replace(/^www\./, "")}
                </span>
              </li>
            ))}
            {moreOthers > 0 && (
              <li className="py-1 text-ink-soft">
                And {count(moreOthers, "page", "pages")} more that the text links to
              </li>
            )}
          </ul>
        )}
      </Fold>
    </section>
  );
}

const LIST = new Intl.ListFormat("en-US");

/** The claim's own page has all of them. */
const MOST_NAMED = 12;

/** As `ReferenceList` shows a study's. */
function ClaimLine({ claim }: { claim: ClaimSource }) {
  const { number, anchor, path, question, certainty, verdict, effect, studies, citedAt } = claim;
  return (
    <li>
      <details>
        <summary>
          <b>{number}</b> <span>{question}</span> <small>{certainty}</small>
        </summary>
        <div id={anchor} tabIndex={-1}>
          <p>{verdict}</p>
          <p>How much: {effect}</p>
          <p>
            Rests on{" "}
            {studies.slice(0, MOST_NAMED).map(({ id, name }, index) => (
              <span key={id}>
                {index > 0 && ", "}
                <TextLink to={studyPath(id)}>{name}</TextLink>
              </span>
            ))}
            {studies.length > MOST_NAMED && ` and ${studies.length - MOST_NAMED} others`}
          </p>
          <p>
            <TextLink to={path}>How sure we are, and why</TextLink>
          </p>
          <p className="reference-links">
            {citedAt[0] && (
              <Link to={`#${citedAt[0]}`} className="text-link">
                Back to the text
              </Link>
            )}
          </p>
        </div>
      </details>
    </li>
  );
}

function count(number: number, one: string, several: string): string {
  return `${number.toLocaleString("en-US")} ${number === 1 ? one : several}`;
}
