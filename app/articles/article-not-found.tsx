import { ButtonLink } from "#app/ui/button.tsx";

/** What is said of an article that is not there, in the specification's words. */
export const MISSING_ARTICLE = {
  title: "Article Not Found",
  description: "The article you're looking for doesn't exist or has been moved.",
};

/** Shown when an article is missing, and when the store can't be asked for it. */
export function ArticleNotFound() {
  return (
    <div className="page-width py-20 md:py-28">
      <h1 className="font-display text-h1">{MISSING_ARTICLE.title}</h1>
      <p className="mt-5 max-w-[30.5em] text-ink-soft text-lead">{MISSING_ARTICLE.description}</p>
      <p className="mt-8">
        <ButtonLink to="/">Return Home</ButtonLink>
      </p>
    </div>
  );
}
