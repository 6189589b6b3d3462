import { ArrowLeft } from "lucide-react";
import { href, Link } from "react-router";
import type { ArticleHead } from "#app/content/article.ts";
import { articlePath } from "#app/content/article-path.ts";
import { PrintedAddress } from "#app/frame/printed-address.tsx";
import { capitalise } from "#app/text/capitalise.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { DateText } from "#app/ui/date.tsx";
import { ArticleActions } from "./article-actions.tsx";
import { Avatar } from "./article-author.tsx";

export function ArticleHeader({ article, siteUrl }: { article: ArticleHead; siteUrl: string }) {
  const { title, category, subcategory, featured, description, author, mark } = article;
  const url = siteUrl + articlePath(article.slug);
  return (
    <header className="mb-8 md:mb-12">
      <PrintedAddress url={url} />
      <Breadcrumb
        items={[
          { name: "Home", href: href("/") },
          { name: capitalise(category), href: href("/blog") },
          { name: title },
        ]}
      />
      <div className="mt-8 flex flex-wrap gap-2 md:mt-12 print:hidden">
        <Badge tone="red">{capitalise(category)}</Badge>
        {subcategory && <Badge>{capitalise(subcategory)}</Badge>}
        {featured && <Badge tone="outline">Featured</Badge>}
        {mark && <Badge tone="outline">{mark}</Badge>}
      </div>
      <h1 dir="auto" className="mt-4 max-w-[13em] text-balance wrap-anywhere font-display text-h1">
        {title}
      </h1>
      {description && (
        <p dir="auto" className="wrap-anywhere mt-5 max-w-[36em] text-ink-soft text-lead">
          {description}
        </p>
      )}
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 border-rule border-t pt-5">
        <div className="flex min-w-0 items-center gap-3">
          <Avatar name={author} />
          <div className="min-w-0">
            <p dir="auto" className="wrap-anywhere font-semibold">
              {author}
            </p>
            <p className="flex flex-wrap gap-x-3 text-ink-soft text-small">
              <DateText iso={article.publishedAt} />
              <span>{`${article.readTime} min read`}</span>
            </p>
          </div>
        </div>
        <ArticleActions title={title} url={url} />
      </div>
      <p className="mt-5 print:hidden">
        <Link
          to={href("/blog")}
          className="-my-0.5 inline-flex items-center gap-2 py-0.5 text-[15px] text-red underline-offset-4 hover:underline"
        >
          <ArrowLeft size={17} strokeWidth={1.75} aria-hidden="true" />
          {`Back to ${category}`}
        </Link>
      </p>
    </header>
  );
}
