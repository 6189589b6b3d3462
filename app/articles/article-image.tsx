import type { ArticleSummary } from "#app/content/article.ts";
import { pictureSources } from "#app/storefront/picture-sources.ts";

/** Reserves the picture's space, with or without a known size. */
export function ArticleImage({
  article,
  sizes,
  eager = false,
  decorative = false,
  className = "aspect-video",
}: {
  article: ArticleSummary;
  sizes: string;
  /** Loads at once: for the first visible picture. */
  eager?: boolean;
  /** Set beside a title that says the same. */
  decorative?: boolean;
  className?: string;
}) {
  const { imageUrl, imageAlt, imageSize } = article;
  if (!imageUrl) return null;
  const { srcSet, avif } = pictureSources(imageUrl, imageSize?.width) ?? {};
  const image = (
    <img
      src={imageUrl}
      srcSet={srcSet}
      sizes={sizes}
      alt={decorative ? "" : imageAlt}
      width={imageSize?.width ?? 1600}
      height={imageSize?.height ?? 900}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding="async"
      className={`w-full rounded-card bg-sunk object-cover ${className}`}
    />
  );
  if (!avif) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {image}
    </picture>
  );
}
