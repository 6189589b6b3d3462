import type { ReactNode } from "react";
import { href, Link } from "react-router";
import type { ClaimId } from "#app/evidence/ledger/claims.server.ts";
import { evidenceWords, gradeName, NONE_FOUND } from "#app/evidence/ledger/grades.ts";
import { LastChanged } from "#app/evidence/words/last-change.tsx";
import { peopleInWords } from "#app/evidence/words/people-in-words.ts";
import { joinNames } from "#app/text/join-names.ts";
import { joinWithAnd } from "#app/text/join-with-and.ts";
import { lowerFirst } from "#app/text/lower-first.ts";
import { spellNumber } from "#app/text/spell-number.ts";
import { TextLink } from "#app/ui/link.tsx";
import type { CertaintyMap, MapColumn, MappedUse } from "./certainty-map.server.ts";
import { GradeMeter } from "./evidence-grade.tsx";
import { Figure } from "./figure.tsx";
import { FigureTable } from "./figure-table.tsx";
import { figureLegends } from "./figures.server.ts";

/**
 * A dot for each use in the column of its certainty; its area is the number of people. Phones stack
 * the columns. `heading` is the columns' heading level.
 */
export function CertaintyMapFigure({
  map,
  number,
  heading: Heading = "h3",
  leads = (
    <>
      Select a use to see its studies, or filter the uses on the{" "}
      <TextLink to={href("/evidence")}>evidence page</TextLink>.
    </>
  ),
  selected,
}: {
  map: CertaintyMap;
  number: number;
  heading?: "h2" | "h3";
  /** A sentence or two about the links' targets. */
  leads?: ReactNode;
  /** The picked use with its card. */
  selected?: { readonly id: ClaimId; readonly card: ReactNode } | undefined;
}) {
  return (
    <Figure
      number={number}
      marks={[]}
      caption={
        <>
          {leads} {figureLegends.map} <LastChanged change={map.changed} />
        </>
      }
    >
      <div className={selected ? "map with-card" : "map"}>
        <div className="map-grid">
          {map.rows.map(({ slug, name }, row) => (
            <p key={slug} aria-hidden="true" className={`map-row row-${row + 1}`}>
              {name}
            </p>
          ))}
          {map.columns.map((column, index) => (
            <Column
              key={column.grade}
              column={column}
              place={`col-${index + 1}`}
              map={map}
              Heading={Heading}
              selected={selected}
            />
          ))}
        </div>
      </div>
      <FigureTable
        caption={figureLegends.mapTable}
        columns={[
          "Use",
          "Evidence for a lamp at home",
          "Evidence for the light tested",
          "Effect",
          "People in the largest study",
          "Light tested",
        ]}
        rows={map.columns.flatMap(({ grade, cells }) =>
          cells.flatMap(({ uses }) =>
            uses.map(({ name, href, people, peopleAre, tested, effect, light }) => [
              <Link key={href} to={href}>
                {name}
              </Link>,
              grade ? gradeName(grade) : NONE_FOUND,
              tested ? gradeName(tested) : NONE_FOUND,
              effect,
              peopleInWords({ people, peopleAre }),
              light,
            ]),
          ),
        )}
      />
    </Figure>
  );
}

/** Below a heading with the number of uses: "Best supported: …. The evidence is strong for none, …" */
export function summariseMap({ columns }: Pick<CertaintyMap, "columns">): string {
  const best = columns.find(({ count }) => count > 0)?.cells.flatMap(({ uses }) => uses) ?? [];
  const names = joinNames(best.map(({ name }) => lowerFirst(name)));
  return `${best.length <= 3 ? `Best supported: ${names}. ` : ""}${countGrades(columns)}`;
}

/** "The evidence is strong for none, moderate for two, …" */
export function countGrades(columns: readonly Pick<MapColumn, "grade" | "count">[]): string {
  const graded = columns.flatMap(({ grade, count }) =>
    grade ? [`${evidenceWords[grade]} for ${inWords(count)}`] : [],
  );
  const noneFound = columns.at(-1)?.count;
  return `The evidence is ${joinWithAnd(graded)}. This is for a lamp at home.${noneFound ? ` For ${inWords(noneFound)} we found no study in people.` : ""}`;
}

function inWords(count: number): string {
  return count === 0 ? "none" : (spellNumber(count) ?? `${count}`);
}

function Column({
  column: { grade, count, shown, cells },
  place,
  map: { rows },
  Heading,
  selected,
}: {
  column: MapColumn;
  place: string;
  map: CertaintyMap;
  Heading: "h2" | "h3";
  selected: Parameters<typeof CertaintyMapFigure>[0]["selected"];
}) {
  return (
    <section className="map-column">
      <Heading className={`map-head ${place}`}>
        {grade ? gradeName(grade) : NONE_FOUND}{" "}
        <span className="map-count">{shown < count ? `${shown} of ${count}` : count}</span>
        {grade && <GradeMeter grade={grade} />}
      </Heading>
      {count === 0 && (
        <p className={`map-none ${place}`}>
          <span className="map-words">{grade ? "No use has this rating yet." : "No use."}</span>
        </p>
      )}
      {cells.map(({ row, uses }) => (
        <div key={row} className={`map-cell ${place} row-${row + 1}`}>
          <p className="map-label">{rows[row]?.name}</p>
          <ul>
            {uses.map((use) => (
              <Use
                key={use.id}
                use={use}
                card={selected?.id === use.id ? selected.card : undefined}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Use({
  use: { name, href, people, noneFound, colour, hidden },
  card,
}: {
  use: MappedUse;
  card: ReactNode;
}) {
  return (
    <li className={hidden ? "faded" : undefined}>
      <Link to={href} className={`hue-${colour}`} aria-current={card ? "true" : undefined}>
        <Dot people={people} noneFound={noneFound} />
        <span>
          {name} {noneFound && <small>no clear benefit</small>}
        </span>
      </Link>
      {card}
    </li>
  );
}

function Dot({ people, noneFound }: Pick<MappedUse, "people" | "noneFound">) {
  const radius = dotRadius(people);
  const height = Math.max(20, Math.ceil(radius * 2 + 2));
  const kind = people === null ? "dot-unknown" : noneFound ? "dot-none" : undefined;
  return (
    <svg aria-hidden="true" width="36" height={height}>
      <circle cx="18" cy={height / 2} r={radius} className={kind} />
    </svg>
  );
}

/** In px; the area is in proportion to the number. */
export function dotRadius(people: number | null): number {
  return people === null ? 5 : Math.max(3, Math.round(3 * Math.sqrt(people)) / 10);
}
