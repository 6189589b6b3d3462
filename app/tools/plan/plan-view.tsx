import type { ReactNode } from "react";
import { href } from "react-router";
import { PlainProse } from "#app/evidence/citations/plain-prose.tsx";
import { EvidenceGrade } from "#app/figures/evidence-grade.tsx";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import { fillIn } from "#app/text/fill-in.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { DateText } from "#app/ui/date.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { Plan } from "./plan.server.ts";
import { ASKED, type Written } from "./plan-request.ts";
import { SessionCalendar } from "./session-calendar.tsx";

const texts = ownPages["/plan"];

export function PlanView({ plan, written }: { plan: Plan; written: Written }) {
  const { use, grade, verdict, doubt, tested, caution, light, distance, frequency } = plan;
  const { minutes, dose, reckoned, area, record, start, first, judge, stop, sessions } = plan;
  return (
    <section aria-labelledby="plan">
      <h2 id="plan" className="text-h2">
        {use.name}
      </h2>
      <p className="mt-3 max-w-(--measure) font-semibold">
        {doubt ? fillIn(texts.anyway, { doubt }) : texts.own}
      </p>
      {caution && (
        <p className="mt-3 max-w-(--measure) border-red border-l-2 bg-red-soft px-5 py-4">
          {caution}
        </p>
      )}
      <p className="mt-3 max-w-(--measure)">
        Evidence: {grade ? <EvidenceGrade grade={grade} /> : "not rated"}. {verdict}{" "}
        <TextLink
          to={`${href("/benefits/:slug", { slug: use.page.slug })}#${use.id}`}
          className="print:hidden"
        >
          What studies tested
        </TextLink>
      </p>
      <p className="mt-2 max-w-(--measure)">{tested}</p>
      <dl className="mt-6 grid gap-x-10 border-ink border-t lg:grid-cols-2">
        <Fact label="One session">
          <strong className="figures font-[480] font-display text-[30px] leading-none">
            {minutes}
          </strong>{" "}
          {area}, {dose}, {frequency.toLowerCase()}
          <span className="mt-1 block text-ink-soft text-small">{reckoned}</span>
        </Fact>
        <Fact label="The light">
          {light}, {distance}
        </Fact>
        <Fact label="Track">
          <strong className="font-semibold">{record.number}.</strong> {record.how}
        </Fact>
        <Fact label="Decide on">
          <strong className="font-[480] font-display text-[30px] leading-none">
            <DateText iso={judge} />
          </strong>
          {first && (
            <span className="mt-1 block">
              Take a first look on <DateText iso={first} />. {texts.look}
            </span>
          )}
        </Fact>
        <Fact label="Stop">
          {stop} <PlainProse text={texts.stop} />
        </Fact>
        <Fact label="How many">
          {sessions === null ? "Every training session, every second week" : `${sessions} sessions`}
          , from <DateText iso={start} /> to the day before you decide.
        </Fact>
      </dl>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
        <form
          method="post"
          action={`${href("/plan/calendar.ics")}?${new URLSearchParams(written)}`}
        >
          <button
            type="submit"
            name={ASKED}
            value={use.page.slug}
            className={buttonClass({ variant: "secondary" })}
          >
            Add to my calendar
          </button>
        </form>
        <span className="text-ink-soft text-small">
          Works with any calendar. Print this page to use as a diary, or{" "}
          <TextLink
            to={`${href("/diary")}#${new URLSearchParams({ use: use.id, light: start, decide: judge })}`}
          >
            keep one in your browser
          </TextLink>
          .
        </span>
      </div>
      <SessionCalendar plan={plan} />
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="plan-fact gap-x-4 border-rule border-b py-3">
      <dt className="text-[15px] text-ink-soft">{label}</dt>
      <dd className="min-w-0 leading-[1.45]">{children}</dd>
    </div>
  );
}
