import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { expect, onTestFinished, test } from "vitest";
import { loadContent } from "#embedded-store/content.ts";
import { startStoreServer } from "#embedded-store/server.ts";
import { storeOf } from "#embedded-store/test-store.ts";
import { scriptRunner } from "../support/script-runner.ts";

const BLOG = "red-light-therapy-blog";

const run = scriptRunner("connect.ts");

test("npm run site connect prints the report, and names a setting that is misspelt", async () => {
  const server = await startStoreServer({
    content: storeOf([{ handle: "a" }]),
    token: "t",
    port: 0,
  });
  onTestFinished(() => server.close());
  const { origin } = server;
  const connect = (env: Record<string, string>) => run({ args: [], env });
  const { output, errors, code } = await connect({
    PUBLIC_STORE_DOMAIN: origin,
    PUBLIC_STOREFRONT_API_TOKEN: "t",
  });
  expect(output).toContain(`- Blog ${BLOG} (Red Light Therapy Blog) with 1 article, at /blog`);
  expect({ errors, code }).toEqual({ errors: "", code: 0 });
  const domain = { PUBLIC_STORE_DOMAIN: "no-such-shop.invalid", PUBLIC_STOREFRONT_API_TOKEN: "t" };
  const unknown = await connect(domain);
  expect(unknown.output).toMatch(/^No server was found at https:\/\/no-such-shop\.invalid \(E/);
  expect(unknown.code).toBe(1);
  const misspelt = await connect({ PUBLIC_STORE_DOMIAN: origin });
  expect(misspelt.errors).toContain("did you mean PUBLIC_STORE_DOMAIN?");
  expect(misspelt.code).toBe(1);
});

test("the samples are written as files, each article with its columns", async () => {
  const folder = mkdtempSync(join(tmpdir(), "export-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const args = ["export", folder];
  expect((await run({ args, env: {} })).errors).toContain("Set PUBLIC_SITE_URL first");
  const { code } = await run({ args, env: { PUBLIC_SITE_URL: "https://site.example" } });
  expect(code).toBe(0);
  expect(readdirSync(folder)).toContain("blog-posts.csv");

  const rows: Record<string, string>[] = parse(readFileSync(join(folder, "blog-posts.csv")), {
    columns: true,
    bom: true,
  });
  const { articles } = loadContent();
  expect(rows.map((row) => row.Handle)).toEqual(articles.map(({ handle }) => handle));
  for (const row of rows) {
    expect(Object.values(row).join()).not.toMatch(/"\/store-files|\{\{|\[\[/);
    expect(row).toMatchObject({ Command: "MERGE", "Blog: Handle": BLOG });
    expect(row["Image Src"]).toMatch(/^(https:\/\/site\.example\/store-files\/[a-z0-9-]+\.svg)?$/);
  }
});
