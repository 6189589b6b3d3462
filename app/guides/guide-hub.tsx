import { Link } from "react-router";
import { guideCards, learningPath } from "./content/hub.ts";
import { GuideTile } from "./guide-tile.tsx";

/** The six guides to pick from, and the order in which to read them. */
export function GuideHub() {
  return (
    <>
      <section aria-labelledby="guides" className="page-width section-gap">
        <h2 id="guides" className="text-h2">
          Six guides
        </h2>
        <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {guideCards.map((guide) => (
            <li key={guide.href}>
              <GuideTile guide={guide} plate="aspect-[8/5]" />
            </li>
          ))}
        </ul>
      </section>
      <LearningPath />
    </>
  );
}

function LearningPath() {
  return (
    <section aria-labelledby="learning-path" className="border-rule border-y bg-sunk">
      <div className="page-width py-(--section)">
        <h2 id="learning-path" className="text-h2">
          A path through them
        </h2>
        <ol className="mt-8 grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
          {learningPath.map(({ title, description, href }, index) => (
            <li
              key={href}
              className="group relative grid grid-cols-[2.75rem_1fr] border-rule border-t py-5"
            >
              <span
                aria-hidden="true"
                className="figures font-display text-[28px] text-red leading-none"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-h3">
                  <Link
                    to={href}
                    className="decoration-1 decoration-red underline-offset-4 after:absolute after:inset-0 group-hover:underline"
                  >
                    {title}
                  </Link>
                </h3>
                <p className="mt-1 text-[16px] text-ink-soft">{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
