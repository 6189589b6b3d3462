import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { answerRouteId, benefits } from "./benefits/content/benefits.ts";
import { MOST_SITEMAPS } from "./frame/head/sitemap.ts";
import { PAGE_HANDLES } from "./pages/page.ts";

const ARTICLE = "articles/article.route.tsx";
const ARTICLE_GROUP = "articles/article-group.route.tsx";
const BENEFIT = "benefits/benefit.route.tsx";
const BLOG = "articles/blog.route.tsx";
const PAGE = "pages/page.route.tsx";
const SITEMAP = "site-pages/sitemap.api.ts";
const FEED = "articles/feed.api.ts";
const CHANGE_FEED = "changes/change-feed.api.ts";
const REVIEWS = "tools/devices/reviews.route.tsx";
const NOT_FOUND = "frame/not-found.route.tsx";

/** The specification's route table, line by line. Paths without a screen show the 404 page. */
export default [
  layout("redirects/content.route.tsx", [
    index("home/home.route.tsx", { id: "home" }),
    route("red-light-101", "guides/red-light-101.route.tsx", { id: "red-light-101" }),
    route("guide", ARTICLE, { id: "guide" }),
    route("guide/:slug", ARTICLE, { id: "guide-article" }),
    route("benefits", "benefits/index/benefits-index.route.tsx", { id: "benefits" }),
    ...benefits.map(({ slug }) =>
      route(`benefits/${slug}`, BENEFIT, { id: slug }, [
        index("benefits/answer/answer.route.tsx", { id: answerRouteId(slug) }),
      ]),
    ),
    ...benefits.map(({ slug }) =>
      route(`benefits/${slug}/print`, "benefits/print-view/print-view.route.tsx", {
        id: `${slug}-print`,
      }),
    ),
    route("benefits/:slug", ARTICLE, { id: "benefit-article" }),
    route("article/:slug", ARTICLE, { id: "article" }),
    route("blog", BLOG, { id: "blog" }),
    route("articles", BLOG, { id: "articles" }),
    route("blog/:slug", ARTICLE, { id: "blog-article" }),
    route("articles/:slug", ARTICLE, { id: "articles-article" }),
    route("blog/tagged/:tag", ARTICLE_GROUP, { id: "blog-tagged" }),
    route("blog/by/:author", ARTICLE_GROUP, { id: "blog-by" }),
    route("webinars/perfectio-x", "webinar/webinar.route.tsx", { id: "webinar" }),
    route("webinars/confirm/:token", "forms/webinar/confirm.route.tsx", { id: "webinar-confirm" }),
    route("reviews", REVIEWS, { id: "reviews" }),
    route("reviews/:slug", REVIEWS, { id: "review" }),
    route("community", NOT_FOUND, { id: "community" }),
    route("community/stories/:slug", NOT_FOUND, { id: "community-story" }),
    route("shop/:category?", "frame/shop.route.tsx", { id: "shop" }),
    route("guides", "guides/all-guides.route.tsx"),
    route("ask-first", "tools/ask-first/ask-first.route.tsx"),
    route("plan", "tools/plan/plan.route.tsx"),
    route("diary", "tools/diary/diary.route.tsx"),
    route("diary/method", "tools/diary/method.route.tsx"),
    // About, Contact and so on, where the store publishes them.
    ...PAGE_HANDLES.map((handle) => route(handle, PAGE, { id: handle })),
    route("studies", "studies/studies.route.tsx"),
    route("studies/:id", "studies/study.route.tsx"),
    route("search", "search/search.route.tsx"),
    route("evidence", "uses/evidence.route.tsx"),
    route("changes", "changes/changes.route.tsx"),
    route("evidence/:claim", "uses/claim.route.tsx"),
    route("open-data", "uses/open-data.route.tsx"),
    route("dose", "tools/dose/dose.route.tsx"),
    route("devices", "tools/devices/devices.route.tsx"),
    route("light-in-skin", "tools/light-in-skin/light-in-skin.route.tsx"),
    route("spec-sheet", "tools/spec-sheet/spec-sheet.route.tsx"),
    ...(process.env.NODE_ENV === "development"
      ? [route("styleguide", "dev/styleguide.route.tsx")]
      : []),
    route("alerts/subscribe", "forms/alerts/subscribe.route.tsx", { id: "alerts" }),
    route("alerts/thank-you", "forms/alerts/thank-you.route.tsx", { id: "alerts-thank-you" }),
    route("alerts/confirm/:token", "forms/alerts/confirm.route.tsx", { id: "alerts-confirm" }),
    route("newsletter/subscribe", "forms/newsletter/subscribe.route.tsx"),
    route("newsletter/thank-you", "forms/newsletter/thank-you.route.tsx"),
    route("newsletter/confirm/:token", "forms/newsletter/confirm.route.tsx"),
    route("unsubscribe/:token", "forms/unsubscribe.route.tsx"),
    route("*", NOT_FOUND, { id: "any-other-path" }),
  ]),
  ...benefits.map(({ slug }) =>
    route(`benefits/${slug}/calendar.ics`, "benefits/sections/calendar.api.ts", {
      id: `${slug}-calendar`,
    }),
  ),
  // server/desk.ts splits off the routes whose ids begin with "desk".
  route("desk", "desk/desk.route.tsx", { id: "desk" }, [
    index("desk/front.route.tsx", { id: "desk-front" }),
    route("people", "desk/people/people.route.tsx", { id: "desk-people" }),
    route("people/export", "desk/people/people-export.route.ts", { id: "desk-people-export" }),
    route("people/erased", "desk/people/receipts.route.tsx", { id: "desk-receipts" }),
    route("people/erased/:id", "desk/people/receipt.route.tsx", { id: "desk-receipt" }),
    route("people/:id", "desk/people/person.route.tsx", { id: "desk-person" }),
    route("people/:id/erase", "desk/people/erase-person.route.tsx", { id: "desk-erase-person" }),
    route("mail", "desk/mail/mail.route.tsx", { id: "desk-mail" }),
    route("health", "desk/health.route.tsx", { id: "desk-health" }),
    route("care", "desk/care/care.route.tsx", { id: "desk-care" }),
    route("access", "desk/access/access.route.tsx", { id: "desk-access" }),
    route("sign-out", "desk/access/sign-out.route.tsx", { id: "desk-sign-out" }),
    route("*", "desk/missing.route.tsx", { id: "desk-missing" }),
  ]),
  route("desk/sign-in", "desk/access/sign-in.route.tsx", { id: "desk-sign-in" }),
  route("desk/challenge", "desk/access/challenge.api.ts", { id: "desk-challenge" }),
  route("desk/invite/:token", "desk/access/invite.route.tsx", { id: "desk-invite" }),
  route("webinars/perfectio-x/calendar.ics", "webinar/event-calendar.api.ts"),
  route("benefits/:slug/own-dose", "benefits/dose/own-dose.api.ts"),
  ...["csv", "json", "ris", "bib"].map((extension) =>
    route(`studies.${extension}`, "studies/study-file.api.ts", { id: `studies-${extension}` }),
  ),
  route("evidence.json", "uses/evidence-data.api.ts"),
  route("evidence.schema.json", "uses/evidence-data.api.ts", { id: "evidence-schema" }),
  route("studies.schema.json", "studies/studies-schema.api.ts"),
  route("plan/calendar.ics", "tools/plan/plan-calendar.api.ts"),
  route("evidence/:claim/:file", "uses/claim-citation.api.ts"),
  route("studies/:id/:citation", "studies/citation.api.ts"),
  route("api/search/:query?", "search/search.api.ts"),
  route("api/studies/:id", "studies/study-summary.api.ts"),
  route("api/newsletter/subscribe", "forms/newsletter/subscribe.api.ts"),
  route("api/webinars/register", "forms/webinar/register.api.ts"),
  route("opensearch.xml", "search/opensearch.api.ts"),
  route("robots.txt", "site-pages/robots.api.ts"),
  route("sitemap.xml", SITEMAP, { id: "sitemap" }),
  ...Array.from({ length: MOST_SITEMAPS }, (_, index) =>
    route(`sitemap-${index + 1}.xml`, SITEMAP, { id: `sitemap-${index + 1}` }),
  ),
  route("feed.xml", FEED, { id: "rss" }),
  route("atom.xml", FEED, { id: "atom" }),
  route("feed.json", FEED, { id: "json-feed" }),
  route("changes/feed.xml", CHANGE_FEED, { id: "changes-rss" }),
  route("changes/atom.xml", CHANGE_FEED, { id: "changes-atom" }),
  route("changes/feed.json", CHANGE_FEED, { id: "changes-json-feed" }),
  route("llms.txt", "site-pages/llms.api.ts"),
  route("manifest.webmanifest", "frame/manifest.api.ts"),
  route("social/*", "site-pages/social-image.api.ts"),
] satisfies RouteConfig;
