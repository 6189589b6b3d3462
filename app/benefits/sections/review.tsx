import type { BenefitPage } from "#app/benefits/benefit-page.ts";
import { alertsPath } from "#app/forms/alerts/alert-topic.ts";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import * as site from "#app/site.config.ts";
import { Notice } from "#app/ui/notice.tsx";
import * as webinar from "#app/webinar.config.ts";
import { EditorialIndependence } from "./editorial-independence.tsx";
import { ReviewedBy } from "./reviewed-by.tsx";

/** The reviewer and the disclaimer; our independence where devices are compared. */
export function Review({ page: { slug, meta, devices, lastChange } }: { page: BenefitPage }) {
  const review = (
    <ReviewedBy
      reviewer={meta.physicianReviewed && site.reviewer}
      lastReviewed={meta.lastReviewed}
      lastChange={lastChange}
      alerts={alertsPath(`benefits/${slug}`)}
    />
  );
  const { disclaimer } = ownPages["/benefits"];
  return (
    <div>
      {devices.comparison ? (
        <EditorialIndependence
          statements={[site.independence, webinar.exception, site.affiliateDisclosure]}
          review={review}
          disclaimer={disclaimer}
        />
      ) : (
        <div className="grid gap-x-12 gap-y-4 border-rule border-t pt-4 text-[15px] leading-[1.4] sm:pt-6 sm:text-base sm:leading-normal md:grid-cols-[1fr_2fr]">
          {review}
          <Notice title="Not medical advice.">{disclaimer}</Notice>
        </div>
      )}
    </div>
  );
}
