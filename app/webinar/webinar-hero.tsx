import type { ReactNode } from "react";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import * as webinar from "#app/webinar.config.ts";

/**
 * Who pays for this page, what the event is, how it runs, and the form to get in. `follows`: what a
 * reader hears after registering.
 */
export function WebinarHero({ form, follows }: { form: ReactNode; follows: string }) {
  return (
    <div className="page-width pt-8">
      <Breadcrumb items={[{ name: "Home", href: "/" }, { name: "PerfectIO X webinar" }]} />
      <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_1fr]">
        <header>
          <Advertisement />
          <p className="mt-6 font-semibold text-[15px] text-red">
            A free online event about PerfectIO X
          </p>
          <h1 className="mt-2 text-h1">Red light you hold in your hand, and what to ask of it</h1>
          <p className="mt-6 max-w-[34em] text-ink-soft text-lead">
            PerfectIO X is a handheld red light device for the home. See it used, put your questions
            to the people in the chat, and decide with the trials beside you.
          </p>
        </header>
        <div className="lg:row-span-2">{form}</div>
        <Facts follows={follows} />
      </div>
    </div>
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

function Facts({ follows }: { follows: string }) {
  const facts = [
    ["The film", "Pre-recorded, and streamed as if it were live."],
    ["The chat", "Live, with questions and answers while the film runs."],
    ["When", follows],
    ["To attend", "Free, and without an order."],
  ] as const;
  return (
    <dl className="self-start border-ink border-t">
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
