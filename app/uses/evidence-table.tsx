import { Link } from "react-router";
import { PlainProse } from "#app/evidence/citations/plain-prose.tsx";
import { NONE_FOUND } from "#app/evidence/ledger/grades.ts";
import {
  detailsInShort,
  dissentInWords,
  figureInWords,
} from "#app/evidence/ledger/headline-in-words.ts";
import { peopleInWords } from "#app/evidence/words/people-in-words.ts";
import { EffectMark, Ticks } from "#app/figures/effects-figure.tsx";
import { EvidenceGrade, TestedGrade } from "#app/figures/evidence-grade.tsx";
import { DateText } from "#app/ui/date.tsx";
import { type Column, Table } from "#app/ui/table.tsx";
import type { IndexedClaim } from "./evidence-index.server.ts";
import { texts } from "./evidence-texts.server.ts";
import type { EvidenceView } from "./evidence-view.server.ts";

/** Two scales, never mixed; on phones a list of "column: value". */
export function EvidenceTable({ view: { sections, axes } }: { view: EvidenceView }) {
  if (sections.length === 0) return null;
  return (
    <Table
      look={{ table: "evidence-table" }}
      caption={<PlainProse text={texts.scales} />}
      columns={[
        { name: "Use", cell: (claim) => <Use claim={claim} /> },
        {
          name: "Evidence",
          header: "Evidence, for a lamp at home",
          cell: ({ grade, graded }) =>
            grade ? (
              <>
                <EvidenceGrade grade={grade} />
                <small>
                  <TestedGrade {...graded} />
                </small>
              </>
            ) : (
              NONE_FOUND
            ),
        },
        scaleColumn("points", "Pain, of 100", axes),
        scaleColumn("standardised", "Other results (effect size)", axes),
        {
          name: "Effect",
          header: "Effect, likely range",
          cell: (claim) => <Effect claim={claim} />,
        },
        {
          name: "People",
          cell: ({ people, claim: { peopleAre }, headline }) => (
            <>
              {peopleInWords({ people, peopleAre })}
              {headline.behind && <small>{headline.behind}</small>}
            </>
          ),
        },
        {
          name: "Light",
          cell: ({ light }) => <span className="first-letter:uppercase inline-block">{light}</span>,
        },
        { name: "Checked", cell: ({ claim }) => <DateText iso={claim.reviewed} /> },
      ]}
      groups={sections.map(({ title, claims }) => ({ title, rows: claims }))}
      rowKey={({ id }) => id}
    />
  );
}

function Use({ claim: { path, name, question, benefit } }: { claim: IndexedClaim }) {
  return (
    <>
      <Link to={path} className={`hue-${benefit.colour}`}>
        <svg aria-hidden="true" width="10" height="10">
          <circle cx="5" cy="5" r="5" fill="currentColor" />
        </svg>
        <span>{name}</span>
      </Link>
      <span className="question">{question}</span>
    </>
  );
}

function scaleColumn(
  scale: "points" | "standardised",
  name: string,
  axes: EvidenceView["axes"],
): Column<IndexedClaim> {
  return {
    name,
    header: (
      <>
        {name}
        <Ticks {...axes[scale]} />
      </>
    ),
    head: { className: "plot" },
    className: ({ drawn }) => (drawn?.scale === scale ? "plot" : "plot blank"),
    cell: ({ drawn }) =>
      drawn?.scale === scale ? (
        <>
          <EffectMark strip={{ ...axes[scale], row: drawn }} />
          <span className="sr-only">
            {drawn.value} ({drawn.interval})
          </span>
        </>
      ) : (
        <span className="sr-only">not on this scale</span>
      ),
  };
}

function Effect({ claim: { headline, source } }: { claim: IndexedClaim }) {
  const dissent = dissentInWords(headline);
  return (
    <>
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
    </>
  );
}
