import { CitedText } from "#app/evidence/cited-text.tsx";
import { ReferenceList } from "#app/evidence/reference-list.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { WebinarContent } from "./webinar-content.ts";

/** What to mind before using such a light, and the papers that the page rests on. */
export function Sources({ safety, references }: Pick<WebinarContent, "safety" | "references">) {
  return (
    <section aria-labelledby="references" className="page-width section-gap">
      <Notice title="Not medical advice.">
        <CitedText text={safety} />
      </Notice>
      <h2 id="references" className="mt-14 mb-6 text-h2">
        References
      </h2>
      <ReferenceList references={references} />
    </section>
  );
}
