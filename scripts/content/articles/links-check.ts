import { isPaperAddress, paperAt } from "#app/articles/paper-addresses.server.ts";
import type { SitePages } from "../site-pages.ts";
import type { ArticleFile, Found } from "./article-file.ts";

export function checkLinks(article: ArticleFile, pages: SitePages): Found[] {
  const problems: Found[] = article.tokens.flatMap(({ token, line }) => {
    const text = token.type === "link" ? linkProblem(token.href, article, pages) : undefined;
    return text ? [{ line, text }] : [];
  });
  if (
    !article.tokens.some(
      ({ token }) => token.type === "citation" || (token.type === "link" && paperAt(token.href)),
    )
  ) {
    const text = "cites no paper: cite one of the ledger for what the article says";
    problems.push({ line: article.bodyLine, text });
  }
  return problems;
}

function linkProblem(href: string, from: ArticleFile, pages: SitePages): string | undefined {
  const text = pages.linkProblem(href, `/blog/${from.handle}`);
  if (text || /^(#|\/(?!\/))/.test(href)) return text;
  if (/^http:/i.test(href)) return `the link ${href} is not encrypted: begin it with https`;
  if (isPaperAddress(href)) {
    return `the link ${href} leads to a paper that is not in the ledger: cite one that is, or add it in content/studies/`;
  }
  return `the link ${href} leads neither to a paper of the ledger nor to a path of the site such as /guide/safety`;
}
