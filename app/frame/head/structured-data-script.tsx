import { dataGraph, type StructuredData } from "./structured-data.ts";

/** In a static part, because tags of `pageMeta` need their data in the browser again. */
export function StructuredDataScript({ data }: { data: readonly StructuredData[] }) {
  // No text in it can end the script.
  const json = JSON.stringify(dataGraph(data)).replaceAll("<", "\\u003c");
  return <script type="application/ld+json">{json}</script>;
}
