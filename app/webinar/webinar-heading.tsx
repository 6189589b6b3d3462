import { href } from "react-router";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import { WEBINAR_PATH } from "#app/forms/webinar/registration.ts";
import { leadOf, ownPages } from "#app/frame/head/own-pages.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import * as webinar from "#app/webinar.config.ts";
import { HandheldDrawing } from "./handheld-drawing.tsx";
import type { WebinarContent } from "./webinar-content.server.ts";

export function Trail() {
  return (
    <Breadcrumb items={[{ name: "Home", href: href("/") }, { name: "PerfectIO X webinar" }]} />
  );
}

/** Names who pays for the page. Static. */
export function Heading() {
  return (
    <header>
      <Advertisement />
      <p className="mt-6 font-semibold text-[15px] text-red">
        A free online event about PerfectIO X
      </p>
      <h1 className="mt-2 text-h1">{ownPages[WEBINAR_PATH].title}</h1>
      <p className="mt-6 mb-8 max-w-(--wide-measure) text-ink-soft text-lead">
        <CitedText text={leadOf(WEBINAR_PATH)} />
      </p>
      <HandheldDrawing />
    </header>
  );
}

function Advertisement() {
  return (
    <p
      role="note"
      className="max-w-[38rem] border-rule-strong border-l-2 pl-4 text-[15px] text-ink-soft"
    >
      <strong className="text-ink">Advertisement.</strong> {webinar.disclosure}
    </p>
  );
}

/** @param follows the next steps @param date with the time, once set */
export function Facts({
  facts: { film, chat, attend },
  follows,
  date,
}: Pick<WebinarContent, "facts"> & { follows: readonly string[]; date: string | null }) {
  const facts = [
    ["The film", film],
    ["The chat", chat],
    ["When", [date && `${date}.`, ...follows].filter(Boolean).join(" ")],
    ["To attend", attend],
  ] as const;
  return (
    <dl className="border-ink border-t">
      {facts.map(([term, description]) => (
        <div
          key={term}
          className="grid gap-x-6 border-rule border-b py-3 sm:grid-cols-[8rem_minmax(0,1fr)]"
        >
          <dt className="text-ink-soft max-sm:text-small">{term}</dt>
          <dd className="max-w-[32em]">{description}</dd>
        </div>
      ))}
    </dl>
  );
}
