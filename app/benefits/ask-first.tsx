import { TextLink } from "#app/ui/link.tsx";
import { Disclosure } from "./disclosure.tsx";

/** Who should ask before using the light, drawn from the ledger's list. JSON. */
export type AskFirstView = {
  /** Signs that need help at once. */
  readonly urgent: readonly AskFirstRow[];
  readonly groups: readonly { readonly title: string; readonly rows: readonly AskFirstRow[] }[];
};

/** A medicine, a condition, a body site or a sign, with the reason and what to do about it. */
export type AskFirstRow = {
  readonly name: string;
  readonly alsoCalled?: string;
  /** Why, and whom to ask what, or what to do at once. */
  readonly text: string;
  readonly source: { readonly publisher: string; readonly url?: string };
};

/** Who should ask first: what needs help at once open, then a line with all names for each group, which opens. */
export function AskFirst({ urgent, groups }: AskFirstView) {
  return (
    <>
      <h3 id="ask-first" className="mt-6 text-h3 sm:mt-10">
        Who should not use it without asking first
      </h3>
      <p className="mt-2 mb-3 max-w-(--measure) text-ink-soft text-small sm:text-base">
        <TextLink to="/ask-first">Tick what is true for you</TextLink>, or read on. A line is a
        reason to ask and no proof of harm. What is said of medicines is mostly about sunlight; few
        were tested with red light. The <TextLink to="/guide/safety">safety guide</TextLink> has
        more of them.
      </p>
      <ul className="border-ink border-t">
        {urgent.map((row) => (
          <li
            key={row.name}
            className="border-rule border-b py-2.5 text-[15px] leading-[1.4] sm:text-base"
          >
            <Row {...row} />
          </li>
        ))}
      </ul>
      {groups.map(({ title, rows }) => (
        <Disclosure
          key={title}
          title={
            <>
              <span className="font-semibold">{title}</span>
              <span className="block text-ink-soft text-small max-sm:hidden">
                {rows.map(({ name }) => name).join(" · ")}
              </span>
            </>
          }
        >
          <ul className="gap-x-12 text-base min-[1180px]:columns-2">
            {rows.map((row) => (
              <li key={row.name} className="break-inside-avoid border-rule border-t py-2.5">
                <Row {...row} />
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </>
  );
}

function Row({ name, alsoCalled, text, source }: AskFirstRow) {
  return (
    <p className="max-w-(--measure)">
      <strong>{name}</strong>
      {alsoCalled && <span className="text-ink-soft text-small"> ({alsoCalled})</span>}
      {/[.?!]$/.test(name) ? " " : ". "}
      {text}{" "}
      <span className="text-ink-soft text-small">
        Source: <Source {...source} />
      </span>
    </p>
  );
}

function Source({ publisher, url }: AskFirstRow["source"]) {
  return url ? <TextLink to={url}>{publisher}</TextLink> : publisher;
}
