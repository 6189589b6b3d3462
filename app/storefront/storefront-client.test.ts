import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { hang, type StoreDouble, startStoreDouble, status } from "../../tests/store-double.ts";
import { createStorefrontClient, type StorefrontClientOptions } from "./storefront-client.ts";

let store: StoreDouble;
let warnings: unknown[][];
let waits: number[];

beforeEach(async () => {
  store = await startStoreDouble(status(200, { data: { shop: { name: "A shop" } } }));
  warnings = [];
  waits = [];
});
afterEach(() => store.close());

const shop = z.object({ shop: z.object({ name: z.string() }) });

function client(changes: Partial<StorefrontClientOptions> = {}) {
  return createStorefrontClient({
    origin: store.origin,
    token: { kind: "public", value: "a-token" },
    apiVersion: "2024-10",
    log: { warn: (...entry: unknown[]) => warnings.push(entry) },
    fetch,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
    timeout: 10_000,
    ...changes,
  });
}

const ask = (changes?: Partial<StorefrontClientOptions>) =>
  client(changes).query("{ shop { name } }", { first: 3 }, shop);

test("posts query and variables to the versioned address with the token", async () => {
  expect(await ask()).toEqual({ shop: { name: "A shop" } });
  expect(store.calls).toMatchObject([
    {
      url: "/api/2024-10/graphql.json",
      query: "{ shop { name } }",
      variables: { first: 3 },
      headers: {
        "content-type": "application/json",
        "x-shopify-storefront-access-token": "a-token",
      },
    },
  ]);
});

test("a private token goes into its own header", async () => {
  await ask({ token: { kind: "private", value: "secret" } });
  const { headers } = store.calls[0] ?? {};
  expect(headers).toHaveProperty("shopify-storefront-private-token", "secret");
  expect(headers).not.toHaveProperty("x-shopify-storefront-access-token");
});

test("without a token: a warning that names the variable, then an error for each call", async () => {
  const withoutToken = client({ token: undefined });
  expect(warnings.flat().join(" ")).toContain("PUBLIC_STOREFRONT_API_TOKEN");
  await expect(withoutToken.query("{ shop { name } }", {}, shop)).rejects.toThrow(
    /^Shopify Storefront access token is not configured$/,
  );
  expect(store.calls).toHaveLength(0);
});

describe("answers that are not ok", () => {
  test.each([
    [401, "Shopify Storefront API error: 401 Unauthorized", 1],
    [404, "Shopify Storefront API error: 404 Not Found", 1],
    [500, "Shopify Storefront API error: 500 Internal Server Error", 1],
    [429, "Shopify Storefront API error: 429 Too Many Requests", 2],
    [502, "Shopify Storefront API error: 502 Bad Gateway", 2],
    [503, "Shopify Storefront API error: 503 Service Unavailable", 2],
    [504, "Shopify Storefront API error: 504 Gateway Timeout", 2],
  ])("%i says '%s' after %i attempts", async (code, message, attempts) => {
    store.answer(status(code));
    await expect(ask()).rejects.toThrow(new RegExp(`^${message}$`));
    expect(store.calls).toHaveLength(attempts);
    expect(waits).toHaveLength(attempts - 1);
  });

  test("502 and then 200 is a success", async () => {
    store.answer((call, response, count) =>
      status(count === 1 ? 502 : 200, { data: { shop: { name: "Back" } } })(call, response, count),
    );
    expect(await ask()).toEqual({ shop: { name: "Back" } });
  });

  test("GraphQL errors are joined by a comma", async () => {
    store.answer(status(200, { errors: [{ message: "a" }, { message: "b" }], data: null }));
    await expect(ask()).rejects.toThrow(/^Shopify GraphQL errors: a, b$/);
    expect(store.calls).toHaveLength(1);
  });

  test("a throttled answer is asked once more", async () => {
    const throttled = { message: "Throttled", extensions: { code: "THROTTLED" } };
    store.answer(status(200, { errors: [throttled] }));
    await expect(ask()).rejects.toThrow(/^Shopify GraphQL errors: Throttled$/);
    expect(store.calls).toHaveLength(2);
  });
});

test.each([
  ["a text", "down", "down"],
  ["an object", { message: "down" }, "down"],
  ["no message", [{ msg: 1 }, { message: "down" }], "an error without a message, down"],
  ["a code that is no text", [{ message: "down", extensions: { code: 7 } }], "down"],
  ["extensions that are null", [{ message: "down", extensions: null }], "down"],
])(
  "errors in another form (%s) are a failure too, whatever the data",
  async (_what, errors, text) => {
    store.answer(status(200, { errors, data: { shop: { name: "A shop" } } }));
    await expect(ask()).rejects.toThrow(new RegExp(`^Shopify GraphQL errors: ${text}$`));
  },
);

test("a redirect is not followed: the token goes to the store only", async () => {
  const elsewhere = await startStoreDouble(status(200, { data: { shop: { name: "Thief" } } }));
  store.answer((_call, response) => {
    response.writeHead(307, { Location: `${elsewhere.origin}/api/2024-10/graphql.json` }).end();
  });
  await expect(ask()).rejects.toThrow("Shopify Storefront API error: 307 Temporary Redirect");
  expect(elsewhere.calls).toHaveLength(0);
  await elsewhere.close();
});

test.each([
  ["garbage", "<html>maintenance</html>", /not JSON/],
  ["an empty body", "", /not JSON/],
  ["another shape", { data: { shop: { name: 7 } } }, /expected shape: data\.shop\.name/],
  ["no data", { extensions: {} }, /expected shape/],
])("%s is an error that says what is wrong", async (_what, body, message) => {
  store.answer(status(200, body));
  await expect(ask()).rejects.toThrow(message);
  expect(store.calls).toHaveLength(1);
});

test("a store that never answers is given up, and not asked again", async () => {
  store.answer(hang);
  await expect(ask({ timeout: 200 })).rejects.toThrow("The store did not answer within 200 ms");
  expect(store.calls).toHaveLength(1);
});

test("a store that stops in the middle of its answer is given up too", async () => {
  store.answer((_call, response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.write('{"data":');
  });
  await expect(ask({ timeout: 200 })).rejects.toThrow("The store did not answer within 200 ms");
});

test("a refused connection is tried once more and then named", async () => {
  const { origin } = store;
  await store.close();
  await expect(ask({ origin })).rejects.toThrow(/can't be reached: .*ECONNREFUSED/);
  expect(waits).toHaveLength(1);
  store = await startStoreDouble(hang);
});

test("another API version in the answer is logged once", async () => {
  store.answer((_call, response) => {
    response.writeHead(200, { "X-Shopify-API-Version": "2025-10" });
    response.end(JSON.stringify({ data: { shop: { name: "A shop" } } }));
  });
  const asked = client();
  for (let call = 0; call < 3; call += 1) await asked.query("{ shop { name } }", {}, shop);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]?.[0]).toEqual({ asked: "2024-10", answered: "2025-10" });
});
