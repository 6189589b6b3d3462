import { site } from "#app/site.config.ts";

const { deviceReviews, researchArticles, studies, readers } = site.claims;

/** The site in four figures. They are claims of its operator, see site.config.ts. */
export function StatsCard() {
  return (
    <section aria-label="This site in figures" className="page-width section-gap">
      <dl className="grid grid-cols-2 border-rule border-y md:grid-cols-4">
        {[deviceReviews, researchArticles, studies, readers].map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end gap-1 border-rule py-4 pl-5 not-first:border-l first:pl-0 max-md:odd:border-l-0 max-md:odd:pl-0 max-md:nth-[n+3]:border-t md:px-6"
          >
            <dt className="text-[16px] text-ink-soft">{label}</dt>
            <dd className="figures font-display text-[34px] leading-tight md:text-[40px]">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
