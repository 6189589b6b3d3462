import { expect, test } from "vitest";
import { recordedPubmed, tooMany } from "../../tests/support/recorded-pubmed.ts";
import { createPubmed } from "./pubmed.ts";

type Recorded = ReturnType<typeof recordedPubmed>;

const ask = ({ fetch, wait }: Recorded, apiKey?: string) =>
  createPubmed({ email: "editor@site.example", apiKey, fetch, wait });

test("PubMed is told who asks, for which days, and is never asked more often than it allows", async () => {
  for (const [apiKey, least] of [
    [undefined, 4_000],
    ["a-key", 1_200],
  ] as const) {
    const service = recordedPubmed({ found: { neck: ["49000001"] } });
    const pubmed = ask(service, apiKey);
    for (let turn = 0; turn < 12; turn += 1) {
      const days = { since: "2026-11-01", on: "2026-11-29" };
      expect(await pubmed.search("neck[tiab]", days)).toEqual(["49000001"]);
    }
    expect(service.asked).toHaveLength(12);
    expect(service.now()).toBeGreaterThan(least);
    expect(Object.fromEntries(service.asked[0]?.parameters ?? [])).toEqual({
      db: "pubmed",
      term: "neck[tiab]",
      retmode: "json",
      retmax: "10000",
      datetype: "edat",
      mindate: "2026/11/01",
      maxdate: "2026/11/29",
      tool: "wavelength",
      email: "editor@site.example",
      ...(apiKey && { api_key: apiKey }),
    });
  }
});

test("a few hundred papers are fetched in parts, and nothing is asked for none", async () => {
  const service = recordedPubmed();
  const pmids = Array.from({ length: 401 }, (_, number) => String(49000001 + number));
  expect((await ask(service).fetch(pmids)).map(({ pmid }) => pmid)).toContain("49000012");
  expect(service.asked.map(({ program }) => program)).toEqual(["efetch", "efetch", "efetch"]);
  expect(await ask(service).fetch([])).toEqual([]);
  expect(service.asked).toHaveLength(3);
});

const WRONG_XML = "<eFetchResult>\n<ERROR>ID list is empty!</ERROR>\n</eFetchResult>";

test.each<[string, (() => Response)[]]>([
  ["too many requests", [() => tooMany()]],
  ["two failures", [() => new Response("busy", { status: 502 }), () => new Response("<html>")]],
  ["too many requests, with the status 200", [() => Response.json({ error: "API rate limit" })]],
  ["an error inside", [() => Response.json({ esearchresult: { ERROR: "Search Backend failed" } })]],
  [
    "a lost connection",
    [
      () => {
        throw new TypeError("fetch failed");
      },
    ],
  ],
])("after %s it asks again", async (_what, first) => {
  const service = recordedPubmed({ found: { neck: ["49000001"] }, first });
  expect(await ask(service).search("neck")).toEqual(["49000001"]);
  expect(service.asked).toHaveLength(first.length + 1);
});

test("it waits as long as PubMed says", async () => {
  const service = recordedPubmed({ first: [() => tooMany({ "Retry-After": "77" })] });
  await ask(service).search("neck");
  expect(service.now()).toBeGreaterThan(77_000);
});

test("a set of papers with the status 200 that is an error is asked for again", async () => {
  const service = recordedPubmed({ first: [() => new Response(WRONG_XML)] });
  expect(await ask(service).fetch(["49000001"])).toHaveLength(1);
});

test("what stays wrong is told, without the key", async () => {
  const first = Array.from({ length: 4 }, () => () => new Response("down", { status: 500 }));
  const down = recordedPubmed({ first });
  await expect(ask(down).search("neck")).rejects.toThrow("answer as it should: 500: down");
  expect(down.asked).toHaveLength(4);
  const wrongKey = () => Response.json({ error: "API key invalid" }, { status: 400 });
  const refused = recordedPubmed({ first: [wrongKey] });
  const error = await ask(refused, "secret-key")
    .search("neck")
    .catch((reason: Error) => reason.message);
  expect(error).toContain("API key invalid");
  expect(error).not.toContain("secret-key");
  expect(refused.asked).toHaveLength(1);
});

test("a search that PubMed can't list whole is told", async () => {
  const many = () => Response.json({ esearchresult: { count: "10001", idlist: ["49000001"] } });
  await expect(ask(recordedPubmed({ first: [many] })).search("light")).rejects.toThrow(
    "PubMed has 10001 papers for that: take narrower words.",
  );
});
