import type { ReactNode } from "react";
import { ReferenceList } from "#app/evidence/citations/reference-list.tsx";
import type { Reference } from "#app/evidence/text/reference.ts";

/** Sources disagree on the depth, so they are right below the drawing. */
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
        <p className="mt-4 max-w-(--measure) text-ink-soft text-lead">
          Near-infrared, which you can’t see, goes somewhat deeper than red in most sources below.
          They don’t agree on how much deeper. So choose by what worked in studies, not by depth.
        </p>
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
