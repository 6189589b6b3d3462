import { href, Link } from "react-router";
import { initials } from "#app/content/article.ts";
import { isDesk } from "#app/frame/head/structured-data.ts";
import * as site from "#app/site.config.ts";
import { ButtonLink } from "#app/ui/button.tsx";

const { desk, person } = site.authorNotes;

export function ArticleAuthor({ author, path }: { author: string; path: string | undefined }) {
  return (
    <aside
      aria-label="About the author"
      className="mt-6 flex flex-wrap items-center gap-4 rounded-card border border-rule bg-card p-5"
    >
      <Avatar name={author} />
      <div className="min-w-0 flex-1 basis-48">
        <p dir="auto" className="wrap-anywhere font-semibold">
          {path ? (
            <Link to={path} className="inline-block py-0.5 text-link">
              {author}
            </Link>
          ) : (
            author
          )}
        </p>
        <p className="text-ink-soft text-small">{isDesk(author) ? desk : person}</p>
      </div>
      <ButtonLink to={href("/blog")} variant="secondary" size="sm">
        More Articles
      </ButtonLink>
    </aside>
  );
}

/** The specification's placeholder image would fail on every article, so there is none under the initials. */
export function Avatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-11 shrink-0 items-center overflow-hidden justify-center rounded-full bg-red-soft font-semibold text-red text-small"
    >
      {initials(name)}
    </span>
  );
}
