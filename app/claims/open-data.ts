/** Where programs get the claims, and what each field means. */
export const DATA_PATH = "/evidence.json";
export const SCHEMA_PATH = "/evidence.schema.json";

/** The page that says how to use the data. */
export const OPEN_DATA = {
  path: "/open-data",
  title: "Open data",
  description:
    "Every claim and every study of this site as JSON: the addresses, what each field means, versions, terms, and an example to begin with.",
  keywords: ["open data", "dataset", "download", "API", "JSON", "CSV"],
  /** Day of its last change. */
  updated: "2026-11-22",
} as const;
