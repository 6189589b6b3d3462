import { href, Link } from "react-router";
import { lastChange } from "#app/evidence/ledger/changes.server.ts";
import { formatNumber } from "#app/evidence/ledger/numbers.ts";
import { keysOf } from "#app/evidence/ledger/record-keys.ts";
import { LastChanged } from "#app/evidence/words/last-change.tsx";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import { TextLink } from "#app/ui/link.tsx";
import { STUDY_FILES, studiesAddress, without } from "./study-address.ts";
import {
  type Choice,
  FILTERS,
  type StudyMessages,
  type StudyQuery,
  type StudyWords,
} from "./study-filter.ts";
import { StudyFilters } from "./study-filters.tsx";
import { STUDY_LICENCE } from "./study-licence.server.ts";
import { StudyList } from "./study-list.tsx";
import type { StudyAnswer } from "./study-table.ts";
import { StudyTimeline } from "./study-timeline.tsx";
import { labelFilter, type OptionGroup } from "./study-words.ts";

type Props = {
  words: StudyWords;
  query: StudyQuery;
  errors: StudyMessages;
  options: Readonly<Record<Choice, readonly OptionGroup[]>>;
  answer: StudyAnswer;
};

const texts = ownPages["/studies"];

export function StudiesPage({
  version,
  ...asked
}: Props & {
  version: string;
}) {
  const { words, query, errors, options, answer } = asked;
  const { shown, total } = answer;
  return (
    <>
      <StudyTimeline
        years={answer.years}
        shown={shown.length}
        total={total}
        address={(year) => studiesAddress(words, { "year-from": `${year}`, "year-to": `${year}` })}
      />
      <StudyFilters words={words} query={query} errors={errors} options={options} answer={answer} />
      <Status words={words} query={query} errors={errors} options={options} answer={answer} />
      {shown.length === 0 ? (
        <WaysOut words={words} query={query} errors={errors} options={options} answer={answer} />
      ) : (
        <>
          <StudyList
            answer={answer}
            sort={query.sort}
            address={(sort) => `${studiesAddress(words, { sort })}#papers`}
          />
          <Pages words={words} answer={answer} />
          <Legend />
        </>
      )}
      <p id="licence" className="mt-4 max-w-(--wide-measure) text-ink-soft text-small">
        <strong className="text-ink">{STUDY_LICENCE.name}.</strong> {STUDY_LICENCE.terms} Version{" "}
        {version}. Programs can read{" "}
        <a href={href("/studies.json")} className="text-link" download>
          studies.json
        </a>{" "}
        by its{" "}
        <a href={href("/studies.schema.json")} className="text-link" download>
          schema
        </a>
        . <LastChanged change={lastChange()} />
      </p>
    </>
  );
}

/** The shown and hidden papers, by filter, and the files. */
function Status({ words, query, errors, options, answer }: Props) {
  const { shown, total, hidden, page, pages } = answer;
  const all = shown.length === total;
  return (
    <div id="papers" className="study-status">
      <p role="status">
        <strong>
          {all
            ? `${formatNumber(total)} papers.`
            : `${formatNumber(shown.length)} of ${formatNumber(total)} papers.`}
        </strong>{" "}
        {hidden.length > 0 && (
          <>
            Hidden:{" "}
            {hidden
              .map(
                ({ filter, papers }) =>
                  `${formatNumber(papers)} by “${labelFilter(filter, query, options)}”`,
              )
              .join(", ")}
            .{" "}
          </>
        )}
        {pages > 1 && `Page ${page} of ${pages}.`}
        {Object.keys(errors).length > 0 && (
          <span className="font-medium text-red"> {texts.unread}</span>
        )}
      </p>
      {shown.length > 0 && (
        <p className="print:hidden">
          <strong>
            Download {shown.length === 1 ? "this one" : `these ${formatNumber(shown.length)}`}
          </strong>{" "}
          {keysOf(STUDY_FILES).map((file) => (
            <a
              key={file}
              href={studiesAddress(words, {}, `/studies.${file}`)}
              className="text-link"
              download
            >
              {STUDY_FILES[file]}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}

/** When nothing is left: filters to drop, with the papers that they bring back. */
function WaysOut({ words, query, options, answer }: Props) {
  return (
    <div className="my-8 max-w-(--measure)">
      <h2 className="text-h3">{texts.nothing}</h2>
      <ul className="mt-3">
        {answer.ways.slice(0, MOST_WAYS).map(({ without: dropped, papers }) => (
          <li key={dropped.join(" ")} className="py-1">
            <TextLink to={studiesAddress(words, without(dropped))}>
              Without{" "}
              {dropped.map((each) => `“${labelFilter(each, query, options)}”`).join(" and ")}
            </TextLink>
            : {papers === 1 ? "1 paper" : `${formatNumber(papers)} papers`}
          </li>
        ))}
        <li className="py-1">
          <TextLink to={studiesAddress(words, without(FILTERS))}>Without any filter</TextLink>:{" "}
          {formatNumber(answer.total)} papers
        </li>
      </ul>
    </div>
  );
}

const MOST_WAYS = 5;

function Pages({ words, answer: { page, pages } }: Pick<Props, "words" | "answer">) {
  if (pages === 1) return null;
  const address = (to: number) =>
    `${studiesAddress(words, { page: to === 1 ? "" : `${to}` })}#papers`;
  return (
    <nav aria-label="Pages" className="study-pages print:hidden">
      {page > 1 && <Link to={address(page - 1)}>Back</Link>}
      <span>
        Page {page} of {formatNumber(pages)}
      </span>
      {page < pages && <Link to={address(page + 1)}>Next</Link>}
    </nav>
  );
}

function Legend() {
  return (
    <p className="mt-6 max-w-(--wide-measure) text-ink-soft text-small">
      <i className="dashed" /> {texts.legend}
    </p>
  );
}
