import { href } from "react-router";

/** All claims as JSON; in the schema each field has its meaning. */
export const DATA_PATH = "/evidence.json";
export const SCHEMA_PATH = "/evidence.schema.json";

/** The page that explains the data, for the sitemap and search. */
export const OPEN_DATA = {
  path: href("/open-data"),
  title: "Open data",
  description:
    "Every claim and every study of this site as JSON: the addresses, what each field means, versions, terms, and an example to begin with.",
  keywords: ["open data", "dataset", "download", "API", "JSON", "CSV"],
  /** YYYY-MM-DD */
  updated: "2026-11-22",
} as const;
