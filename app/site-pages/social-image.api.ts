import { articlesContext } from "#app/articles/articles.server.ts";
import { type SocialImageText, socialImagePng } from "#app/frame/head/social-image.server.ts";
import { pageOfSocialImage } from "#app/frame/head/social-image.ts";
import { CACHE_POLICY, MISSING_RESPONSE, UNAVAILABLE_RESPONSE } from "#app/infra/cache-policy.ts";
import { serverContext } from "#app/infra/server-state.ts";
import { pagesContext } from "#app/pages/pages.server.ts";
import { capitalise } from "#app/text/capitalise.ts";
import type { Route } from "./+types/social-image.api.ts";
import { listSitePages } from "./site-pages.server.ts";

/** `GET /social/{page}.png`. Its words come from the page, so that nobody can put in others. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const path = pageOfSocialImage(params["*"]);
  const found = path ? await findText(path, context) : MISSING;
  if (found.status === "unavailable") {
    return new Response("This picture can't be drawn now.\n", UNAVAILABLE_RESPONSE);
  }
  if (found.status === "missing") {
    return new Response("There is no picture at this address.\n", MISSING_RESPONSE);
  }
  return new Response(await socialImagePng(found.text), {
    headers: { "Content-Type": "image/png", "Cache-Control": CACHE_POLICY.socialImage },
  });
}

type Found =
  | { status: "ok"; text: SocialImageText }
  | { status: "missing" }
  | { status: "unavailable" };

const MISSING: Found = { status: "missing" };

async function findText(path: string, context: Route.LoaderArgs["context"]): Promise<Found> {
  const articles = context.get(articlesContext);
  const pages = context.get(pagesContext);
  const own = listSitePages(context.get(serverContext).listed).find((page) => page.path === path);
  if (own) {
    const { title, section, wavelengths = [] } = own;
    return { status: "ok", text: { title, section, wavelengths } };
  }
  const slug = path.match(/^\/blog\/([^/]+)$/)?.[1];
  if (slug) {
    const answer = await articles.get(slug);
    if (answer.status !== "ok") return answer;
    const { title, subcategory = "blog" } = answer.article;
    const section = capitalise(subcategory);
    return { status: "ok", text: { title, section, wavelengths: [] } };
  }
  const group = (await articles.groupPages()).find((page) => page.path === encodeURI(path));
  if (group) {
    return { status: "ok", text: { title: group.title, section: "Articles", wavelengths: [] } };
  }
  const published = await pages.addresses();
  if (published.status !== "ok") return published;
  const page = published.pages.find(({ handle }) => path === `/${handle}`);
  if (!page) return MISSING;
  const answer = await pages.get(page.handle);
  if (answer.status !== "ok") return answer;
  return { status: "ok", text: { title: answer.page.title, section: "", wavelengths: [] } };
}
