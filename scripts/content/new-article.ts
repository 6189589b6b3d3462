import { existsSync, writeFileSync } from "node:fs";
import { isHandle } from "#app/storefront/handle.ts";
import { DESKS } from "./articles/front-matter-check.ts";

/**
 * Begins an article; the site leaves it out until it is filled in.
 * @param now the article's date
 * @returns the file's path in content/
 * @throws Error that says what to do
 */
export function beginArticle(title: string, content: URL, now: Date): string {
  const wanted = title.replace(/\s+/g, " ").trim();
  if (!wanted) throw new Error('An article needs a title: npm run content new article "Title"');
  const handle = handleOf(wanted);
  if (!isHandle(handle)) {
    throw new Error(`"${wanted}" makes no address: it needs 1 to 255 letters a-z or digits.`);
  }
  const path = `articles/${handle}.md`;
  const file = new URL(path, content);
  if (existsSync(file)) throw new Error(`content/${path} exists already: choose another title.`);
  writeFileSync(file, template(wanted, handle, now));
  return path;
}

function handleOf(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** JSON's strings are YAML's too. Empty fields are refused until they are filled in. */
function template(title: string, handle: string, now: Date): string {
  return `---
title: ${JSON.stringify(title)}
# The answer in a sentence of 50 to 150 characters, for cards and search engines.
excerpt: ""
# ${DESKS.join(", ")}.
author: ${DESKS[0]}
# The article appears from this moment on.
date: ${now.toISOString().replace(/\.\d+Z$/, "Z")}
# While it is true, readers don't see the article.
draft: true
# First one of benefits, guides, reviews, science, devices; then words that readers search for.
tags: []
# At its top: a drawing (SVG, at most 20 KB) or photo of content/pictures/, 1600 by 900 or in that proportion, and what it
# shows. Without one, take these lines out.
image:
  file: ${handle}.svg
  alt: ""
---

`;
}
