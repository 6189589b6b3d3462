import type { Reference } from "#app/evidence/reference.ts";
import { ReferenceList } from "#app/evidence/reference-list.tsx";

/** Where the page's figure comes from. */
export function Sources({ references }: { references: readonly Reference[] }) {
  return (
    <section
      aria-labelledby="sources"
      className="page-width section-gap grid gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <h2 id="sources" className="text-h3">
        Source of the figure
      </h2>
      <div className="lg:[&>ol]:columns-1">
        <ReferenceList references={references} />
      </div>
    </section>
  );
}
