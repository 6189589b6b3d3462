import { textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { afterAll, expect, test } from "vitest";
import { claimAddress } from "#app/evidence/ledger/claim-address.ts";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { gradeEvidence } from "#app/evidence/ledger/grade.ts";
import { countGrades } from "#app/figures/certainty-map-figure.tsx";
import { getClaim } from "#app/uses/claim-view.server.ts";
import { serveSite } from "../support/served-site.ts";

const site = await serveSite();
afterAll(() => site.close());

async function visit(path: string) {
  const { status, headers, body } = await site.get(path);
  return { status, headers, text: body.toString() };
}

test("an unknown claim's page is the ordinary 404 with a sentence", async () => {
  for (const id of ["no-such-claim", "constructor"]) {
    const { status, text } = await visit(`/evidence/${id}`);
    expect(status).toBe(404);
    expect(text).toContain("We don’t have a page at this address.");
  }
});

const forHome = (is: boolean) =>
  listClaims().find(({ id }) => getClaim(id)?.answer.isForHome === is) ??
  expect.unreachable("no use");
const first = forHome(true);
const PAGE = `/evidence/${first.id}`;

test("a claim's page leads to its studies and tools, and each link within it finds its place", async () => {
  const { text } = await visit(PAGE);
  const links = [...text.matchAll(/href="(\/(?:dose|plan|benefits|studies)[^"#]*)/g)].map(
    ([, path = ""]) => path.replaceAll("&amp;", "&"),
  );
  for (const result of [...first.supports, ...first.opposes]) {
    expect(links).toContain(`/studies/${result.split("/")[0]}`);
  }
  expect(links).toContain(`/dose?use=${first.id}`);
  expect(text).toContain(`href="${claimAddress(first)}"`);
  for (const [, id] of text.matchAll(/href="#([^"]+)"/g)) expect(text).toContain(`id="${id}"`);
  for (const path of new Set(links)) expect((await visit(path)).status, path).toBe(200);
});

test("where there is no plan for the home, a claim's page doesn't offer to work out a dose", async () => {
  const { id } = forHome(false);
  expect((await visit(`/evidence/${id}`)).text).not.toContain(`/dose?use=${id}"`);
});

test("the counts of the map are the same wherever it is shown, in the article on all uses and in the data", async () => {
  const grades = listClaims().map((claim) => gradeEvidence(claim).grade);
  const counts = GRADES.map((grade) => grades.filter((each) => each === grade).length);
  const total = listClaims().length;
  for (const path of ["/", "/benefits", "/evidence", `/blog/${ON_ALL_USES}`]) {
    const { text } = await visit(path);
    const heads = [...text.matchAll(/<span class="map-count">(\d+)<\/span>/g)];
    expect(
      heads.map(([, count]) => Number(count)),
      path,
    ).toEqual(counts);
    expect(
      text.match(/<circle[^>]*class="dot-|<li(?: class="faded")?><a [^>]*class="hue-/g)?.length,
      path,
    ).toBeGreaterThanOrEqual(total);
  }
  const article = textContent(parseDocument((await visit(`/blog/${ON_ALL_USES}`)).text));
  const [, moderate, low, veryLow] = counts;
  expect(article).toContain(
    `For ${moderate} the evidence is moderate, for ${low} weak, and for ${veryLow} very weak.`,
  );
  for (const path of ["/", "/benefits", "/evidence"]) {
    expect(textContent(parseDocument((await visit(path)).text)), path).toContain(
      countGrades(GRADES.map((grade, at) => ({ grade, count: counts[at] ?? 0 }))),
    );
  }
  const { claims } = JSON.parse((await visit("/evidence.json")).text);
  expect(claims).toHaveLength(total);
});

const GRADES = ["high", "moderate", "low", "very low", null] as const;
const ON_ALL_USES = "the-evidence-condition-by-condition";

test("from each map a reader comes to the page of every claim", async () => {
  for (const path of ["/", "/benefits", `/blog/${ON_ALL_USES}`]) {
    const { text } = await visit(path);
    expect(text, path).toContain('href="/evidence"');
    const rows = [
      ...text.matchAll(
        /class="hue-\w+" href="(\/benefits\/[\w-]+)#([\w-]+)"|href="(\/benefits\/[\w-]+)#([\w-]+)" class="hue-/g,
      ),
    ];
    expect(rows.length, path).toBeGreaterThanOrEqual(listClaims().length);
  }
  for (const claim of listClaims()) {
    const [page = ""] = claimAddress(claim).split("#");
    expect((await visit(page)).text, claim.id).toContain(`href="/evidence/${claim.id}"`);
  }
});

test("a claim's page names the articles and pages that rest on it", async () => {
  const { text } = await visit(PAGE);
  const used = text.split("Pages about it")[1]?.split("</ul>")[0] ?? "";
  expect(used).toContain(`href="/blog/${ON_ALL_USES}"`);
  expect(used).toContain(`href="${claimAddress(first)}"`);
  expect(used).not.toContain(`"${PAGE}"`);
});
