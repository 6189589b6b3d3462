import type { Reference } from "#app/evidence/reference.ts";
import { ReferenceList } from "#app/evidence/reference-list.tsx";

/** Where the page's figure comes from. */
export function Sources({ references }: { references: readonly Reference[] }) {
  return (
    <section aria-labelledby="sources" className="page-width section-gap">
      <h2 id="sources" className="mb-4 text-h3">
        Source of the figure
      </h2>
      <ReferenceList references={references} />
    </section>
  );
}
