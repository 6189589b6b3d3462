import type { ArticleSummary } from "#app/content/article.ts";
import { ArticleImage } from "./article-image.tsx";

export function ArticlePlate({ article }: { article: ArticleSummary }) {
  return (
    <figure>
      <ArticleImage article={article} sizes="(min-width: 1024px) 836px, 100vw" eager />
      <PlateCaption article={article} />
    </figure>
  );
}

/** A drawing's caption: its alternative text up to the first colon, hidden from screen readers. */
function PlateCaption({ article: { imageUrl, imageAlt } }: { article: ArticleSummary }) {
  const [shown = ""] = imageAlt.split(/: /, 1);
  if (!imageUrl || !shown || !/\.svg(?:\?|$)/.test(imageUrl)) return null;
  return (
    <figcaption aria-hidden="true" className="mt-3 max-w-(--wide-measure) text-ink-soft text-small">
      Drawing: {shown.charAt(0).toLowerCase() + shown.slice(1)}
    </figcaption>
  );
}
