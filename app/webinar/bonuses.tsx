import * as webinar from "#app/webinar.config.ts";
import { ReserveLink } from "./reserve-link.tsx";
import type { WebinarContent } from "./webinar-content.server.ts";

export function Bonuses({ headings, bonuses }: Pick<WebinarContent, "headings" | "bonuses">) {
  return (
    <section
      aria-labelledby="bonuses"
      className="page-width section-gap grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <div>
        <h2 id="bonuses" className="text-h2">
          {headings.bonuses}
        </h2>
        <p className="mt-4 max-w-[26em] text-ink-soft">{bonuses}</p>
        <div className="mt-6 max-lg:hidden">
          <ReserveLink />
        </div>
      </div>
      <ol className="border-ink border-t">
        {webinar.bonuses.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[3rem_minmax(0,1fr)] items-baseline border-rule border-b py-6 sm:grid-cols-[5rem_minmax(0,1fr)]"
          >
            <span
              aria-hidden="true"
              className="figures font-display text-[40px] text-ink-soft leading-none"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-h3">{title}</h3>
              <p className="mt-1 max-w-(--measure) text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
