import { isPaperAddress, paperAt } from "#app/articles/paper-addresses.server.ts";
import type { Problem } from "#app/content/problem.ts";
import type { ArticleFile } from "./article-file.ts";
import type { SitePages } from "./site-pages.ts";

export function checkLinks(article: ArticleFile, pages: SitePages): Problem[] {
  const links = article.tokens.flatMap(({ token, line }) =>
    token.type === "link"
      ? [{ href: token.href, typed: token.raw.includes(token.href), line }]
      : [],
  );
  const problems = links.flatMap(({ href, typed, line }) => {
    const text = linkProblem(href, typed, article, pages);
    return text ? [{ file: article.path, line, text }] : [];
  });
  if (!links.some(({ href }) => paperAt(href))) {
    const text = "cites no paper: cite one of the ledger for what the article says";
    problems.push({ file: article.path, line: article.bodyLine, text });
  }
  return problems;
}

/** @param typed whether the writer typed the address, not a study's id */
function linkProblem(
  href: string,
  typed: boolean,
  from: ArticleFile,
  pages: SitePages,
): string | undefined {
  if (/^(#|\/(?!\/))/.test(href)) return pages.linkProblem(href, `/blog/${from.handle}`);
  if (/^http:/i.test(href)) return `the link ${href} is not encrypted: begin it with https`;
  const paper = paperAt(href);
  if (paper) return typed ? `the link ${href} is typed: write [words][${paper}]` : undefined;
  if (isPaperAddress(href)) {
    return `the link ${href} leads to a paper that is not in the ledger: cite one that is, or add it in content/studies/`;
  }
  return `the link ${href} leads neither to a paper of the ledger nor to a path of the site such as /guide/safety`;
}
