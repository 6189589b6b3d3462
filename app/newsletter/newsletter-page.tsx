import type { ReactNode } from "react";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { pageMeta } from "#app/seo/page-meta.ts";

/** A short page about one's own sign-up: what happened, and what to do next. */
export function NewsletterPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page-width pt-10 pb-16 md:pt-16">
      <h1 className="max-w-[20ch] text-balance text-h1">{title}</h1>
      <div className="mt-6 max-w-[52ch] space-y-5 text-lead">{children}</div>
    </div>
  );
}

/** The head of such a page: it is nobody else's business and no search engine's. */
export function newsletterMeta(title: string) {
  return pageMeta({ title, description: "The newsletter of this site.", noindex: true });
}

/** The headers of such a page: the action's, where a form was sent. */
export function newsletterHeaders(from: { actionHeaders: Headers; loaderHeaders: Headers }) {
  return from.actionHeaders.has("Cache-Control") ? from.actionHeaders : from.loaderHeaders;
}

/** How such a page answers: kept by no cache. */
export function privately(status: number, headers: Record<string, string> = {}) {
  return { status, headers: { "Cache-Control": CACHE_POLICY.failure, ...headers } };
}
