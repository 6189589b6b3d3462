import type { CertaintyMap } from "#app/figures/certainty-map.server.ts";
import { CertaintyMapFigure, summariseMap } from "#app/figures/certainty-map-figure.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";

/** All uses on one map: the site's answer in one picture. Last on the page, because it is long. */
export function Tested({ map }: { map: CertaintyMap }) {
  return (
    <section aria-labelledby="tested" className="page-width section-gap">
      <h2 id="tested" className="text-h2">
        All {map.total} uses, from best to least supported
      </h2>
      <p className="mt-4 mb-8 max-w-(--measure) text-ink-soft text-lead">{summariseMap(map)}</p>
      <PhoneFold title="The map of all uses">
        <CertaintyMapFigure map={map} number={2} />
      </PhoneFold>
    </section>
  );
}
