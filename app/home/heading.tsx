import { CitedText } from "#app/evidence/text/cited-text.tsx";
import type { EvidenceText } from "#app/evidence/text/evidence-text.ts";
import * as site from "#app/site.config.ts";

export function Heading({ title, lead }: { title: string; lead: EvidenceText }) {
  return (
    <>
      <p className="font-semibold text-red text-small">{site.tagline}</p>
      <h1 className="mt-3 text-h1">{title}</h1>
      <p className="mt-7 max-w-[28em] text-ink-soft text-lead">
        <CitedText text={lead} />
      </p>
    </>
  );
}
