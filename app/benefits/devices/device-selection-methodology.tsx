import { CitedText } from "#app/evidence/text/cited-text.tsx";
import type { EvidenceText } from "#app/evidence/text/evidence-text.ts";
import type { DeviceCriterion } from "./device-criteria.server.ts";

export function DeviceSelectionMethodology({
  criteria,
}: {
  criteria: readonly DeviceCriterion<EvidenceText>[];
}) {
  return (
    <div className="rounded-card border border-rule bg-card p-6 sm:p-8 print:border-0 print:p-0">
      <dl className="grid gap-x-12 gap-y-6 md:grid-cols-2 print:block">
        {criteria.map(({ title, text }) => (
          <div key={title} className="border-rule border-t pt-3">
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-[16px] text-ink-soft">
              <CitedText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
