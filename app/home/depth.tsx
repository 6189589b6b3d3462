import type { ReactNode } from "react";
import type { Reference } from "#app/evidence/reference.ts";
import { ReferenceList } from "#app/evidence/reference-list.tsx";

/** The first thing to know of the light, that depth goes with wavelength: drawn, with its source right under it. */
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
          The colour decides how deep it goes
        </h2>
        <p className="mt-4 max-w-(--measure) text-ink-soft text-lead">
          Red stays near the surface; near-infrared, which you can’t see, goes deeper. So the
          wavelength to look for depends on what you want to reach.
        </p>
      </div>
      <div>
        {figure}
        <h3 id="sources" className="mt-5 font-sans font-semibold text-[15px] tracking-normal">
          Source of the figure
        </h3>
        <ReferenceList references={references} />
      </div>
    </section>
  );
}
