import { href } from "react-router";
import { type ChangesFilter, changesPath } from "#app/evidence/ledger/change-address.ts";
import { type Change, type ChangeKind, changeKinds } from "#app/evidence/ledger/changes.server.ts";
import { TOPICS, topicIds } from "#app/evidence/ledger/topics.ts";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import type { EvidenceText } from "#app/evidence/text/evidence-text.ts";
import { AlertForm } from "#app/forms/alerts/alert-form.tsx";
import type { AlertTopic } from "#app/forms/alerts/alert-topic.ts";
import { CHANGE_FEEDS } from "#app/frame/head/feeds.ts";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import { ChoiceLinks } from "#app/ui/choice-links.tsx";
import { DateText, monthOf } from "#app/ui/date.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { ChangeEntry } from "./change-entry.tsx";
import { type filterChanges, KIND_NAMES } from "./changes-filter.ts";

type Found = ReturnType<typeof filterChanges>;

export function ChangesView({
  lead,
  changes,
  filter,
  found,
  onPage,
  alertTopics,
}: {
  lead: EvidenceText;
  changes: readonly Change[];
  filter: ChangesFilter;
  found: Found;
  /** The title of the page in `on`. */
  onPage: string | undefined;
  alertTopics: readonly AlertTopic[];
}) {
  return (
    <>
      <h1 className="text-h1">Updates and corrections</h1>
      <p className="mt-3 max-w-(--measure) text-[18px] text-ink-soft">
        <CitedText text={lead} />
      </p>
      <p className="mt-3 max-w-(--measure) text-ink-soft">
        Follow them:{" "}
        {Object.values(CHANGE_FEEDS).map(({ name, path }, index) => (
          <span key={path}>
            {index > 0 && ", "}
            <TextLink to={path} reloadDocument>
              {name}
            </TextLink>
          </span>
        ))}
        , or <TextLink to="#alerts">by email</TextLink>. The list begins on{" "}
        <DateText iso={changes.at(-1)?.on ?? ""} />.
      </p>
      <Choices changes={changes} filter={filter} />
      <Summary filter={filter} found={found} changes={changes} onPage={onPage} />
      {byMonth(found.shown).map(([month, entries]) => (
        <section key={month} aria-labelledby={month} className="mt-10">
          <h2 id={month} className="border-ink border-b pb-3 text-h2">
            {monthOf(month)}
          </h2>
          {entries.map((change) => (
            <ChangeEntry key={change.id} change={change} />
          ))}
        </section>
      ))}
      <Pages filter={filter} found={found} />
      <section id="alerts" aria-labelledby="alerts-heading" className="mt-12">
        <h2 id="alerts-heading" className="mb-5 text-h2">
          Get an email
        </h2>
        <AlertForm topics={alertTopics} source="changes" />
      </section>
    </>
  );
}

function Choices({ changes, filter }: { changes: readonly Change[]; filter: ChangesFilter }) {
  const { topic, kind } = filter;
  const topics = topicIds.filter((each) => changes.some(({ topics }) => topics.includes(each)));
  const isKind = (text: string | null): text is ChangeKind =>
    changeKinds.some((each) => each === text);
  const whole =
    filter.about || filter.on || (kind && !isKind(kind)) ? undefined : changesPath({ kind, topic });
  return (
    <div className="mt-7 space-y-3">
      <ChoiceLinks
        label="Kind of change"
        chosen={whole}
        choices={[
          { name: "All changes", href: changesPath({ topic }) },
          ...changeKinds.map((each) => ({
            name: KIND_NAMES[each],
            href: changesPath({ topic, kind: each }),
          })),
        ]}
      />
      <ChoiceLinks
        label="Topic"
        chosen={whole}
        choices={[
          { name: "All topics", href: changesPath({ kind }) },
          ...topics.map((each) => ({
            name: TOPICS[each].short,
            href: changesPath({ kind, topic: each }),
          })),
        ]}
      />
    </div>
  );
}

function Summary({
  filter,
  found: { total, shown, number },
  changes,
  onPage,
}: {
  filter: ChangesFilter;
  found: Found;
  changes: readonly Change[];
  onPage: string | undefined;
}) {
  const hidden = changes.length - total;
  const about = filter.about && shown[0]?.about;
  return (
    <p role="status" className="mt-6 text-ink-soft">
      {shown.length === 0 ? ownPages["/changes"].nothing : `${count(total)}`}
      {about && ` of ${about.name}`}
      {onPage && shown.length > 0 && ` of the page “${onPage}” and the papers that it cites`}
      {shown.length > 0 && total > shown.length && `, ${shown.length} on this page`}
      {shown.length > 0 && "."}
      {hidden > 0 && ` ${hidden} more are hidden. `}
      {(hidden > 0 || number !== 1) && <TextLink to={href("/changes")}>Show all</TextLink>}
    </p>
  );
}

const count = (total: number) => (total === 1 ? "1 change" : `${total} changes`);

function Pages({ filter, found: { pages, number } }: { filter: ChangesFilter; found: Found }) {
  if (pages === 1) return null;
  const choices = Array.from({ length: pages }, (_, index) => ({
    name: `Page ${index + 1}`,
    href: changesPath({ ...filter, page: index === 0 ? null : String(index + 1) }),
  }));
  return (
    <div className="mt-10">
      <ChoiceLinks label="Pages" choices={choices} chosen={choices[number - 1]?.href} />
    </div>
  );
}

function byMonth(changes: readonly Change[]): [month: string, changes: readonly Change[]][] {
  return [...Map.groupBy(changes, ({ on }) => on.slice(0, 7))];
}
