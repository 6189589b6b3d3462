import { ownPages } from "#app/frame/head/own-pages.server.ts";
import type { GuideCard } from "./content/hub.server.ts";
import { GuideFiguresNote, GuideTile } from "./guide-tile.tsx";

/** The six guides are also the steps of a learning path. */
export function GuideHub({ guides }: { guides: readonly GuideCard[] }) {
  return (
    <section aria-labelledby="guides" className="page-width section-gap">
      <h2 id="guides" className="text-h2">
        Six guides
      </h2>
      <p className="mt-3 text-ink-soft">{ownPages["/"].order}</p>
      <ol className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {guides.map((guide, index) => (
          <li key={guide.href}>
            <GuideTile guide={guide} step={index + 1} plate="aspect-[5/2] sm:aspect-[8/5]" />
          </li>
        ))}
      </ol>
      <GuideFiguresNote />
    </section>
  );
}
