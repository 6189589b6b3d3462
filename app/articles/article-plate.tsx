import type { ArticleSummary } from "./article.ts";
import { ArticleImage } from "./article-image.tsx";

/** An article's picture above its text; a static part of its page. */
export function ArticlePlate({ article }: { article: ArticleSummary }) {
  return (
    <figure>
      <ArticleImage article={article} sizes="(min-width: 1024px) 836px, 100vw" eager />
      <PlateCaption article={article} />
    </figure>
  );
}

/** What a drawn plate shows: its alternative text up to its first colon, for eyes alone. Of photographs nobody can know. */
function PlateCaption({ article: { imageUrl, imageAlt } }: { article: ArticleSummary }) {
  const [shown = ""] = imageAlt.split(/: /, 1);
  if (!imageUrl || !shown || !/\.svg(?:\?|$)/.test(imageUrl)) return null;
  return (
    <figcaption aria-hidden="true" className="mt-3 max-w-[44em] text-ink-soft text-small">
      Drawing: {shown.charAt(0).toLowerCase() + shown.slice(1)}
    </figcaption>
  );
}
