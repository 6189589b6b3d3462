import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { scriptRunner } from "../support/script-runner.ts";
import { serveSite } from "../support/served-site.ts";

const SECRET = "a-secret-of-sixteen";

const run = scriptRunner("purge.ts");

/** What `npm run site purge` prints, wherever. */
async function purge(env: Record<string, string>, ...args: string[]) {
  const { code, output, errors } = await run({ args, env });
  return { code, output: (output + errors).trimEnd() };
}

async function startSite(env: Record<string, string> = {}) {
  const site = await serveSite(env);
  onTestFinished(() => site.close());
  return site;
}

async function listen(answer: RequestListener) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("the site at PUBLIC_SITE_URL makes its pages anew", async () => {
  const site = await startSite({ PURGE_SECRET: SECRET });
  const renders = () => site.count("page_renders_total");
  for (let times = 0; times < 2; times += 1) await site.get("/blog");
  expect(await renders()).toBe(1);
  const { code, output } = await purge({ PUBLIC_SITE_URL: site.url, PURGE_SECRET: SECRET });
  expect(output).toBe(`Purged ${site.url}: every page is made anew when it is next asked for.`);
  expect(code).toBe(0);
  await site.get("/blog");
  expect(await renders()).toBe(2);
});

test("--url names another address than PUBLIC_SITE_URL", async () => {
  const site = await startSite({ PURGE_SECRET: SECRET });
  const env = { PUBLIC_SITE_URL: "https://site.example", PURGE_SECRET: SECRET };
  expect(await purge(env, "--url", `${site.url}/`)).toMatchObject({ code: 0 });
});

test("each failure has a line of its own", async () => {
  const site = await startSite({ PURGE_SECRET: SECRET });
  const off = await startSite();
  const closed = await serveSite();
  const gone = closed.url;
  await closed.close();
  const PURGE_SECRET = SECRET;
  const foreign = await listen((_request, response) => response.end("<h1>Welcome</h1>"));
  const broken = await listen((_request, response) => response.writeHead(503).end());
  const early = await listen((_request, response) => response.writeHead(403).end());
  const moved = await listen((_request, response) =>
    response.writeHead(301, { Location: "https://site.example/api/purge" }).end(),
  );
  const cases: [Record<string, string>, string, string][] = [
    [{}, site.url, "PURGE_SECRET is not set: put the one that the site runs with into .env."],
    [{ PURGE_SECRET: `${SECRET}x` }, site.url, `${site.url} has another PURGE_SECRET.`],
    [{ PURGE_SECRET }, off.url, `${off.url} can't be purged: it runs without PURGE_SECRET.`],
    [
      { PURGE_SECRET },
      gone,
      `${gone}/api/purge can't be reached: ECONNREFUSED. Start the site, or give its origin as --url.`,
    ],
    [{ PURGE_SECRET }, foreign, `${foreign} is not this site.`],
    [{ PURGE_SECRET }, broken, `${broken} answered 503: not every server was purged. Try again.`],
    [{ PURGE_SECRET }, early, `${early} has another time than this machine: set the clocks right.`],
    [
      { PURGE_SECRET },
      moved,
      `${moved} sends on to https://site.example/api/purge: give its origin as --url.`,
    ],
    [{ PURGE_SECRET }, "site", '"site" is no address such as https://example.com.'],
  ];
  for (const [env, url, output] of cases) {
    expect(await purge(env, "--url", url)).toEqual({ code: 1, output });
  }
  expect(site.logged.filter(({ msg }) => /made anew/.test(String(msg)))).toEqual([]);
});

test("an option that there is not is answered with those that there are", async () => {
  const { code, output } = await purge({}, "--site");
  expect(output).toContain("npm run site purge [--url ORIGIN]");
  expect(code).toBe(1);
});
