import { Hono } from "hono";
import { expect, test } from "vitest";
import { nginxRefusal } from "../../tests/support/nginx-configuration.ts";
import { plainPage, refuse } from "./refusal.ts";
import { BARE_ANSWER } from "./security-headers.ts";

const app = new Hono();
app.all("*", (context) => refuse(context, 405, "Not <here>.", { Allow: "GET" }));

test("programs get JSON from an API", async () => {
  for (const headers of [{}, { Accept: "*/*" }, { Accept: "application/json" }]) {
    const response = await app.request("/api/newsletter", { headers });
    expect(response.status).toBe(405);
    expect(await response.json()).toEqual({ error: "Not <here>." });
    expect(response.headers.get("Allow")).toBe("GET");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  }
});

test("browsers get a page that says so and that nobody lists", async () => {
  for (const [path, headers] of [
    ["/blog", {}],
    ["/api/newsletter", { Accept: "text/html,*/*" }],
    ["/apiary", { Accept: "*/*" }],
  ] as const) {
    const response = await app.request(path, { headers });
    const page = await response.text();
    expect(page, path).toContain("<p>Not &lt;here&gt;.</p>");
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain('<a href="/">');
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("Allow")).toBe("GET");
  }
});

test("nginx refuses with the same page and headers", async () => {
  const { page, headers } = nginxRefusal();
  expect(page).toBe(String(await plainPage("$problem")).replaceAll("\n", ""));
  const ours = BARE_ANSWER.filter(([name]) => name !== "Content-Security-Policy");
  expect(headers).toMatchObject(Object.fromEntries(ours));
});
