import type { ReactNode } from "react";
import { ReferenceList } from "#app/evidence/citations/reference-list.tsx";
import type { Reference } from "#app/evidence/text/reference.ts";
import { depthLead } from "#app/figures/figures.server.ts";

/** Sources disagree on the depth, so they are right below the drawing. Static. */
export function Depth({
  figure,
  references,
}: {
  figure: ReactNode;
  references: readonly Reference[];
}) {
  return (
    <section
      aria-labelledby="depth"
      className="page-width section-gap grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]"
    >
      <div>
        <h2 id="depth" className="text-h2">
          How deep does the light go?
        </h2>
        <p className="mt-4 max-w-(--measure) text-ink-soft text-lead">{depthLead()}</p>
      </div>
      <div>
        {figure}
        <h3 id="sources" className="mt-5 mb-2 font-sans font-semibold text-[15px] tracking-normal">
          Sources of the figure
        </h3>
        <ReferenceList references={references} />
      </div>
    </section>
  );
}
