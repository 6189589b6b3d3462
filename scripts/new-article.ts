import { existsSync, writeFileSync } from "node:fs";
import { isHandle } from "#app/storefront/handle.ts";
import { DESKS } from "./article-check/front-matter-check.ts";

type NewArticle = { status: "written"; handle: string } | { status: "refused"; reason: string };

/** The store leaves the file out until it is filled in. @param now the article's date */
export function newArticle(title: string, directory: URL, now: Date): NewArticle {
  const wanted = title.replace(/\s+/g, " ").trim();
  if (!wanted) return refused('An article needs a title: npm run article -- new "Title"');
  const handle = handleOf(wanted);
  if (!isHandle(handle)) {
    return refused(`"${wanted}" makes no address: it needs 1 to 255 letters a-z or digits.`);
  }
  const file = new URL(`articles/${handle}.md`, directory);
  if (existsSync(file)) {
    return refused(`content/articles/${handle}.md exists already: choose another title.`);
  }
  writeFileSync(file, template(wanted, handle, now));
  return { status: "written", handle };
}

function refused(reason: string): NewArticle {
  return { status: "refused", reason };
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
# First one of benefits, guides, reviews, science, devices; then words that readers search for.
tags: []
# The plate in content/pictures/: 1600 by 900, at most 20 KB. Without one, take these lines out.
image:
  file: ${handle}.svg
  alt: ""
---

`;
}
