import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseEnv } from "#app/infra/env.server.ts";
import { startWarnings } from "./start-warnings.ts";

const warnings = (variables: Record<string, string>, hasSamples = false) =>
  startWarnings(variables, parseEnv(variables), hasSamples);

const COMPLETE = {
  PUBLIC_SITE_URL: "https://site.example",
  PUBLIC_STORE_DOMAIN: "my-shop.myshopify.com",
  PUBLIC_STOREFRONT_API_TOKEN: "a-token",
};

test("a site that is set up has nothing to be warned of", () => {
  expect(warnings({ ...COMPLETE, PATH: "/bin", PUBLIC_SITE_ULR: " " })).toEqual([]);
});

test("nothing set: each thing that is missing has a line that says what to do", () => {
  expect(warnings({ PORT: "4507" }, true)).toEqual([
    expect.stringMatching(/^PUBLIC_SITE_URL is not set, .* http:\/\/localhost:4507: set it to/),
    expect.stringMatching(/^PUBLIC_STORE_DOMAIN is not set, .*: the README says/),
    "Some names are samples or claims without proof: npm run preflight lists them",
  ]);
});

test.each(["PUBLIC_STOREFRONT_API_TOKEN", "PRIVATE_STOREFRONT_API_TOKEN"])(
  "%s without a store is named",
  (token) => {
    expect(warnings({ PUBLIC_SITE_URL: "https://site.example", [token]: "a-token" })).toEqual([
      expect.stringMatching(`^${token} is set, but PUBLIC_STORE_DOMAIN is not, .*: set it to`),
    ]);
  },
);

test.each([
  ["PUBLIC_SITE_ULR", "PUBLIC_SITE_URL"],
  ["PUBLIC_STORE_DOMIAN", "PUBLIC_STORE_DOMAIN"],
  ["STORE_BLOG_HANDEL", "STORE_BLOG_HANDLE"],
  ["PUBLIC_STOREFRONT_TOKEN", undefined],
  ["STOREFRONT_API_VERSON", "STOREFRONT_API_VERSION"],
  ["SMTP_UR", "SMTP_URL"],
  ["PURGE_SECRETS", "PURGE_SECRET"],
])("%s is named, with the setting that was meant", (misspelt, meant) => {
  expect(warnings({ ...COMPLETE, [misspelt]: "something" })).toEqual([
    meant
      ? `${misspelt} is no setting: did you mean ${meant}?`
      : `${misspelt} is no setting of this server: .env.example lists them all`,
  ]);
});

test("no setting that .env.example offers, and no variable of the system, is taken for a slip", () => {
  const offered = [...readFileSync(".env.example", "utf8").matchAll(/^(\w+)=/gm)].map(
    ([, name]) => name ?? "",
  );
  expect(offered).toContain("STORE_PORT");
  const names = [...offered, "HOME", "HOSTNAME", "POSTGRES_DB", "LANG", "NODE_ENV", "npm_command"];
  const variables = Object.fromEntries(names.map((name) => [name, "x"]));
  const env = parseEnv(COMPLETE);
  expect(startWarnings({ ...variables, ...COMPLETE }, env, false)).toEqual([]);
});
