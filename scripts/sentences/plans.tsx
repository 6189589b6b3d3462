import { makePlan, viewGate, viewRefusal } from "#app/tools/plan/plan.server.ts";
import { calendarEntries } from "#app/tools/plan/plan-calendar.ts";
import { NoPlan } from "#app/tools/plan/plan-page.tsx";
import { readPlanRequest, writtenIn } from "#app/tools/plan/plan-request.ts";
import { PlanView } from "#app/tools/plan/plan-view.tsx";
import { listDeviceTypes, listUses } from "#app/tools/plan/uses.server.ts";
import { readAloud } from "./read-aloud.tsx";
import { PLAN_INPUTS, PLAN_MISTAKES } from "./tool-inputs.ts";
import { answers, messages } from "./tools.tsx";

/** Made up, so that a plan's days stay the same. */
const TODAY = "2026-11-28";

/** The answers of /plan, the texts of its calendar, and why there is no plan for a use. */
export function sentencesOfPlans(): string[] {
  const [uses, types] = [listUses(), listDeviceTypes()];
  const answer = (query: URLSearchParams) => {
    const written = writtenIn(query);
    const use = uses.find(({ id }) => id === written.use);
    const asked = { asked: use?.page.slug ?? "" };
    const request = readPlanRequest(written, { today: TODAY, uses, types, ...asked });
    if (request.status === "invalid") return messages(request.errors);
    if (request.status === "refused") {
      const [_heading, ...lines] = readAloud(
        <NoPlan use={request.use} why={viewRefusal(request.use)} />,
      );
      return lines;
    }
    if (request.status !== "ok") return ["The form alone."];
    const plan = makePlan(request);
    const view = readAloud(<PlanView plan={plan} written={written} />);
    return [
      ...view.slice(0, view.indexOf("Add to my calendar")),
      // The sessions of a week have one text.
      ...new Set(
        calendarEntries(plan, "https://example.com/plan").map(
          ({ title, text }) => `Calendar: ${title}. ${text}`,
        ),
      ),
    ];
  };
  const refusedUses = uses.filter(({ instead }) => instead).map(({ id }) => `use=${id}`);
  return [
    ...answers("/plan", [...PLAN_INPUTS, ...refusedUses, ...PLAN_MISTAKES], answer),
    ...uses
      .filter(({ page }, index) => uses.findIndex((use) => use.page.slug === page.slug) === index)
      .flatMap((use) => [
        `## /plan, before the plans of ${use.page.slug}`,
        ...viewGate(use).emergencies.map(({ name, what }) => `${name}. ${what}`),
        ...viewGate(use).people.map(
          ({ whom, names }) => `Ask ${whom} first about any of these: ${names.join("; ")}`,
        ),
      ]),
  ];
}
