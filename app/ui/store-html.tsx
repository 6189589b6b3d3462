/** Sanitised HTML out of the store, in a static part of a page. */
export function StoreHtml({ html }: { html: string }) {
  return (
    <div
      className="prose"
      // The store's language is its own.
      dir="auto"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in store-html.server.ts
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
