import { changeAddress } from "#app/evidence/ledger/change-address.ts";
import type { Change } from "#app/evidence/ledger/changes.server.ts";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import { typeset } from "#app/text/typeset.ts";
import { Unbroken } from "#app/text/unbroken.tsx";
import { DateText } from "#app/ui/date.tsx";
import { TextLink } from "#app/ui/link.tsx";

export function ChangeEntry({ change }: { change: Change }) {
  const { id, on, kind, about, was, is, why } = change;
  return (
    <article id={id} aria-labelledby={`${id}-name`} className="border-rule border-b py-5">
      <h3 id={`${id}-name`} className="text-h3">
        <TextLink to={about.href} className="inline-block py-0.5">
          {typeset(about.name)}
        </TextLink>
      </h3>
      <p className="mt-1 text-ink-soft text-small">
        {KINDS[kind][about.kind]},{" "}
        <TextLink to={changeAddress(change)}>
          <span className="sr-only">only this change of {typeset(about.name)}: </span>
          <DateText iso={on} />
        </TextLink>
      </p>
      {(was ?? is) && (
        <dl className="mt-3 grid max-w-[60rem] gap-x-8 gap-y-3 md:grid-cols-2">
          {was && <Words name="We wrote" text={typeset(was)} isOld />}
          {(was || is) && (
            <Words
              name={was ? "We write now" : "We write"}
              text={is ? typeset(is) : ownPages["/changes"].withdrawn}
            />
          )}
        </dl>
      )}
      {why && <p className="mt-3 max-w-(--measure)">{typeset(why)}</p>}
    </article>
  );
}

function Words({ name, text, isOld = false }: { name: string; text: string; isOld?: boolean }) {
  return (
    <div>
      <dt className="font-semibold text-small">{name}</dt>
      <dd className={isOld ? "text-ink-soft" : ""}>
        <Unbroken text={text} />
      </dd>
    </div>
  );
}

const KINDS = {
  "changed verdict": {
    claim: "Changed answer",
    study: "Changed answer",
    page: "Changed answer",
  },
  correction: {
    claim: "Reasons corrected, same answer",
    study: "Study corrected",
    page: "Page corrected",
  },
  addition: { claim: "First answer", study: "Study added", page: "Page added" },
} as const;
