import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ATTEMPTS } from "#app/desk/access/sign-in-limits.server.ts";
import { mailLink } from "#app/desk/access/sign-in-mail.server.ts";
import { type Answer, ask } from "../support/ask.ts";
import { clientForEachTest } from "../support/client-address.ts";
import { deskBrowser, type SignedIn, signIn } from "../support/desk-site.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { type ServedSite, serveSite } from "../support/served-site.ts";

const SITE = "https://site.example";
/** Without encryption, and no name: browsers have no passkeys for it. */
const LAN = "http://192.168.1.5:3000";
const PAGES = [
  "/desk/people",
  "/desk/people/erased",
  "/desk/mail",
  "/desk/health",
  "/desk/care",
  "/desk/access",
];
const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

const shared = ({ headers }: Pick<Answer, "headers">) => {
  const { date, connection, "keep-alive": keepAlive, ...same } = headers;
  return same;
};
const place = ({ status, headers }: Answer) => [status, headers.location];

const client = clientForEachTest();

function post(site: ServedSite, path: string, fields: Record<string, string>, headers = {}) {
  const body = new URLSearchParams(fields).toString();
  const all = { ...FORM, "X-Forwarded-For": client(), ...headers };
  return ask(site.url + path, { method: "POST", headers: all, body });
}

const serve = (settings: Record<string, string> = {}) =>
  serveSite({ TRUST_PROXY: "loopback", ...settings });

describe("a site where nobody was ever invited", () => {
  let site: ServedSite;
  beforeAll(async () => {
    site = await serve();
  });
  afterAll(() => site.close());

  test.each([
    ...PAGES,
    "/desk/sign-in",
    "/desk/challenge",
    "/desk/invite/abc",
    "/desk/sign-out",
    "/desk?done=x",
    "/desk.data",
    "/desk/mail.data",
  ])("%s is what any other wrong path is, byte for byte", async (path) => {
    for (const encoding of ["identity", "br"]) {
      const headers = { "Accept-Encoding": encoding, Cookie: "__Host-desk=abc" };
      const wrong = await site.get(path.replace("desk", "dusk"), { headers });
      const desk = await site.get(path, { headers });
      expect(desk.status).toBe(404);
      expect(shared(desk)).toEqual(shared(wrong));
      expect(desk.body.equals(wrong.body)).toBe(true);
    }
  });

  test("what is sent there is refused like anywhere else", async () => {
    const wrong = await post(site, "/dusk/sign-in", {}, { Origin: SITE });
    const desk = await post(site, "/desk/sign-in", {}, { Origin: SITE });
    expect([desk.status, String(desk.body)]).toEqual([405, String(wrong.body)]);
    expect(shared(desk)).toEqual(shared(wrong));
  });
});

describe("a site with an operator", () => {
  let site: ServedSite;
  let ada: SignedIn;
  beforeAll(async () => {
    site = await serve();
    ada = await signIn({ siteUrl: SITE, database: site.services.database });
  });
  afterAll(() => site.close());

  const browser = (who = ada) => deskBrowser(site.url, SITE, who);
  const newSession = () => signIn({ siteUrl: SITE, database: site.services.database });

  test.each([...PAGES, "/desk/sign-out", "/desk/no-such-part"])(
    "%s sends who is not signed in to the sign-in",
    async (path) => {
      const forged = [
        {},
        { Cookie: "__Host-desk=" },
        { Cookie: `__Host-desk=${"0".repeat(64)}` },
        // Of another name, a hash of the database, the session's id, the token of forms.
        { Cookie: `desk=${ada.token}` },
        { Cookie: `__Host-desk=${ada.writeToken}` },
        { Cookie: `__Host-desk=${ada.token}0` },
        { Cookie: `__Host-desk=${ada.operator.id}` },
      ];
      for (const headers of forged) {
        const answer = await site.get(path, { headers });
        expect(place(answer)).toEqual([303, "/desk/sign-in"]);
        expect(answer.headers["cache-control"]).toBe("no-store");
      }
    },
  );

  test.each(PAGES)(
    "%s is shown to the operator, kept by no cache, and runs no script",
    async (path) => {
      // A visitor without a session who asks at the same moment gets none of it.
      const [own, stranger] = await Promise.all([browser().get(path), site.get(path)]);
      expect(stranger.status).toBe(303);
      const { status, headers, body } = own;
      expect(status).toBe(200);
      expect(headers["cache-control"]).toBe("no-store");
      expect(headers["x-robots-tag"]).toBe("noindex");
      expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'none';/);
      expect(String(body)).not.toContain("<script");
      expect(String(body)).toContain("Ada");
      expect(site.cache.ready(path)).toBeUndefined();
    },
  );

  test("no other spelling of its addresses leads to it", async () => {
    for (const path of ["/%64esk", "/desk.data", "/desk/mail.data", "/desk%2Flog", "//desk/log"]) {
      const { status, body } = await browser().get(path);
      expect(status, path).not.toBe(200);
      expect(String(body)).not.toContain("Ada");
    }
  });

  test("an address of the desk that leads nowhere is 404, to the operator alone", async () => {
    const { status, body } = await browser().get("/desk/no-such-part");
    expect([status, String(body)]).toEqual([404, expect.stringContaining("There is nothing here")]);
  });

  describe("forms that do not come from a page of the session", () => {
    const END = { do: "end-others" };
    test.each<[string, (other: SignedIn) => [Record<string, string>, Record<string, string>]]>([
      ["another site", () => [{ token: ada.writeToken }, { Origin: "https://evil.example" }]],
      ["no origin", () => [{ token: ada.writeToken }, {}]],
      ["an origin that is hidden", () => [{ token: ada.writeToken }, { Origin: "null" }]],
      [
        "the site without encryption",
        () => [{ token: ada.writeToken }, { Origin: "http://site.example" }],
      ],
      ["the address that is asked", () => [{ token: ada.writeToken }, { Origin: site.url }]],
      ["no token", () => [{}, { Origin: SITE }]],
      ["a token made up", () => [{ token: "0".repeat(43) }, { Origin: SITE }]],
      ["another session's token", (other) => [{ token: other.writeToken }, { Origin: SITE }]],
    ])("%s: 403, and nothing is changed", async (_what, made) => {
      const other = await newSession();
      const [fields, headers] = made(other);
      const answer = await post(
        site,
        "/desk/access",
        { ...fields, ...END },
        { ...headers, Cookie: ada.cookie },
      );
      expect(answer.status).toBe(403);
      expect(String(answer.body)).toContain("<h1");
      expect((await browser(other).get("/desk/people")).status).toBe(200);
    });

    test("the script that asks for a passkey is told where the desk works", async () => {
      const answer = await post(site, "/desk/challenge", {}, { Origin: site.url });
      expect(answer.status).toBe(403);
      expect(JSON.parse(String(answer.body)).error).toContain(SITE);
    });

    test("a form of the session itself is taken", async () => {
      const other = await newSession();
      const answer = await browser().post("/desk/access", END);
      expect(place(answer)).toEqual([303, "/desk/access?done=ended"]);
      expect((await browser(other).get("/desk/people")).status).toBe(303);
      expect((await browser().get("/desk/people")).status).toBe(200);
    });

    test.each(["PUT", "DELETE", "PATCH"])("%s is not available", async (method) => {
      const headers = { Cookie: ada.cookie, Origin: SITE };
      expect((await ask(`${site.url}/desk/access`, { method, headers })).status).toBe(405);
    });
  });

  test("a session that was signed out or revoked is of no use any more", async () => {
    const signedOut = await newSession();
    const { status, headers } = await browser(signedOut).post("/desk/sign-out");
    expect(status).toBe(303);
    expect(headers["set-cookie"]).toEqual([
      "__Host-desk=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0",
    ]);
    expect(place(await browser(signedOut).get("/desk/people"))).toEqual([303, "/desk/sign-in"]);

    const revoked = await newSession();
    const { sessions } = site.services.desk;
    const session = await sessions.use(revoked.token);
    await browser().post("/desk/access", { do: "end", session: session?.id ?? "" });
    expect((await browser(revoked).get("/desk/people")).status).toBe(303);
    expect((await browser(revoked).post("/desk/access", { do: "end-others" })).status).toBe(303);
    expect((await browser().get("/desk/people")).status).toBe(200);
  });

  test("what is no passkey's answer signs nobody in, and all of it is answered alike", async () => {
    const credential = {
      id: "AAAA",
      rawId: "AAAA",
      type: "public-key",
      clientExtensionResults: {},
    };
    const signature = { clientDataJSON: "e30", authenticatorData: "AAAA", signature: "AAAA" };
    await site.services.desk.passkeys.keep(
      ada.operator,
      { id: "BBBB", public_key: "AAAA", transports: "", sign_count: 0 },
      "Firefox on Linux",
    );
    const bodies = new Set<string>();
    for (const answer of [
      "",
      "{",
      "[]",
      JSON.stringify(credential),
      // An unknown passkey, and a known one with nothing behind it.
      JSON.stringify({ ...credential, response: signature }),
      JSON.stringify({ ...credential, id: "BBBB", rawId: "BBBB", response: signature }),
    ]) {
      const refused = await post(site, "/desk/sign-in", { answer }, { Origin: SITE });
      expect([refused.status, refused.headers["set-cookie"]]).toEqual([403, undefined]);
      bodies.add(String(refused.body));
    }
    expect(bodies.size).toBe(1);
  });

  test("an invite is not used up by looking at it, nor by what makes no passkey of it", async () => {
    const token = await site.services.desk.operators.invite("Grace");
    const path = `/desk/invite/${token}`;
    expect(String((await site.get(path)).body)).toContain("Welcome, Grace");
    const foreign = await post(site, path, { answer: "{}" }, { Origin: "https://evil.example" });
    expect(foreign.status).toBe(403);
    const empty = await post(site, path, { answer: "{}" }, { Origin: SITE });
    expect([empty.status, empty.headers["set-cookie"]]).toEqual([400, undefined]);
    expect(await site.services.desk.operators.checkLink(token)).toMatchObject({ name: "Grace" });
    expect(JSON.stringify(site.logged)).not.toContain(token);
  });

  test("what is no form is refused, and counts as an attempt", async () => {
    const address = { "X-Forwarded-For": client(), Origin: SITE };
    const bodies = [
      [{ "Content-Type": "application/json" }, "{}"],
      [{ "Content-Type": "multipart/form-data; boundary=x" }, "--x\r\nbroken"],
    ] as const;
    const before = site.logged.filter(({ level }) => Number(level) >= 50).length;
    const statuses: number[] = [];
    for (let index = 0; index <= ATTEMPTS.client; index += 1) {
      const path = ["/desk/sign-in", "/desk/challenge", "/desk/invite/x"][index % 3] ?? "";
      const [type, body] = bodies[index % 2] ?? bodies[0];
      const answer = await ask(site.url + path, {
        method: "POST",
        headers: { ...address, ...type },
        body,
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array(ATTEMPTS.client).fill(400), 429]);
    expect(site.logged.filter(({ level }) => Number(level) >= 50)).toHaveLength(before);
  });

  test("who guesses links is stopped, and the operator works on", async () => {
    const headers = { "X-Forwarded-For": client() };
    const tries: number[] = [];
    for (let index = 0; index <= ATTEMPTS.client; index += 1) {
      tries.push((await site.get(`/desk/invite/${index}`, { headers })).status);
    }
    expect(tries.slice(0, -1)).toEqual(Array.from({ length: ATTEMPTS.client }, () => 404));
    expect(tries.at(-1)).toBe(429);
    const challenge = await post(site, "/desk/challenge", {}, { Origin: SITE });
    expect(challenge.status).toBe(429);
    const failed = () =>
      site.logged.filter(({ msg }) => msg === "Somebody could not sign in to the desk").length;
    const before = failed();
    expect((await post(site, "/desk/sign-in", { answer: "{}" }, { Origin: SITE })).status).toBe(
      429,
    );
    expect(failed()).toBe(before);
    expect((await browser().get("/desk/people")).status).toBe(200);
  });
});

describe("where browsers have no passkeys", () => {
  let site: ServedSite;
  let mail: MailServer;
  beforeAll(async () => {
    mail = await startMailServer();
    site = await serve({ PUBLIC_SITE_URL: LAN, SMTP_URL: mail.url });
    site.services.outbox.start();
  });
  afterAll(async () => {
    await site.services.outbox.stop();
    await site.close();
    await mail.close();
  });
  const cookieOf = ({ headers }: Answer) => headers["set-cookie"]?.[0]?.split(";")[0] ?? "";

  test("an invite signs in once, of two at the same moment one, with a cookie that nobody chose", async () => {
    const token = await site.services.desk.operators.invite("Ada");
    const chosen = { Origin: LAN, Cookie: `desk=${"a".repeat(64)}` };
    const enter = () => post(site, `/desk/invite/${token}`, {}, chosen);
    const both = await Promise.all([enter(), enter()]);
    const [entered] = both.filter(({ status }) => status === 303);
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 404]);
    if (!entered) throw new Error("Nobody got in");
    expect(entered.headers["set-cookie"]?.[0]).toMatch(
      /^desk=[0-9a-f]{64}; Path=\/desk; HttpOnly; SameSite=Strict; Max-Age=604800$/,
    );
    expect(cookieOf(entered)).not.toBe(chosen.Cookie);
    expect((await site.get("/desk/people", { headers: { Cookie: chosen.Cookie } })).status).toBe(
      303,
    );
    expect(
      (await site.get("/desk/people", { headers: { Cookie: cookieOf(entered) } })).status,
    ).toBe(200);
    expect((await enter()).status).toBe(404);

    // Signing in again in the same browser ends the session that it had.
    const again = await site.services.desk.operators.invite("Ada");
    const headers = { Origin: LAN, Cookie: cookieOf(entered) };
    const next = await post(site, `/desk/invite/${again}`, {}, headers);
    expect(cookieOf(next)).not.toBe(cookieOf(entered));
    expect(
      (await site.get("/desk/people", { headers: { Cookie: cookieOf(entered) } })).status,
    ).toBe(303);
    expect((await site.get("/desk/people", { headers: { Cookie: cookieOf(next) } })).status).toBe(
      200,
    );
  });

  test("a link comes by mail, to operators alone, and nobody learns who is one", async () => {
    await site.services.desk.operators.invite("Ada", "ada@example.org");
    await site.services.desk.operators.invite("Grace");
    const request = (name: string) => post(site, "/desk/sign-in", { name }, { Origin: LAN });
    const answers = [await request("ada"), await request("Grace"), await request("<b>Nobody</b>")];
    for (const answer of answers) {
      expect(place(answer)).toEqual([303, "/desk/sign-in?done=mailed"]);
      expect(shared(answer)).toEqual(shared(answers[0] ?? answer));
      expect(answer.body.equals(answers[0]?.body ?? answer.body)).toBe(true);
    }
    await expect.poll(() => mail.received).toHaveLength(1);
    const [sent] = mail.received;
    expect(sent?.to).toBe("ada@example.org");
    expect(sent?.raw).not.toMatch(/list-unsubscribe/i);

    const link = /\/desk\/invite\/[0-9a-f]{64}/.exec(sent?.raw ?? "")?.[0] ?? "";
    const entered = await post(site, link, {}, { Origin: LAN });
    expect(place(entered)).toEqual([303, "/desk"]);
    const { body } = await site.get("/desk/access", { headers: { Cookie: cookieOf(entered) } });
    expect(String(body)).toContain("a link by mail");
    expect((await post(site, link, {}, { Origin: LAN })).status).toBe(404);
  });

  test("who asks again while the mail waits gets the link that works", async () => {
    const waiting = await serve({ PUBLIC_SITE_URL: LAN, SMTP_URL: mail.url });
    const { desk, outbox } = waiting.services;
    await desk.operators.invite("Ada", "ada@example.org");
    for (let turn = 1; turn <= 2; turn += 1) await mailLink("Ada", desk, outbox);
    const ada = await signIn({ siteUrl: LAN, database: waiting.services.database });
    const { body } = await deskBrowser(waiting.url, LAN, ada).get("/desk/mail");
    expect(String(body)).toContain("Link to sign in to the desk");
    mail.received.length = 0;
    await outbox.deliverDue();
    expect(mail.received).toHaveLength(1);
    const link = /\/desk\/invite\/[0-9a-f]{64}/.exec(mail.received[0]?.raw ?? "")?.[0] ?? "";
    expect(place(await post(waiting, link, {}, { Origin: LAN }))).toEqual([303, "/desk"]);
    await waiting.close();
  });
});

// That no script of theirs names it is in framework-insides.test.ts and server/desk.test.ts.
test("what readers and robots read does not name the desk", async () => {
  const site = await serve();
  await signIn({ siteUrl: SITE, database: site.services.database });
  const pages = ["/", "/blog/safety", "/dose", "/search?q=knee", "/no-such-page", "/privacy"];
  for (const path of [...pages, "/robots.txt", "/sitemap.xml", "/llms.txt"]) {
    expect(String((await site.get(path)).body), path).not.toMatch(/\/desk\b/);
  }
  await site.close();
});
