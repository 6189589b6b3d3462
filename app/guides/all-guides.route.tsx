import { guideLinks } from "#app/frame/navigation.ts";
import { NotFoundPage } from "#app/frame/not-found.tsx";
import type { Route } from "./+types/all-guides.route.ts";

export { headers, loader, meta } from "#app/frame/not-found.route.tsx";

/** The 404 page of /guides, which the footer calls All guides: it lists the footer's guides. */
export default function AllGuidesRoute({ loaderData: { unpublished } }: Route.ComponentProps) {
  return (
    <NotFoundPage
      notice={unpublished?.notice}
      instead={{ title: "All guides", links: guideLinks }}
    />
  );
}
