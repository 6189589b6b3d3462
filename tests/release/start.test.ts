import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { ask } from "../support/ask.ts";
import { freePort } from "../support/free-port.ts";
import { COMPILE_CACHE, startServer } from "../support/running-server.ts";

async function run(env: Record<string, string>) {
  const server = spawn(process.execPath, ["server/main.js"], {
    env: { PATH: process.env.PATH, ...COMPILE_CACHE, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [errors, [code]] = await Promise.all([buffer(server.stderr), once(server, "exit")]);
  return { code, errors: errors.toString() };
}

test("settings that can't be used end the server with all of them named", async () => {
  const { code, errors } = await run({ PORT: "http", PUBLIC_SITE_URL: "example", LOG_LEVEL: "x" });
  expect(code).toBe(1);
  for (const name of ["PORT", "PUBLIC_SITE_URL", "LOG_LEVEL"]) expect(errors).toContain(name);
  expect(errors).not.toContain("    at ");
});

test("what an operator has forgotten is in the log, once, and which store it is", async () => {
  const server = await startServer({ PUBLIC_SITE_ULR: "https://a.example" });
  await expect.poll(() => server.lines.join()).toContain("The store is");
  await server.end();
  expect(server.lines.join()).toMatch(
    /The store is the embedded one, its blog red-light-therapy-blog has \d+ articles, and Storefront API 2024-10 answers/,
  );
  for (const words of ["PUBLIC_SITE_URL is", "PUBLIC_STORE_DOMAIN is", "PUBLIC_SITE_ULR is"]) {
    expect(server.lines.filter((line) => line.includes(words))).toHaveLength(1);
  }
});

const NEARBY = ["127.0.0.1", "127.0.0.2"];

// Other systems give their loopback one address only.
test.skipIf(process.platform !== "linux").each([
  { what: "no HOST", env: {}, site: NEARBY, metrics: ["127.0.0.1"] },
  {
    what: "HOST and METRICS_HOST",
    env: { HOST: "127.0.0.1", METRICS_HOST: "127.0.0.2" },
    site: ["127.0.0.1"],
    metrics: ["127.0.0.2"],
  },
])("with $what the site listens on $site, its metrics on $metrics", async (expected) => {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const server = await startServer({
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    ...expected.env,
  });
  await expect.poll(() => server.lines.join()).toContain(`:${metricsPort}/metrics`);
  const reached = async (port: number) => {
    const answers = NEARBY.map((address) => ask(`http://${address}:${port}/healthz`));
    const outcomes = await Promise.allSettled(answers);
    return NEARBY.filter((_, index) => outcomes[index]?.status === "fulfilled");
  };
  expect(await reached(port)).toEqual(expected.site);
  expect(await reached(metricsPort)).toEqual(expected.metrics);
  await server.end();
});

test("an address that this machine has not ends the server with one line", async () => {
  const { code, errors } = await run({ HOST: "192.0.2.1", PORT: "3999" });
  expect(code).toBe(1);
  expect(errors.trim()).toMatch(/^The server can't listen on 192\.0\.2\.1, port 3999: /);
});

test("a port in use ends the server with one line that says what to do", async () => {
  const taken = createServer().listen(0);
  await once(taken, "listening");
  const address = taken.address();
  const port = address && typeof address === "object" ? address.port : 0;
  const { code, errors } = await run({ PORT: String(port) });
  taken.close();
  expect(code).toBe(1);
  expect(errors.trim()).toBe(
    `Port ${port} is in use. Set PORT to another one, such as PORT=${port + 1} npm start.`,
  );
});
