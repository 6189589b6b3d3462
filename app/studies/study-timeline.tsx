import { formatNumber } from "#app/evidence/ledger/numbers.ts";
import { FigureTable } from "#app/figures/figure-table.tsx";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import type { StudyYear, YearPapers } from "./study-table.ts";

/** A dot for each paper: filled when shown, open when hidden by a filter. */
export function StudyTimeline({
  years,
  shown,
  total,
  address,
}: {
  years: readonly StudyYear[];
  shown: number;
  total: number;
  /** Of one year's papers with all other filters. */
  address: (year: number) => string;
}) {
  const most = Math.max(...years.map(({ papers }) => countAll(papers)));
  const papersPerDot = SCALES.find((scale) => most / scale <= MOST_DOTS) ?? most;
  const dot = papersPerDot === 1 ? "one dot each" : `one dot for every ${papersPerDot} in a year`;
  return (
    <figure className="figures study-timeline">
      <figcaption>
        <b>
          {formatNumber(total)} papers, {dot}.
        </b>{" "}
        {shown < total && (
          <>
            Filled dots: the {formatNumber(shown)} that your filters show. Empty dots: the{" "}
            {formatNumber(total - shown)} that they hide.{" "}
          </>
        )}
        {ownPages["/studies"].years}
      </figcaption>
      <ol>
        {years.map(({ year, papers }) => (
          <li key={year}>
            <YearLink
              year={year}
              papers={papers}
              papersPerDot={papersPerDot}
              href={address(year)}
            />
          </li>
        ))}
      </ol>
      <FigureTable
        caption="Papers by year"
        columns={["Year", "Papers", "Shown"]}
        rows={years
          .filter(({ papers }) => papers.length > 0)
          .map(({ year, papers }) => [`${year}`, `${countAll(papers)}`, `${countShown(papers)}`])}
      />
    </figure>
  );
}

/** Higher columns would push the table off the screen. */
const MOST_DOTS = 24;
const SCALES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

function YearLink({
  year,
  papers,
  papersPerDot,
  href,
}: StudyYear & { papersPerDot: number; href: string }) {
  const label = <b>{year % 5 === 0 && year}</b>;
  if (papers.length === 0) return <span>{label}</span>;
  const dots = papers.flatMap(({ hue, isShown, count }) =>
    Array.from({ length: Math.ceil(count / papersPerDot) }, () => ({ hue, isShown })),
  );
  const rows = Math.ceil(dots.length / 2);
  const all = countAll(papers);
  const words = all === 1 ? "1 paper" : `${formatNumber(all)} papers`;
  return (
    <a href={href} aria-label={`${year}: ${words}, ${countShown(papers)} shown`}>
      <svg aria-hidden="true" viewBox={`0 0 20 ${rows * 10}`}>
        {dots.map(({ hue, isShown }, index) => (
          <circle
            key={index}
            className={`hue-${hue ?? "none"}${isShown ? " on" : ""}`}
            cx={index % 2 === 0 ? 5 : 15}
            cy={rows * 10 - 5 - Math.floor(index / 2) * 10}
            r="3.8"
          />
        ))}
      </svg>
      {label}
    </a>
  );
}

function countAll(papers: readonly YearPapers[]): number {
  return papers.reduce((sum, { count }) => sum + count, 0);
}

function countShown(papers: readonly YearPapers[]): number {
  return countAll(papers.filter(({ isShown }) => isShown));
}
