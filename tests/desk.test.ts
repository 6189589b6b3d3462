import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask } from "./ask.ts";
import { deskBrowser, type SignedIn, signIn } from "./desk-site.ts";
import { type ServedSite, serveSite } from "./served-site.ts";

const SITE = "https://site.example";
const PAGES = [
  "/desk",
  "/desk/people",
  "/desk/people/erased",
  "/desk/mail",
  "/desk/searches",
  "/desk/health",
  "/desk/settings",
  "/desk/access",
  "/desk/log",
];
/** What only one answer says, and no other of the same page. */
const OWN = ["date", "connection", "keep-alive"];

const shared = ({ headers }: { headers: object }) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.includes(name)));

describe("a site where nobody was ever invited", () => {
  let site: ServedSite;
  beforeAll(async () => {
    site = await serveSite();
  });
  afterAll(() => site.close());

  test.each([
    ...PAGES,
    "/desk/sign-in",
    "/desk/invite/abc",
    "/desk/sign-out",
    "/desk.data",
    "/desk/log.data",
  ])("%s is what any other wrong path is, byte for byte", async (path) => {
    const other = path.endsWith(".data")
      ? path.replace("desk", "dusk")
      : path.replace("desk", "dusk");
    for (const encoding of ["identity", "br"]) {
      const headers = { "Accept-Encoding": encoding };
      const wrong = await site.get(other, { headers });
      const desk = await site.get(path, { headers });
      expect(desk.status).toBe(wrong.status);
      expect(desk.body.equals(wrong.body) || deNamed(desk.body) === deNamed(wrong.body)).toBe(true);
      expect(shared(desk)).toEqual(shared(wrong));
    }
  });

  test("what is sent there is refused like anywhere else", async () => {
    const send = (path: string) =>
      ask(site.url + path, { method: "POST", headers: FORM, body: "" });
    const [wrong, desk] = [await send("/dusk/sign-out"), await send("/desk/sign-out")];
    expect([desk.status, String(desk.body)]).toEqual([405, String(wrong.body)]);
    expect(shared(desk)).toEqual(shared(wrong));
  });
});

const deNamed = (body: Buffer) => String(body).replaceAll("desk", "dusk");

const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

describe("a site with an operator", () => {
  let site: ServedSite;
  let ada: SignedIn;
  beforeAll(async () => {
    site = await serveSite();
    ada = await signIn({ siteUrl: SITE, database: site.services.database });
  });
  afterAll(() => site.close());

  const browser = (who = ada) => deskBrowser(site.url, SITE, who);

  test.each([...PAGES, "/desk/sign-out", "/desk/no-such-part"])(
    "%s sends who is not signed in to the sign-in",
    async (path) => {
      for (const headers of [{}, { Cookie: "__Host-desk=" }, { Cookie: "desk=abc" }]) {
        const answer = await site.get(path, { headers });
        expect([answer.status, answer.headers.location]).toEqual([303, "/desk/sign-in"]);
        expect(answer.headers["cache-control"]).toBe("no-store");
      }
    },
  );

  test.each(PAGES)(
    "%s is shown to the operator, kept by no cache and runs no script",
    async (path) => {
      const { status, headers, body } = await browser().get(path);
      expect(status).toBe(200);
      expect(headers["cache-control"]).toBe("no-store");
      expect(headers["x-robots-tag"]).toBe("noindex");
      expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'none';/);
      expect(String(body)).not.toContain("<script");
      expect(String(body)).toContain("Ada");
      // Who asks at the same moment without a session gets none of it.
      const [, stranger] = await Promise.all([browser().get(path), site.get(path)]);
      expect(stranger.status).toBe(303);
    },
  );
});
