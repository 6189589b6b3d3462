import { ReferenceList } from "#app/evidence/citations/reference-list.tsx";
import { lastChangeOn } from "#app/evidence/ledger/changes.server.ts";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import { LastChanged } from "#app/evidence/words/last-change.tsx";
import { WEBINAR_PATH } from "#app/forms/webinar/registration.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { WebinarContent } from "./webinar-content.server.ts";

export function SafetyAndReferences({
  safety,
  references,
}: Pick<WebinarContent, "safety" | "references">) {
  return (
    <section aria-labelledby="references" className="page-width section-gap">
      <Notice title="Not medical advice.">
        <CitedText text={safety} />
      </Notice>
      <h2 id="references" className="mt-14 mb-6 text-h2">
        References
      </h2>
      <ReferenceList references={references} />
      <p className="mt-6 text-small">
        <LastChanged
          change={lastChangeOn(
            WEBINAR_PATH,
            references.map(({ id }) => id),
          )}
        />
      </p>
    </section>
  );
}
