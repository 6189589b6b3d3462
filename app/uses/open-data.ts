import { href } from "react-router";

/** All claims as JSON; in the schema each field has its meaning. */
export const DATA_PATH = "/evidence.json";
export const SCHEMA_PATH = "/evidence.schema.json";

/** The page that explains the data. */
export const OPEN_DATA_PATH = href("/open-data");
