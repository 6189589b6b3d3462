import { href } from "react-router";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import type { EvidenceText } from "#app/evidence/text/evidence-text.ts";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import { capitalise } from "#app/text/capitalise.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { AskGate } from "./ask-gate.tsx";
import type { Gate, Plan, Refusal } from "./plan.server.ts";
import { NEXT, PlanForm } from "./plan-form.tsx";
import type { DeviceType, PlanRequest, Use, Written } from "./plan-request.ts";
import { PlanView } from "./plan-view.tsx";

export type PlanAnswer =
  | Extract<PlanRequest, { status: "empty" | "begun" | "invalid" }>
  | (Extract<PlanRequest, { status: "refused" }> & { readonly why: Refusal })
  | { readonly status: "ask first"; readonly use: Use; readonly gate: Gate }
  | { readonly status: "ok"; readonly plan: Plan };

/** Works without JavaScript. Static. */
export function PlanPage({
  lead,
  written,
  answer,
  uses,
  types,
}: {
  lead: EvidenceText;
  written: Written;
  answer: PlanAnswer;
  uses: readonly Use[];
  types: readonly DeviceType[];
}) {
  const isAnswered = ["refused", "ask first", "ok"].includes(answer.status);
  const form = (
    <PlanForm
      id={answer.status === "invalid" ? NEXT : undefined}
      written={written}
      errors={answer.status === "invalid" ? answer.errors : {}}
      uses={uses}
      types={types}
    />
  );
  return (
    <div className="plan page-width pt-6 pb-16">
      <Breadcrumb
        items={[{ name: "Evidence", href: href("/evidence") }, { name: "Make a plan" }]}
      />
      <h1 className="mt-4 text-h1">Make a plan</h1>
      <p className="mt-4 max-w-(--measure) text-lead print:hidden">
        <CitedText text={lead} />
      </p>
      {!isAnswered && form}
      {answer.status !== "invalid" && (
        <div id={NEXT} className="mt-8">
          {answer.status === "refused" && <NoPlan {...answer} />}
          {answer.status === "ask first" && <AskGate {...answer} written={written} />}
          {answer.status === "ok" && <PlanView plan={answer.plan} written={written} />}
        </div>
      )}
      {isAnswered && form}
    </div>
  );
}

export function NoPlan({ use, why }: { use: Use & { instead: string }; why: Refusal }) {
  return (
    <section aria-labelledby="refused" className="max-w-(--measure)">
      <h2 id="refused" className="text-h2">
        No plan for this use
      </h2>
      <p className="mt-4">
        <strong>{use.name}:</strong> {noHomePlan(use.instead)}
      </p>
      <p className="mt-3">Does it work? {why.known}</p>
      {why.against.length > 0 && (
        <>
          <p className="mt-3">{ownPages["/plan"].unsure}</p>
          <ul className="mt-1 list-disc space-y-1 pl-5">
            {why.against.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-3">
        <TextLink to={`${href("/benefits/:slug", { slug: use.page.slug })}#${use.id}`}>
          Read what studies tested
        </TextLink>
      </p>
    </section>
  );
}

/** The page's words beside a use as sentences: "None: our light has no blue in it". */
function noHomePlan(instead: string): string {
  const [answer = "", ...reasons] = instead.split(": ");
  if (answer === "None") return `We don’t have a home plan. ${capitalise(reasons.join(": "))}.`;
  if (instead.startsWith("None ")) return `We don’t have a home plan ${instead.slice(5)}.`;
  return `We don’t have a plan of sessions. ${instead}.`;
}
