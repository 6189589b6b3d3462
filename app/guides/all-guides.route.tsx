import { useLocation } from "react-router";
import { NotFoundPage } from "#app/layout/not-found.tsx";
import { unpublishedNotice } from "#app/layout/unpublished.ts";
import { guideCards } from "./content/hub.ts";

export { headers, loader, meta } from "#app/layout/not-found.route.tsx";

/** The 404 page of /guides, which the footer calls All guides: with all of them. */
export default function AllGuidesRoute() {
  return (
    <NotFoundPage
      notice={unpublishedNotice(useLocation().pathname)}
      instead={{ title: "All guides", links }}
    />
  );
}

const links = guideCards.map(({ title, href }) => ({ name: title, href }));
