import { index, type RouteConfig, route } from "@react-router/dev/routes";

const ARTICLE = "articles/article.route.tsx";
const BLOG = "articles/blog.route.tsx";
const NOT_FOUND = "layout/not-found.route.tsx";

/** The route table of the specification, line by line. Paths whose screens come later show the 404 page. */
export default [
  route("/", NOT_FOUND, { id: "home", index: true }),
  route("red-light-101", NOT_FOUND, { id: "red-light-101" }),
  route("guide", ARTICLE, { id: "guide" }),
  route("guide/:slug", ARTICLE, { id: "guide-article" }),
  route("benefits", NOT_FOUND, { id: "benefits" }),
  route("*", NOT_FOUND, { id: "any-other-path" }),
] satisfies RouteConfig;
void index; void BLOG;
