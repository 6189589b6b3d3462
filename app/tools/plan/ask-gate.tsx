import { href } from "react-router";
import { PlainProse } from "#app/evidence/citations/plain-prose.tsx";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import { Button } from "#app/ui/button.tsx";
import type { Gate } from "./plan.server.ts";
import { NEXT } from "./plan-form.tsx";
import { ASKED, type Use, type Written } from "./plan-request.ts";

const { reasons, confirmed, stored } = ownPages["/plan"].gate;

/** The list of who should ask first, with a button that confirms it. */
export function AskGate({ use, gate, written }: { use: Use; gate: Gate; written: Written }) {
  const { emergencies, people } = gate;
  return (
    <section aria-labelledby="first">
      <h2 id="first" className="text-h2">
        Before the plan: is it safe for you?
      </h2>
      {emergencies.length > 0 && (
        <ul className="mt-5 max-w-(--measure) border-red border-l-2 bg-red-soft px-5 py-4 text-base leading-[1.45]">
          {emergencies.map(({ name, what }) => (
            <li key={name} className="not-first:mt-2">
              <strong>{name}.</strong> {what}
            </li>
          ))}
        </ul>
      )}
      <dl className="mt-6 border-ink border-t">
        {people.map(({ whom, names }) => (
          <div key={whom} className="gate-person border-rule border-b py-3">
            <dt className="font-semibold">Ask {whom} first about any of these:</dt>
            <dd>
              <ul className="gate-names text-base leading-[1.5]">
                {names.map((name) => (
                  <li key={name} className="break-inside-avoid py-0.5">
                    {name}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-(--measure)">
        <PlainProse text={reasons} />
      </p>
      <form
        method="post"
        action={`${href("/plan")}?${new URLSearchParams(written)}#${NEXT}`}
        autoComplete="off"
        className="mt-6"
      >
        <label className="flex max-w-(--measure) items-start gap-3 py-2 font-semibold">
          <input
            type="checkbox"
            name={ASKED}
            value={use.page.slug}
            required
            // Chromium and Safari call what is required and empty invalid before anybody was here.
            aria-invalid={false}
            className="mt-0.5 size-5 shrink-0"
          />
          {confirmed}
        </label>
        <Button type="submit" className="mt-3">
          Show my plan
        </Button>
        <p className="mt-3 max-w-(--measure) text-ink-soft text-small">{stored}</p>
      </form>
    </section>
  );
}
