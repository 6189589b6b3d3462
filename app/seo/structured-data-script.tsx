import { dataGraph, type StructuredData } from "./structured-data.ts";

/**
 * A page's structured data in a static part of it: for what is long, as references and answers are. What
 * `pageMeta` puts into the head instead needs its data in the browser again.
 */
export function StructuredDataScript({ data }: { data: readonly StructuredData[] }) {
  // No text in it can end the script.
  const json = JSON.stringify(dataGraph(data)).replaceAll("<", "\\u003c");
  return <script type="application/ld+json">{json}</script>;
}
