import { href, Link } from "react-router";
import { CertaintyMapFigure, summariseMap } from "#app/figures/certainty-map-figure.tsx";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import { fillIn } from "#app/text/fill-in.ts";
import { tools } from "#app/tools/tools.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { ChoiceLinks } from "#app/ui/choice-links.tsx";
import { DateText } from "#app/ui/date.tsx";
import { Field, Input, Select } from "#app/ui/field.tsx";
import { TextLink } from "#app/ui/link.tsx";
import {
  BODY_PARTS,
  CERTAINTIES,
  type EvidenceFilters,
  evidencePath,
  GROUPS,
  isFiltered,
  LIGHTS,
  MOST_LETTERS,
  VIEWS,
} from "./evidence-filters.ts";
import { EvidenceTable } from "./evidence-table.tsx";
import { texts } from "./evidence-texts.server.ts";
import type { EvidenceView } from "./evidence-view.server.ts";
import { GradingRule } from "./grading-rule.tsx";
import { HarmsTable } from "./harms-table.tsx";
import { LookedForList } from "./looked-for-list.tsx";
import { OPEN_DATA_PATH } from "./open-data.ts";
import { PickedUse } from "./picked-use.tsx";

export function EvidencePage({ view }: { view: EvidenceView }) {
  const { filters, map, picked, nothing } = view;
  const isPicture = filters.view === "picture";
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="text-h1">Does red light therapy work? {map.total} uses compared</h1>
          <p className="mt-3 max-w-(--measure) text-[18px] text-ink-soft">{summariseMap(map)}</p>
        </div>
        <ChoiceLinks
          label="Ways to look at it"
          choices={Object.entries(VIEWS).map(([view, name]) => ({
            name,
            href: evidencePath(filters, { view }),
          }))}
          chosen={evidencePath(filters)}
        />
      </div>
      <Filters filters={filters} />
      <Status view={view} />
      {nothing && <Nothing nothing={nothing} filters={filters} />}
      {isPicture ? (
        <CertaintyMapFigure
          map={map}
          number={1}
          heading="h2"
          leads={texts.select}
          selected={picked ? { id: picked.id, card: <PickedUse use={picked} /> } : undefined}
        />
      ) : (
        <EvidenceTable view={view} />
      )}
      <HarmsTable harms={view.harms} />
      <LookedForList view={view.lookedFor} />
      <GradingRule />
      <Tools />
    </>
  );
}

function Filters({ filters }: { filters: EvidenceFilters }) {
  const { condition, part, certainty, light, group, view, errors } = filters;
  return (
    <form action={href("/evidence")} className="evidence-filters">
      <Field label="For">
        {(control) => (
          <Input
            {...control}
            name="condition"
            type="search"
            defaultValue={condition}
            maxLength={MOST_LETTERS}
            placeholder="Knee, sleep, acne …"
            autoComplete="off"
          />
        )}
      </Field>
      <Choice name="part" label="Body part" any="Any" choices={BODY_PARTS} chosen={part} />
      <Choice
        name="certainty"
        label="Evidence"
        any="Any"
        choices={CERTAINTIES}
        chosen={certainty}
      />
      <Choice name="light" label="Type of light" any="All" choices={LIGHTS} chosen={light} />
      <Choice name="group" label="Sorted by" choices={GROUPS} chosen={group} />
      {view !== "picture" && <input type="hidden" name="view" value={view} />}
      <button type="submit" className={buttonClass({ variant: "ink" })}>
        Show
      </button>
      {errors.map((error) => (
        <p key={error} className="col-span-full font-medium text-red text-small">
          {error}
        </p>
      ))}
    </form>
  );
}

function Choice({
  name,
  label,
  any,
  choices,
  chosen,
}: {
  name: string;
  label: string;
  /** The words for no choice; absent where a choice is required. */
  any?: string;
  choices: Readonly<Record<string, string>>;
  chosen: string;
}) {
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} name={name} defaultValue={chosen}>
          {any && <option value="">{any}</option>}
          {Object.entries(choices).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Names the uses that a filter hides. */
function Status({ view: { filters, shown, map, isUnknownUse } }: { view: EvidenceView }) {
  return (
    <p role="status" className="figures mb-6 text-ink-soft text-small">
      {isFiltered(filters) ? (
        <>
          {shown} of {map.total} uses shown, {map.total - shown} hidden.{" "}
          <TextLink
            to={evidencePath(filters, { condition: "", part: "", certainty: "", light: "" })}
          >
            Show all
          </TextLink>
        </>
      ) : (
        `All ${map.total} uses shown.`
      )}
      {isUnknownUse && ` ${texts.unknownUse}`}
    </p>
  );
}

function Nothing({
  nothing: { condition, lookedFor, isMentioned, studies, checked },
  filters,
}: {
  nothing: NonNullable<EvidenceView["nothing"]>;
  filters: EvidenceFilters;
}) {
  const search = (
    <TextLink to={`${href("/search")}?q=${encodeURIComponent(filters.condition)}`}>
      Search the site
    </TextLink>
  );
  return (
    <div className="mb-8 max-w-(--measure) border-ink border-t-2 pt-3">
      {condition === "" ? (
        <p className="text-lead">{texts.nothing.filters}</p>
      ) : lookedFor ? (
        <>
          <p className="text-lead">{texts.nothing.lookedFor}</p>
          <p className="mt-1">
            <a
              href={`#looked-for-${lookedFor.id}`}
              className="underline decoration-rule-strong underline-offset-4"
            >
              {lookedFor.condition}: what we found
            </a>
          </p>
        </>
      ) : isMentioned ? (
        <>
          <p className="text-lead">{fillIn(texts.nothing.mentioned, { condition })}</p>
          <p className="mt-1">Some of our studies name it. {search} for it.</p>
        </>
      ) : (
        <>
          <p className="text-lead">{texts.nothing.none}</p>
          <p className="mt-1">
            We looked for “{condition}” in {studies} studies in people, last checked on{" "}
            <DateText iso={checked} />. There may be others. {search} for other words.
          </p>
        </>
      )}
    </div>
  );
}

function Tools() {
  return (
    <section aria-labelledby="tools" className="section-gap">
      <h2 id="tools" className="text-h2">
        Check it yourself
      </h2>
      <ul className="mt-5 grid gap-x-12 border-ink border-t md:grid-cols-2">
        {tools.map((tool) => (
          <ToolLine key={tool.path} {...tool} />
        ))}
        <ToolLine path={OPEN_DATA_PATH} {...ownPages["/open-data"]} />
      </ul>
    </section>
  );
}

function ToolLine({ path, title, description }: Record<"path" | "title" | "description", string>) {
  return (
    <li className="border-rule border-b py-4">
      <h3 className="text-h3">
        <Link
          to={path}
          className="inline-block py-1 underline decoration-rule-strong underline-offset-4"
        >
          {title}
        </Link>
      </h3>
      <p className="mt-1 text-ink-soft">{description}</p>
    </li>
  );
}
