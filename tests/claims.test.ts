import { Cite } from "@citation-js/core";
import { afterAll, expect, test } from "vitest";
import "@citation-js/plugin-bibtex";
import "@citation-js/plugin-ris";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { serveSite } from "./served-site.ts";

const site = await serveSite();
afterAll(() => site.close());

async function visit(path: string) {
  const { status, headers, body } = await site.get(path);
  return { status, headers, text: body.toString() };
}

test("every claim of the ledger has its page, and an unknown one the ordinary 404 with a sentence", async () => {
  for (const { id } of listClaims()) expect((await visit(`/evidence/${id}`)).status, id).toBe(200);
  for (const id of ["no-such-claim", "constructor"]) {
    const { status, text } = await visit(`/evidence/${id}`);
    expect(status).toBe(404);
    expect(text).toContain("We hold no claim under this address.");
  }
});

test("a claim's page leads to its studies and tools, and each link within it finds its place", async () => {
  const { text } = await visit("/evidence/knee-osteoarthritis");
  for (const href of [
    "/benefits/pain-inflammation#knee-osteoarthritis",
    "/dose?use=knee-osteoarthritis",
    "/plan?use=knee-osteoarthritis",
    "/studies/stausholm-2019",
  ]) {
    expect(text).toContain(`href="${href}"`);
  }
  for (const [, id] of text.matchAll(/href="#([^"]+)"/g)) expect(text).toContain(`id="${id}"`);
  const links = [...text.matchAll(/href="(\/(?:dose|plan|benefits)[^"#]*)/g)].map(
    ([, path]) => path,
  );
  for (const path of new Set(links)) {
    expect((await visit((path ?? "").replaceAll("&amp;", "&"))).status, path).toBe(200);
  }
});

test.each([
  ["bib", "application/x-bibtex"],
  ["ris", "application/x-research-info-systems"],
])("a claim's page can be cited from a .%s file", async (extension, type) => {
  const { status, headers, text } = await visit(`/evidence/neck-pain/citation.${extension}`);
  expect(status).toBe(200);
  expect(headers["content-type"]).toContain(type);
  expect(headers["content-disposition"]).toBe(`attachment; filename="neck-pain.${extension}"`);
  const [cited] = new Cite(text).data;
  expect(cited?.title).toBe("Does red light help a neck that has ached for months?");
  expect(cited?.URL).toMatch(/\/evidence\/neck-pain$/);
  expect((await visit(`/evidence/constructor/citation.${extension}`)).status).toBe(404);
});
