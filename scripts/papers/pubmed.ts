import { z } from "zod";
import { type Article, readArticles } from "./read-articles.ts";

/** PubMed's E-utilities: https://www.ncbi.nlm.nih.gov/books/NBK25497/ */
export type Pubmed = {
  /** The PMIDs of papers that PubMed added on these days (YYYY-MM-DD), the first and the last included. */
  search(query: string, days?: { since: string; on: string }): Promise<string[]>;
  /** Those that PubMed has, in any order. */
  fetch(pmids: readonly string[]): Promise<Article[]>;
};

/** The message says what PubMed answered. */
export class PubmedError extends Error {}

type Parts = {
  /** Who asks, so that PubMed can write before it shuts a program out. */
  email: string;
  apiKey: string | undefined;
  fetch: typeof fetch;
  wait: (milliseconds: number) => Promise<void>;
};

export function createPubmed(parts: Parts): Pubmed {
  /** @param read throws for an answer that is not what was asked for */
  const ask = async <T>(
    program: string,
    parameters: Record<string, string>,
    read: (body: string) => T,
  ): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      await parts.wait(parts.apiKey ? 110 : 350);
      try {
        return read(await post(program, parameters, parts));
      } catch (error) {
        if (attempt === ATTEMPTS || error instanceof Refused) throw saying(error);
        await parts.wait(error instanceof Busy ? error.pause : attempt * 5_000);
      }
    }
  };

  return {
    async search(query, days) {
      const range = days && {
        datetype: "edat",
        mindate: slashed(days.since),
        maxdate: slashed(days.on),
      };
      const asked = { term: query, retmode: "json", retmax: String(MOST), ...range };
      const { count, idlist } = await ask("esearch", asked, readSearch);
      if (count > idlist.length) {
        throw new PubmedError(`PubMed has ${count} papers for that: take narrower words.`);
      }
      return idlist;
    },
    async fetch(pmids) {
      const articles: Article[] = [];
      for (let first = 0; first < pmids.length; first += A_BATCH) {
        const id = pmids.slice(first, first + A_BATCH).join(",");
        articles.push(...(await ask("efetch", { id, retmode: "xml" }, readArticles)));
      }
      return articles;
    },
  };
}

const ATTEMPTS = 4;
/** As many as PubMed gives at once. */
const MOST = 10_000;
const A_BATCH = 200;
const PATIENCE_MS = 60_000;

const slashed = (day: string) => day.replaceAll("-", "/");

/** An answer that stays the same, such as for a wrong key. */
class Refused extends Error {}

/** Too many requests. @param pause in milliseconds */
class Busy extends Error {
  readonly pause: number;
  constructor(message: string, pause: number) {
    super(message);
    this.pause = pause;
  }
}

/** A long query doesn't fit into an address. */
async function post(
  program: string,
  parameters: Record<string, string>,
  { email, apiKey, fetch }: Parts,
): Promise<string> {
  const body = new URLSearchParams({ db: "pubmed", ...parameters, tool: "wavelength", email });
  if (apiKey) body.set("api_key", apiKey);
  const url = `https://eutils.ncbi.nlm.nih.gov/entrez/eutils/${program}.fcgi`;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(url, { method: "POST", body, signal });
  const text = await response.text();
  if (response.ok) return text;
  const problem = `${response.status}: ${text.slice(0, 200)}`;
  if (response.status === 429) {
    throw new Busy(problem, (Number(response.headers.get("Retry-After")) || 5) * 1_000);
  }
  throw response.status < 500 ? new Refused(problem) : new Error(problem);
}

/** Errors come with the status 200 as well, at the top or inside. */
const searchResult = z.object({
  esearchresult: z.object({
    count: z.coerce.number(),
    idlist: z.array(z.string()),
  }),
});

function readSearch(body: string): z.output<typeof searchResult>["esearchresult"] {
  const { data } = searchResult.safeParse(asJson(body));
  if (!data) throw new Error(`not a list of papers, but: ${body.slice(0, 200)}`);
  return data.esearchresult;
}

function asJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function saying(error: unknown): PubmedError {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  const why = cause instanceof Error ? cause.message : message;
  return new PubmedError(`PubMed didn't answer as it should: ${why}`, { cause: error });
}
