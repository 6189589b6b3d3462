import { CitedText } from "#app/evidence/cited-text.tsx";
import { EvidenceBadges, GradeBasis } from "#app/evidence/evidence-grade.tsx";
import type { ApplicationView } from "./benefit-page.ts";

/** The uses side by side, each on a card: how sure it is, what was found, and with which settings. */
export function ApplicationCards({ applications }: { applications: readonly ApplicationView[] }) {
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {applications.map((application) => (
        <li key={application.condition} className="last:odd:col-span-full">
          <ApplicationCard application={application} />
        </li>
      ))}
    </ul>
  );
}

function ApplicationCard({
  application: { condition, assessment, evidence, mechanism, protocol },
}: {
  application: ApplicationView;
}) {
  const parts = [
    ["What was found", evidence],
    ["How it might work", mechanism],
    ["Protocol", protocol],
  ] as const;
  return (
    <article className="@container h-full rounded-card border border-rule bg-card p-5 sm:p-6">
      <h3 className="text-h3">{condition}</h3>
      <div className="mt-3">
        <EvidenceBadges assessment={assessment} />
      </div>
      <p className="mt-3 max-w-(--measure) font-semibold">
        <CitedText text={[assessment.verdict]} />
      </p>
      <p className="mt-2.5 max-w-(--measure) text-ink-soft text-small">
        {assessment.effect.figure && (
          <span className="figures">Size of the effect: {assessment.effect.figure}. </span>
        )}
        Rests on <GradeBasis assessment={assessment} />
      </p>
      <dl className="mt-4 text-[16px] @2xl:grid @2xl:grid-cols-[3fr_2fr_2fr] @2xl:gap-x-8">
        {parts.map(([label, text]) => (
          <div key={label} className="border-rule border-t py-3 last:pb-0">
            <dt className="font-semibold text-ink-soft text-small">{label}</dt>
            <dd className="mt-0.5 max-w-(--measure)">
              <CitedText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
