import { ownPages } from "#app/frame/head/own-pages.server.ts";
import * as site from "#app/site.config.ts";
import { fillIn } from "#app/text/fill-in.ts";

const { name, terms } = ownPages["/studies"].licence;

/** The terms of the studies' data, in files and on the page. */
export const STUDY_LICENCE = { name, terms: fillIn(terms, { site: site.name }) } as const;
