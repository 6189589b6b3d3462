import type { ReactNode } from "react";
import { href } from "react-router";
import { LoadFailure } from "#app/frame/load-failure.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export const MISSING_ARTICLE = {
  title: "Article Not Found",
  description: "The article you're looking for doesn't exist or has been moved.",
};

export function ArticleNotFound() {
  return (
    <Frame>
      <p className="mt-8">
        <ButtonLink to={href("/")}>Return Home</ButtonLink>
      </p>
    </Frame>
  );
}

/** For a failing store. `error` as for LoadFailure. */
export function ArticleFailed({ error }: { error?: unknown }) {
  return (
    <Frame>
      <LoadFailure error={error} before="Or it could not be loaded.">
        <ButtonLink to={href("/")} variant="secondary">
          Return Home
        </ButtonLink>
      </LoadFailure>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="page-width py-20 md:py-28">
      <h1 className="font-display text-h1">{MISSING_ARTICLE.title}</h1>
      <p className="mt-5 max-w-[30.5em] text-ink-soft text-lead">{MISSING_ARTICLE.description}</p>
      {children}
    </div>
  );
}
