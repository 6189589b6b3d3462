import { href } from "react-router";
import { PlainProse } from "#app/evidence/citations/plain-prose.tsx";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import { TextLink } from "#app/ui/link.tsx";

/** From the ledger's list. JSON. */
export type AskFirstView = {
  readonly urgent: readonly {
    readonly name: string;
    readonly text: string;
    readonly source: Source;
  }[];
  readonly groups: readonly { readonly title: string; readonly reasons: readonly Reason[] }[];
};

type Source = { readonly publisher: string; readonly url?: string };

/** `id` is that of the ledger's entry. */
type Reason = { readonly id: string; readonly name: string; readonly alsoCalled?: string };

const { askFirst, askFirstHeading } = ownPages["/benefits"];

/** Emergencies in full, then names in groups; each leads to its line on /ask-first. */
export function AskFirst({ urgent, groups }: AskFirstView) {
  return (
    <>
      <h3 id="ask-first" className="mt-6 text-h3 sm:mt-10">
        {askFirstHeading}
      </h3>
      <p className="mt-2 mb-3 max-w-(--measure) text-ink-soft text-small sm:text-base">
        <PlainProse text={askFirst} />
      </p>
      {urgent.length > 0 && (
        <ul className="max-w-(--measure) border-ink border-t">
          {urgent.map(({ name, text, source }) => (
            <li
              key={name}
              className="border-rule border-b py-1.5 text-[15px] sm:py-2.5 leading-[1.4] sm:text-base"
            >
              <strong>{name}</strong>
              {/[.?!]$/.test(name) ? " " : ". "}
              {text}{" "}
              <span className="text-ink-soft text-small">
                Source:{" "}
                {source.url ? (
                  <TextLink to={source.url}>{source.publisher}</TextLink>
                ) : (
                  source.publisher
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {groups.map(({ title, reasons }) => (
        <div key={title} className="ask-first">
          <h4>{title}</h4>
          <ul>
            {reasons.map(({ id, name, alsoCalled }) => (
              <li key={id}>
                <a href={`${href("/ask-first")}#has-${id}`}>{name}</a>
                {alsoCalled && <small> ({alsoCalled})</small>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
