import { Printer } from "lucide-react";
import { Fragment } from "react";
import { href } from "react-router";
import { PlainProse } from "#app/evidence/citations/plain-prose.tsx";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { DateText } from "#app/ui/date.tsx";
import type { AskFirstList, Group, Item } from "./ask-first-list.server.ts";
import { SourceList, SourceMarks } from "./sources.tsx";

const texts = ownPages["/ask-first"];

/** The style sheet shows the answers whose switch is on, so nothing is ever sent. Static. */
export function AskFirstPage({ list, changed }: { list: AskFirstList; changed: string }) {
  const { emergencies, groups, people, sources } = list;
  return (
    <div className="ask-first page-width pt-6 pb-16">
      <Breadcrumb
        items={[{ name: "Evidence", href: href("/evidence") }, { name: "Is it safe for me?" }]}
      />
      <h1 className="mt-4 text-h1">Is it safe for me?</h1>
      <p className="mt-4 max-w-(--measure) text-lead print:hidden">
        <PlainProse text={texts.lead} />
      </p>
      <p className="mt-3 max-w-(--measure) print:hidden">
        <PlainProse text={texts.privacy} />
      </p>
      <p className="ask-paper mt-3">
        {texts.note} <DateText iso={changed} />.
      </p>
      <Emergencies emergencies={emergencies} />
      <form
        // Outside of a dialog this method sends nothing.
        method="dialog"
        autoComplete="off"
        aria-labelledby="ask-switches"
        className="mt-12"
      >
        <h2 id="ask-switches" className="text-h2">
          {texts.question}
        </h2>
        <p className="ask-help mt-3 max-w-(--measure) text-ink-soft">
          <PlainProse text={texts.help} />
        </p>
        <div className="ask-groups mt-6">
          {groups.map((group) => (
            <Switches key={group.title} group={group} />
          ))}
        </div>
        <Count people={people} />
      </form>
      <p className="mt-8 max-w-(--measure) print:hidden">
        <PlainProse text={texts.next} />
      </p>
      <section aria-labelledby="sources" className="ask-sources mt-14">
        <h2 id="sources" className="mb-4 text-h2">
          Sources
        </h2>
        <SourceList sources={sources} />
      </section>
    </div>
  );
}

function Emergencies({ emergencies }: Pick<AskFirstList, "emergencies">) {
  return (
    <section
      aria-labelledby="emergency"
      className="ask-emergency mt-10 border-red border-l-2 bg-red-soft px-5 py-5"
    >
      <h2 id="emergency" className="text-h3">
        {texts.emergencies}
      </h2>
      <ul className="mt-3 grid gap-x-10 gap-y-3 text-base leading-[1.45] md:grid-cols-2">
        {emergencies.map(({ name, why, what, marks }) => (
          <li key={name}>
            <strong>{name}.</strong> <span className="max-sm:hidden print:hidden">{why}</span>{" "}
            <span>{what}</span>
            <SourceMarks marks={marks} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Switches({ group: { title, items } }: { group: Group }) {
  return (
    <fieldset className="ask-group">
      <legend className="text-h3">{title}</legend>
      <ul>
        {items.map((item) => (
          <Switch key={item.id} {...item} />
        ))}
      </ul>
    </fieldset>
  );
}

function Switch({ id, name, alsoCalled, why, note, whom, question, basis, marks, printed }: Item) {
  return (
    <li>
      <label>
        {/* Without a name, so that no form sends it. */}
        <input type="checkbox" id={`has-${id}`} data-ask={whom} />
        <span>
          <b>{name}</b>
          {alsoCalled && <small>{alsoCalled}</small>}
        </span>
      </label>
      <div className="ask-answer">
        <p>
          {why}
          <SourceMarks marks={marks} /> {note}
        </p>
        <p className="ask-question">
          <b>Ask {whom}:</b> {question}
        </p>
        <p className="ask-basis">
          {basis}
          <span className="ask-paper">
            {" "}
            Read at: {printed.publisher}
            {printed.url && `, ${printed.url}`}
          </span>
        </p>
      </div>
    </li>
  );
}

/** The style sheet counts. `AskFirstStatus` says the same aloud. */
function Count({ people }: Pick<AskFirstList, "people">) {
  return (
    <div className="ask-count">
      <p aria-hidden="true" className="figures">
        <b className="ask-number" />
        <span className="ask-whom">
          Ask{" "}
          {people.map((whom) => (
            <Fragment key={whom}>
              <span data-asked={whom}>{whom}</span>{" "}
            </Fragment>
          ))}
        </span>
      </p>
      <Button variant="secondary" size="sm" data-prints="" className="ask-print">
        <Printer size={16} strokeWidth={1.75} aria-hidden="true" />
        Print my note
      </Button>
      <button type="reset" className={buttonClass({ variant: "secondary", size: "sm" })}>
        Clear all
      </button>
    </div>
  );
}
