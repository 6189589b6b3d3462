import { href } from "react-router";
import { TextLink } from "#app/ui/link.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";

/** From the ledger's list. JSON. */
export type AskFirstView = {
  /** Emergency signs. */
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

/** Links outside of a line of text are as tall as a finger needs. */
const ALONE = "text-link inline-block py-0.5";

/** Emergencies in full, then names in groups; each leads to its line on /ask-first. */
export function AskFirst({ urgent, groups }: AskFirstView) {
  return (
    <>
      <h3 id="ask-first" className="mt-6 text-h3 sm:mt-10">
        Who should not use it without asking first
      </h3>
      <p className="mt-2 mb-3 max-w-(--measure) text-ink-soft text-small sm:text-base">
        Each name leads to its line on <TextLink to={href("/ask-first")}>the whole list</TextLink>:
        tick it there to read why, and what to ask whom. It is a reason to ask and no proof of harm;
        few medicines were tested with red light. The{" "}
        <TextLink to={href("/guide/:slug", { slug: "safety" })}>safety guide</TextLink> has more.
      </p>
      <ul className="border-ink border-t">
        {urgent.map(({ name, text, source }) => (
          <li
            key={name}
            className="max-w-(--measure) border-rule border-b py-2.5 text-[15px] leading-[1.4] sm:text-base"
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
      {groups.map(({ title, reasons }) => (
        <PhoneFold key={title} title={title}>
          <h4 className="mt-5 font-sans font-semibold tracking-normal max-sm:hidden">{title}</h4>
          <ul className="gap-x-12 text-[15px] leading-6 *:break-inside-avoid sm:columns-2">
            {reasons.map(({ id, name, alsoCalled }) => (
              <li key={id}>
                <a
                  href={`${href("/ask-first")}#has-${id}`}
                  className={alsoCalled ? "text-link" : ALONE}
                >
                  {name}
                </a>
                {alsoCalled && <small className="text-small"> ({alsoCalled})</small>}
              </li>
            ))}
          </ul>
        </PhoneFold>
      ))}
    </>
  );
}
