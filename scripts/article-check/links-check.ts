import { isPaperAddress, paperAt } from "#app/articles/paper-addresses.server.ts";
import type { ArticleFile, Problem } from "./article-file.ts";
import type { SitePages } from "./site-pages.ts";

/** Different papers that an article must cite. */
const FEWEST_PAPERS = { short: 1, usual: 3, long: 3 };

export function checkLinks(article: ArticleFile, pages: SitePages): Problem[] {
  const links = article.tokens.flatMap(({ token, line }) =>
    token.type === "link" ? [{ href: token.href, line }] : [],
  );
  const problems = links.flatMap(({ href, line }) => {
    const text = linkProblem(href, article, pages);
    return text ? [{ file: article.path, line, text }] : [];
  });
  const cited = new Set(links.flatMap(({ href }) => paperAt(href) ?? []));
  const fewest = FEWEST_PAPERS[article.fields.length ?? "usual"];
  if (cited.size < fewest) {
    problems.push({
      file: article.path,
      line: article.bodyLine,
      text: `cites ${cited.size} different papers: cite ${fewest} or more of the ledger`,
    });
  }
  return problems;
}

function linkProblem(href: string, from: ArticleFile, pages: SitePages): string | undefined {
  if (/^(#|\/(?!\/))/.test(href)) return pages.linkProblem(href, from);
  if (/^http:/i.test(href)) return `the link ${href} is not encrypted: begin it with https`;
  if (paperAt(href)) return undefined;
  if (isPaperAddress(href)) {
    return `the link ${href} leads to a paper that is not in the ledger: cite one that is, or add it in app/evidence/ledger/studies/`;
  }
  return `the link ${href} leads neither to a paper of the ledger nor to a path of the site such as /guide/safety`;
}
