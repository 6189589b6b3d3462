import { expect, test } from "vitest";
import { EnvError, parseEnv } from "./env.server.ts";

test("nothing set: port 3000, the embedded store", () => {
  expect(parseEnv({ PORT: "", PUBLIC_STORE_DOMAIN: " " })).toEqual({
    port: 3000,
    given: [],
    host: undefined,
    siteUrl: "http://localhost:3000",
    logLevel: "info",
    store: undefined,
    shopUrl: undefined,
    trustedProxies: [],
    purgeSecret: undefined,
    metricsPort: undefined,
    metricsHost: "127.0.0.1",
    databaseUrl: undefined,
    dataDir: "./data",
    smtpUrl: undefined,
    checksOutsideLinks: false,
    pubmed: { email: undefined, apiKey: undefined },
  });
});

test.each([
  ["my-shop.myshopify.com", "https://my-shop.myshopify.com"],
  ["https://my-shop.myshopify.com/", "https://my-shop.myshopify.com"],
  ["http://localhost:4000", "http://localhost:4000"],
  ["localhost:4000", "https://localhost:4000"],
])("the store's domain %s means %s", (domain, origin) => {
  expect(parseEnv({ PUBLIC_STORE_DOMAIN: domain }).store?.origin).toBe(origin);
});

test.each([
  ["HTTPS://WWW.Example.COM/", "https://www.example.com"],
  ["https://münchen.example:443", "https://xn--mnchen-3ya.example"],
  ["http://example.com:80", "http://example.com"],
  ["http://localhost:4507", "http://localhost:4507"],
])("the site's address %s means %s", (written, siteUrl) => {
  expect(parseEnv({ PUBLIC_SITE_URL: written }).siteUrl).toBe(siteUrl);
});

test.each([
  ["PUBLIC_SITE_URL", "http://user:pass@a.example", "without a user name and password"],
  ["PUBLIC_SITE_URL", "http://user@a.example", "without a user name and password"],
  ["PUBLIC_SITE_URL", "https://a.example/blog", "without a path"],
  ["PUBLIC_SITE_URL", "https://a.example?x", "without a path"],
  ["PUBLIC_SITE_URL", "a.example", "such as https://example.com"],
  ["SHOP_URL", "https://user:pass@shop.example", "without a user name and password"],
  ["PUBLIC_STORE_DOMAIN", "user:pass@shop.example", "without a user name and password"],
])("%s=%s is refused with what to do", (name, value, advice) => {
  expect(() => parseEnv({ [name]: value })).toThrow(advice);
});

test.each(["ニュース", "%E3%83%8B%E3%83%A5%E3%83%BC%E3%82%B9"])(
  "a blog's handle may be %s",
  (handle) => {
    const settings = { PUBLIC_STORE_DOMAIN: "shop.example", STORE_BLOG_HANDLE: handle };
    expect(parseEnv(settings).store?.blogHandle).toBe("ニュース");
  },
);

test("a private token is used instead of the public one", () => {
  const tokens = { PUBLIC_STOREFRONT_API_TOKEN: "pub", PRIVATE_STOREFRONT_API_TOKEN: "priv" };
  const { store } = parseEnv({ PUBLIC_STORE_DOMAIN: "shop.example", ...tokens });
  expect(store?.token).toEqual({ kind: "private", value: "priv" });
});

test("everything that is wrong is named in one error", () => {
  const wrong = {
    PORT: "99999",
    HOST: "example.com",
    PUBLIC_SITE_URL: "example.com/blog",
    LOG_LEVEL: "loud",
    PUBLIC_STORE_DOMAIN: "not a domain",
    STOREFRONT_API_VERSION: "latest",
    STORE_BLOG_HANDLE: "My Blog",
    SHOP_URL: "javascript:alert(1)",
    TRUST_PROXY: "10.0.0.0/99",
    PURGE_SECRET: "short",
    METRICS_PORT: "-1",
    METRICS_HOST: "10.0.0",
    DATABASE_URL: "mysql://localhost/site",
    SMTP_URL: "mail.example.com",
  };
  const parse = () => parseEnv(wrong);
  expect(parse).toThrow(EnvError);
  for (const name of Object.keys(wrong)) expect(parse).toThrow(name);
});
