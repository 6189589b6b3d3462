import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";

/** Runs the server until it ends by itself. */
async function run(env: Record<string, string>) {
  const server = spawn(process.execPath, ["server/main.js"], {
    env: { PATH: process.env.PATH, ...env },
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
