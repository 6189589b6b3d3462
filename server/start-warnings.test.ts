import { expect, test } from "vitest";
import { parseEnv } from "#app/infra/env.ts";
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

test("nothing set: each thing that is missing has a line", () => {
  expect(warnings({ PORT: "4507" }, true)).toEqual([
    "PUBLIC_SITE_URL is not set: search engines are told http://localhost:4507",
    "PUBLIC_STORE_DOMAIN is not set: the articles are those of the embedded store",
    "Some names are samples or claims without proof: npm run preflight lists them",
  ]);
});

test.each(["PUBLIC_STOREFRONT_API_TOKEN", "PRIVATE_STOREFRONT_API_TOKEN"])(
  "%s without a store is named",
  (token) => {
    expect(warnings({ PUBLIC_SITE_URL: "https://site.example", [token]: "a-token" })).toEqual([
      `${token} is set, but PUBLIC_STORE_DOMAIN is not: the articles are those of the embedded store`,
    ]);
  },
);

test("a setting that is spelt wrong is named", () => {
  expect(warnings({ ...COMPLETE, PUBLIC_SITE_ULR: "https://site.example" })).toEqual([
    "PUBLIC_SITE_ULR is no setting of this server: see .env.example for how they are spelt",
  ]);
});
