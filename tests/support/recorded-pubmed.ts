import { readFileSync } from "node:fs";

const RECORDS = readFileSync(new URL("recorded-papers.xml", import.meta.url), "utf8");

/**
 * PubMed's E-utilities with made-up papers (recorded-papers.xml), in the shapes of the real ones. Its clock moves only
 * when `wait` is called, and it turns away who asks more often than it allows.
 * @param found the PMIDs for a query that contains a text @param first answers in place of the first ones
 */
export function recordedPubmed({
  found = {},
  first = [],
}: {
  found?: Readonly<Record<string, readonly string[]>>;
  first?: readonly (() => Response)[];
} = {}) {
  let now = 0;
  const times: number[] = [];
  const asked: { program: string; parameters: URLSearchParams }[] = [];
  const failures = [...first];
  return {
    asked,
    now: () => now,
    wait: async (milliseconds: number) => {
      now += milliseconds;
    },
    fetch: async (url: string | URL | Request, init: RequestInit = {}) => {
      const program = /\/entrez\/eutils\/(\w+)\.fcgi$/.exec(String(url))?.[1] ?? "";
      const parameters = new URLSearchParams(String(init.body));
      asked.push({ program, parameters });
      times.push(now);
      const allowed = parameters.has("api_key") ? 10 : 3;
      if (times.filter((time) => time > now - 1_000).length > allowed) return tooMany();
      const failure = failures.shift();
      if (failure) return failure();
      return program === "esearch" ? search(parameters, found) : fetchPapers(parameters);
    },
  };
}

export const tooMany = (headers = {}) =>
  Response.json(
    { error: "API rate limit exceeded", "api-key": "192.0.2.1", count: "4", limit: "3" },
    { status: 429, headers },
  );

function search(
  parameters: URLSearchParams,
  found: Readonly<Record<string, readonly string[]>>,
): Response {
  const term = parameters.get("term") ?? "";
  const ids = Object.entries(found).flatMap(([text, pmids]) => (term.includes(text) ? pmids : []));
  return Response.json({
    header: { type: "esearch", version: "0.3" },
    esearchresult: {
      count: String(ids.length),
      retmax: String(ids.length),
      retstart: "0",
      idlist: ids,
      translationset: [],
      querytranslation: term,
    },
  });
}

function fetchPapers(parameters: URLSearchParams): Response {
  const ids = (parameters.get("id") ?? "").split(",");
  const [head = "", ...records] = RECORDS.split(/(?=<Pubmed(?:Book)?Article>)/);
  const wanted = records
    .map((record) => record.replace("</PubmedArticleSet>", ""))
    .filter((record) => ids.includes(/<PMID[^>]*>(\d+)/.exec(record)?.[1] ?? ""));
  return new Response(`${head}${wanted.join("")}</PubmedArticleSet>`);
}
