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
  ["PUBLIC_STOREFRONT_TOKEN", undefined],
  // The setting that has all of these words is set.
  ["SITE_URL", undefined],
  ["STMP_URL", "SMTP_URL"],
  ["PURGE_SECRETS", "PURGE_SECRET"],
])("%s is named, with the setting that was meant", (misspelt, meant) => {
  const said = warnings({ ...COMPLETE, [misspelt]: "something" });
  if (!meant) expect(said.join()).not.toContain("did you mean");
  else expect(said).toEqual([`${misspelt} is no setting: did you mean ${meant}?`]);
});

test.each([
  ["STOREFRONT_API_TOKEN", "PUBLIC_STOREFRONT_API_TOKEN"],
  ["STOREFRONT_TOKEN", "PUBLIC_STOREFRONT_API_TOKEN"],
  ["STORE_BLOG_NAME", "STORE_BLOG_HANDLE"],
])("%s is taken for a slip where what was meant is not set", (misspelt, meant) => {
  const hint = `${misspelt} is no setting: did you mean ${meant}?`;
  expect(warnings({ [misspelt]: "something" })).toContain(hint);
  expect(warnings({ [misspelt]: "something", ...COMPLETE, STORE_BLOG_HANDLE: "news" })).toEqual([
    `${misspelt} is no setting of this server: .env.example lists them all`,
  ]);
});

test("a name that shares half of its words with a setting is taken for it, with fewer it is not", () => {
  expect(warnings({ ...COMPLETE, PURGE_SECRET_KEY: "something" })).toEqual([
    "PURGE_SECRET_KEY is no setting: did you mean PURGE_SECRET?",
  ]);
  expect(warnings({ PUBLIC_SITE_OF_MY_SHOP: "something" }).join()).not.toContain("did you mean");
});

test.each(["SECRET", "APP_PORT", "PORT_NUMBER", "MY_STORE_NAME"])(
  "%s may be another program's",
  (name) => {
    expect(warnings({ ...COMPLETE, [name]: "something" })).toEqual([]);
  },
);

test("a name whose words are all in one setting is not taken for another of like letters", () => {
  expect(warnings({ SITE_URL: "https://site.example" })).toContain(
    "SITE_URL is no setting: did you mean PUBLIC_SITE_URL?",
  );
});

test("a shop on the site's own host is named", () => {
  const hint = /^SHOP_URL is on this site's own host, .*: set it to/;
  for (const address of ["https://site.example", "http://site.example/store"]) {
    expect(warnings({ ...COMPLETE, SHOP_URL: address })).toEqual([expect.stringMatching(hint)]);
  }
  expect(warnings({ ...COMPLETE, SHOP_URL: "https://shop.site.example" })).toEqual([]);
});

test("no setting that .env.example offers, and no variable of the system, is taken for a slip", () => {
  const offered = [...readFileSync(".env.example", "utf8").matchAll(/^(\w+)=/gm)].map(
    ([, name]) => name ?? "",
  );
  expect(offered).toContain("STORE_PORT");
  const names = [
    ...offered,
    "HOME",
    "HOSTNAME",
    "SHOP_SERVICE_HOST",
    "POSTGRES_DB",
    "LANG",
    "NODE_ENV",
    "npm_command",
  ];
  const variables = Object.fromEntries(names.map((name) => [name, "x"]));
  const env = parseEnv(COMPLETE);
  expect(startWarnings({ ...variables, ...COMPLETE }, env, false)).toEqual([]);
});
