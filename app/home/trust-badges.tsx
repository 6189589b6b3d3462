import { site } from "#app/site.config.ts";

const { deviceReviews, researchArticles, readers, studies, satisfaction, support } = site.claims;

/** The operator's claims in a row, see site.config.ts. */
export function TrustBadges() {
  return (
    <section aria-label="Why readers trust us" className="page-width section-gap">
      <ul className="figures grid grid-cols-2 gap-x-6 gap-y-3 border-rule border-y py-5 text-[15px] text-ink-soft sm:grid-cols-3 lg:flex lg:justify-between">
        {[deviceReviews, researchArticles, readers, studies, satisfaction, support].map(
          ({ value, label }) => (
            <li key={label}>
              <strong className="font-semibold text-ink">{value}</strong> {label}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
