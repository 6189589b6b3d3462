import { ownPages } from "#app/frame/head/own-pages.server.ts";
import * as site from "#app/site.config.ts";

const { name, terms } = ownPages["/studies"].licence;

/** The terms of the studies' data, in files and on the page. */
export const STUDY_LICENCE = { name, terms: terms.replace("{site}", site.name) } as const;
