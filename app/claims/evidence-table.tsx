// biome-ignore-all lint/a11y/noRedundantRoles: with display: block the roles of table, tr and td are lost.
import { Link } from "react-router";
import { EffectMark, Ticks } from "#app/evidence/figures/effects-figure.tsx";
import { EvidenceGrade } from "#app/evidence/figures/evidence-grade.tsx";
import { formatNumber } from "#app/evidence/ledger/numbers.ts";
import {
  detailsInShort,
  dissentInWords,
  figureInWords,
} from "#app/evidence/words/headline-in-words.ts";
import { DateText } from "#app/ui/date.tsx";
import type { IndexedClaim } from "./evidence-index.server.ts";
import type { EvidenceView } from "./evidence-view.server.ts";

/** Two scales, never mixed; on phones a list of "column: value". */
export function EvidenceTable({ view: { sections, axes } }: { view: EvidenceView }) {
  if (sections.length === 0) return null;
  return (
    <table role="table" className="evidence-table">
      <caption>
        <strong>Right is better with light.</strong> The two scales cannot be compared with each
        other: the left counts points of a pain scale of 100, the right standard deviations. A
        result in other units, or without an interval, is in words. People: in the largest study or
        review, since reviews share trials.
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            Use
          </th>
          <th role="columnheader" scope="col">
            How sure
          </th>
          {SCALES.map(({ scale, name }) => (
            <th key={scale} role="columnheader" scope="col" className="plot">
              {name}
              <Ticks {...axes[scale]} />
            </th>
          ))}
          {["Effect, 95% interval", "People", "Light", "Checked"].map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {sections.map(({ title, claims }) => (
        <tbody key={title} role="rowgroup">
          {title && (
            <tr role="row">
              <th scope="rowgroup" colSpan={8} className="group-title">
                {title}
              </th>
            </tr>
          )}
          {claims.map((claim) => (
            <Row key={claim.id} claim={claim} axes={axes} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

const SCALES = [
  { scale: "points", name: "Pain, of 100" },
  { scale: "standardised", name: "Others, SD" },
] as const;

function Row({ claim, axes }: { claim: IndexedClaim; axes: EvidenceView["axes"] }) {
  const { path, name, question, benefit, grade, headline, source, people, light, drawn } = claim;
  const dissent = dissentInWords(headline);
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <Link to={path} className={`hue-${benefit.colour}`}>
          <svg aria-hidden="true" width="10" height="10">
            <circle cx="5" cy="5" r="5" fill="currentColor" />
          </svg>
          <span>{name}</span>
        </Link>
        <span className="question">{question}</span>
      </th>
      <td role="cell" data-label="How sure">
        {grade ? <EvidenceGrade grade={grade} /> : "No study in people found"}
      </td>
      {SCALES.map(({ scale, name }) => (
        <td
          key={scale}
          role="cell"
          className={drawn?.scale === scale ? "plot" : "plot blank"}
          data-label={name}
        >
          {drawn?.scale === scale ? (
            <>
              <EffectMark strip={{ ...axes[scale], row: drawn }} />
              <span className="sr-only">
                {drawn.value} ({drawn.interval})
              </span>
            </>
          ) : (
            <span className="sr-only">not on this scale</span>
          )}
        </td>
      ))}
      <td role="cell" data-label="Effect">
        <strong>{figureInWords(headline)}</strong>
        <small>
          {detailsInShort(headline)}{" "}
          {source && (
            <Link to={source.path} className="whitespace-nowrap">
              {source.name}
            </Link>
          )}
          {dissent && <span className="block">{dissent}</span>}
        </small>
      </td>
      <td role="cell" data-label="People">
        {people === null ? "no number" : formatNumber(people)}
        {headline.behind && <small>{headline.behind}</small>}
      </td>
      <td role="cell" data-label="Light">
        <span className="first-letter:uppercase inline-block">{light}</span>
      </td>
      <td role="cell" data-label="Checked">
        <DateText iso={claim.claim.reviewed} />
      </td>
    </tr>
  );
}
