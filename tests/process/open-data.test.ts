import { textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { afterAll, expect, test } from "vitest";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { gradeEvidence } from "#app/evidence/ledger/grade.ts";
import { openDataTexts } from "#app/evidence/ledger/open-data-texts.server.ts";
import { findStudy, isStudyId } from "#app/evidence/ledger/studies.server.ts";
import { serveSite } from "../support/served-site.ts";

const site = await serveSite();
afterAll(() => site.close());

async function json(path: string) {
  const { status, headers, body } = await site.get(path);
  expect(status, path).toBe(200);
  return { headers, data: JSON.parse(body.toString()) };
}

test("the claims come as JSON with a version, terms and the address of their schema", async () => {
  const { headers, data } = await json("/evidence.json");
  expect(headers["content-type"]).toContain("application/json");
  expect(data.version).toMatch(/^\d{4}-\d\d-\d\d-[0-9a-f]{8}$/);
  expect(data.licence.name).toBe(openDataTexts.licence.name);
  expect(data.claims.map(({ id }: { id: string }) => id)).toEqual(listClaims().map(({ id }) => id));
  for (const [index, claim] of listClaims().entries()) {
    const open = data.claims[index];
    // The word that the filters of /evidence have for it.
    expect(open.certainty, claim.id).toBe(gradeEvidence(claim).grade ?? "none found");
    expect(open.history.at(-1).grade, claim.id).toBe(open.certainty);
    expect(open.searched, claim.id).toMatchObject({
      words: claim.searched?.words ?? claim.search,
      on: claim.searched?.on ?? null,
    });
    expect(open.outcomes, claim.id).toHaveLength(claim.supports.length + claim.opposes.length);
    for (const { study, name, result } of open.outcomes) {
      if (!isStudyId(study)) expect.unreachable(study);
      expect(result, `${study}/${name}`).toEqual(findStudy(study).outcomes[name]);
    }
  }
  expect(JSON.stringify(data)).not.toMatch(/\{\{|\[\[[a-z]/);
});

test("the schema is at the address that the data name, and describes each of their fields", async () => {
  const { data } = await json("/evidence.json");
  const { headers, data: schema } = await json(new URL(data.$schema).pathname);
  expect(headers["content-type"]).toContain("application/schema+json");
  expect(schema.$id).toBe(data.$schema);
  expect(schema.$schema).toContain("json-schema.org");
  expect(schema.properties.schemaVersion.const).toBe(data.schemaVersion);
  const entry = schema.properties.claims.items;
  expect(Object.keys(entry.properties).toSorted()).toEqual(Object.keys(data.claims[0]).toSorted());
  expect(entry.additionalProperties).toBe(false);
});

test.each(["/evidence.json", "/evidence.schema.json", "/studies.json", "/studies.schema.json"])(
  "scripts of any site may read %s, and an unchanged one is not sent again",
  async (path) => {
    const { headers } = await json(path);
    expect(headers["access-control-allow-origin"]).toBe("*");
    const again = await site.get(path, { headers: { "If-None-Match": String(headers.etag) } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  },
);

test("the page names all files, says what the fields mean, and its example runs", async () => {
  const html = (await site.get("/open-data")).body.toString();
  for (const [, path] of html.matchAll(/href="(\/(?:evidence|studies)\.[\w.]+)"/g)) {
    expect((await site.get(path ?? "")).status, path).toBe(200);
  }
  expect(html).toContain('href="/studies.json"');
  expect(html).toContain("cappedByAuthors");
  const { data } = await json("/evidence.json");
  expect(html).toContain(data.version);
  const example = textContent(parseDocument(/<pre[^>]*>(.*?)<\/pre>/s.exec(html)?.[1] ?? ""));
  const shown: unknown[] = [];
  const fetched = async () => ({ json: async () => data });
  const run = new Function("fetch", "console", `return (async () => {${example}})()`);
  await run(fetched, { log: (...words: unknown[]) => shown.push(words) });
  const moderate = listClaims().filter((claim) => gradeEvidence(claim).grade === "moderate");
  expect(shown).toHaveLength(moderate.length);
});
