import { useLocation } from "react-router";
import { benefits } from "#app/benefits/benefits.ts";
import { NotFoundPage } from "#app/layout/not-found.tsx";
import { unpublishedNotice } from "#app/layout/unpublished.ts";

export { headers, loader, meta } from "#app/layout/not-found.route.tsx";

/** The 404 page of /reviews, where every Compare Devices button leads: with the comparisons that there are. */
export default function ReviewsRoute() {
  return (
    <NotFoundPage
      notice={unpublishedNotice(useLocation().pathname)}
      instead={{ title: "Types of device for each use", links: deviceSections }}
    />
  );
}

const deviceSections = benefits.map(({ slug, name }) => ({
  name,
  href: `/benefits/${slug}#devices`,
}));
