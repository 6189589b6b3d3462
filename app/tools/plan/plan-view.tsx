import type { ReactNode } from "react";
import { href } from "react-router";
import { EvidenceGrade } from "#app/evidence/figures/evidence-grade.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { DateText } from "#app/ui/date.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { Plan } from "./plan.server.ts";
import { ASKED, type Written } from "./plan-request.ts";
import { SessionCalendar } from "./session-calendar.tsx";

export function PlanView({ plan, written }: { plan: Plan; written: Written }) {
  const { use, grade, verdict, tested, light, distance, frequency, minutes, dose, reckoned } = plan;
  const { record, start, first, judge, stop, sessions } = plan;
  return (
    <section aria-labelledby="plan">
      <h2 id="plan" className="text-h2">
        {use.name}
      </h2>
      <p className="mt-3 max-w-(--measure)">
        How sure: {grade ? <EvidenceGrade grade={grade} /> : "no grade"}. {verdict}{" "}
        <TextLink
          to={`${href("/benefits/:slug", { slug: use.page.slug })}#${use.id}`}
          className="print:hidden"
        >
          What was tried
        </TextLink>
      </p>
      <p className="mt-2 max-w-(--measure)">{tested}</p>
      <dl className="mt-6 grid gap-x-10 border-ink border-t lg:grid-cols-2">
        <Fact label="One session">
          <strong className="figures font-[480] font-display text-[30px] leading-none">
            {minutes}
          </strong>{" "}
          for one area, {dose}, {frequency.toLowerCase()}
          <span className="mt-1 block text-ink-soft text-small">{reckoned}</span>
        </Fact>
        <Fact label="The light">
          {light}, {distance}
        </Fact>
        <Fact label="Write down">
          <strong className="font-semibold">{record.number}.</strong> {record.how}
        </Fact>
        <Fact label="Judge it on">
          <strong className="font-[480] font-display text-[30px] leading-none">
            <DateText iso={judge} />
          </strong>
          {first && (
            <span className="mt-1 block">
              A first look on <DateText iso={first} />. No change yet is no reason for more light.
            </span>
          )}
        </Fact>
        <Fact label="Stop">
          {stop} Stop at once if your skin stays red, blisters or hurts, or your sight changes, and{" "}
          <TextLink to={`${href("/ask-first")}#emergency`}>ask</TextLink>.
        </Fact>
        <Fact label="How many">
          {sessions === null
            ? "With each training session of every other week"
            : `${sessions} sessions`}
          , from <DateText iso={start} /> to the day before you judge.
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
            Put it in my calendar
          </button>
        </form>
        <span className="text-ink-soft text-small">
          An .ics file for any calendar, without alarms. The page prints as your diary.
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
