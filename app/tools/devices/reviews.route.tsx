import { data, href } from "react-router";
import { articlesContext } from "#app/articles/articles.server.ts";
import { addressOf } from "#app/articles/blog-filters.tsx";
import { benefits } from "#app/benefits/content/benefits.ts";
import type { ArticleSummary } from "#app/content/article.ts";
import { NotFoundPage } from "#app/frame/not-found.tsx";
import { unpublishedPage } from "#app/frame/unpublished.server.ts";
import { MISSING_RESPONSE } from "#app/infra/cache-policy.ts";
import { TextLink } from "#app/ui/link.tsx";
import { staticParts } from "#app/ui/static-html.server.tsx";
import { StaticHtml } from "#app/ui/static-html.tsx";
import type { Route } from "./+types/reviews.route.ts";
import { loadDeviceChoices } from "./device-types.server.ts";
import { DevicesForm } from "./devices-form.tsx";
import { devicesWords } from "./devices-words.ts";

export { headers, meta } from "#app/frame/not-found.route.tsx";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const blog = await context.get(articlesContext).list();
  const reviews = blog.status === "ok" ? blog.articles.filter(isReview).length : 0;
  const { words } = devicesWords(new URLSearchParams());
  const choices = await loadDeviceChoices();
  const parts = staticParts(request, {
    compare: <DevicesForm choices={choices} words={words} messages={{}} />,
  });
  return data({ parts, reviews, unpublished: unpublishedPage(url.pathname) }, MISSING_RESPONSE);
}

const isReview = ({ subcategory }: ArticleSummary) => subcategory === "reviews";

/** The 404 page of /reviews, the target of every Compare Devices button. */
export default function ReviewsRoute({ loaderData }: Route.ComponentProps) {
  const { parts, reviews, unpublished } = loaderData;
  return (
    <NotFoundPage
      notice={unpublished?.notice}
      instead={{ title: "Types of device for each use", links: deviceSections }}
    >
      {reviews > 0 && (
        <p className="mb-8">
          <TextLink to={addressOf({ topic: "reviews" })}>
            Our blog has {reviews === 1 ? "a review" : `${reviews} reviews`} of devices and studies
          </TextLink>
        </p>
      )}
      <section aria-labelledby="compare" className="@container">
        <h2 id="compare" className="mb-3 text-h3">
          Compare two kinds of device
        </h2>
        <StaticHtml part={parts.compare} />
      </section>
    </NotFoundPage>
  );
}

const deviceSections = benefits.map(({ slug, name }) => ({
  name,
  href: `${href("/benefits/:slug", { slug })}#devices`,
}));
