import type { Route } from "./+types/papers.route.ts";
import { readFoundPapers } from "./papers.server.ts";
import { PapersPage } from "./papers-page.tsx";

export async function loader() {
  return readFoundPapers();
}

export default function PapersRoute({ loaderData }: Route.ComponentProps) {
  return <PapersPage found={loaderData} />;
}
