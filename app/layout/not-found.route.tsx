import { data, useLocation } from "react-router";
import { NotFoundPage } from "./not-found.tsx";

/** For every path with nothing to show yet, and every path that nobody has thought of. */
export function loader() {
  return data(null, { status: 404 });
}

export function meta() {
  return [
    { title: "404 Page Not Found" },
    { name: "description", content: "Nothing stands at this address." },
    { name: "robots", content: "noindex" },
  ];
}

export default function NotFoundRoute() {
  return <NotFoundPage notice={unpublishedNotice(useLocation().pathname)} />;
}

/** The line for a section that is linked to and not published yet. */
function unpublishedNotice(pathname: string): string | undefined {
  return UNPUBLISHED.get(pathname.split("/")[1] ?? "");
}

const UNPUBLISHED = new Map([
  ["reviews", "Our device reviews are not published yet."],
  ["shop", "The shop is not published yet."],
  ["community", "The community section is not published yet."],
  ["about", "The page about us is not published yet."],
  ["contact", "The contact page is not published yet. The address to write to stands below."],
]);
