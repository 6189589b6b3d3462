import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import {
  hang,
  type Play,
  type StoreDouble,
  startStoreDouble,
  status,
} from "../../tests/support/store-double.ts";
import {
  createStorefrontClient,
  type StorefrontClientOptions,
} from "./storefront-client.server.ts";
import { AnswerTooLarge, StoreDown, StorefrontError } from "./storefront-error.ts";

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
  await expect(withoutToken.query("{ shop { name } }", {}, shop)).rejects.toMatchObject({
    message: "Shopify Storefront access token is not configured",
    failure: { kind: "no token" },
  });
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

  test.each([
    ["0", [0]],
    ["1.5", [1_500]],
    ["2", [2_000]],
    ["3", []],
    ["86400", []],
    ["Wed, 21 Oct 2026 07:28:00 GMT", [250]],
    ["-1", [250]],
  ])("Retry-After: %s is heeded as far as a reader can be kept waiting", async (said, waited) => {
    store.answer((_call, response) => {
      response.writeHead(429, { "Retry-After": said }).end();
    });
    const error = await ask().catch((reason) => reason);
    expect(error.message).toBe("Shopify Storefront API error: 429 Too Many Requests");
    expect(waits).toEqual(waited);
    expect(store.calls).toHaveLength(waited.length + 1);
  });

  const hangUp: Play = (_call, response) => response.destroy();
  const busy = (code: string) => ({ errors: [{ message: "no", extensions: { code } }] });
  const query = (...codes: string[]) => ({ kind: "query", codes });
  // Does the store count as down, or only the question as refused? And which advice fits?
  test.each([
    ["a store that hangs up", hangUp, true, { kind: "network", code: "UND_ERR_SOCKET" }],
    ["500", status(500), true, { kind: "status", status: 500 }],
    ["429", status(429), true, { kind: "status", status: 429 }],
    ["a page for people", status(200, "<html>"), true, { kind: "not JSON" }],
    ["THROTTLED", status(200, busy("THROTTLED")), true, query("THROTTLED")],
    [
      "INTERNAL_SERVER_ERROR",
      status(200, busy("INTERNAL_SERVER_ERROR")),
      true,
      query("INTERNAL_SERVER_ERROR"),
    ],
    ["TIMEOUT", status(200, busy("TIMEOUT")), true, query("TIMEOUT")],
    ["401", status(401), false, { kind: "status", status: 401 }],
    ["404", status(404), false, { kind: "status", status: 404 }],
    ["ACCESS_DENIED", status(200, busy("ACCESS_DENIED")), false, query("ACCESS_DENIED")],
    ["a field that is not there", status(200, { errors: [{ message: "no" }] }), false, query("")],
    ["another shape", status(200, { data: {} }), false, undefined],
  ] as const)("%s", async (_what, play, isDown, failure) => {
    store.answer(play);
    const error = await ask().catch((reason) => reason);
    expect(error instanceof StoreDown).toBe(isDown);
    expect(error.failure).toEqual(failure);
  });

  test("an empty list of errors is none", async () => {
    store.answer(status(200, { errors: [], data: { shop: { name: "A shop" } } }));
    expect(await ask()).toEqual({ shop: { name: "A shop" } });
  });

  test("502 and then 200 is a success", async () => {
    store.answer((call, response, count) =>
      status(count === 1 ? 502 : 200, { data: { shop: { name: "Back" } } })(call, response, count),
    );
    expect(await ask()).toEqual({ shop: { name: "Back" } });
  });

  test("a throttled query is sent once more", async () => {
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

const MB = 1024 * 1024;

describe("an answer over 16 MB", () => {
  test("is not read to its end", async () => {
    const closed = Promise.withResolvers<number>();
    store.answer((_call, response) => {
      response.writeHead(200, { "Content-Type": "application/json" });
      let sent = 0;
      const send = () => {
        while (!response.destroyed && response.write(" ".repeat(MB))) sent += 1;
      };
      response.on("drain", send).on("close", () => closed.resolve(sent));
      send();
    });
    const failure = await ask().catch((error) => error);
    expect(failure).toBeInstanceOf(AnswerTooLarge);
    expect(failure.message).toBe("The store's answer is over 16 MB");
    expect(await closed.promise).toBeLessThan(64);
    expect(store.calls).toHaveLength(1);
  });
});

test("what a store says of its failure is cut at 500 characters", async () => {
  const message = "because ".repeat(10_000);
  const failures = [
    status(200, { errors: [{ message }] }),
    status(200, { errors: Array(100_000).fill({ message: "no" }) }),
    status(200, { data: { shop: Object.fromEntries([[message, 1]]) } }),
    status(200, { data: { [message]: 1 } }),
  ];
  for (const failure of failures) {
    store.answer(failure);
    const error = await ask().catch((reason) => reason);
    expect(error).toBeInstanceOf(StorefrontError);
    expect(error.message).toMatch(/^(Shopify GraphQL errors: |The store's answer has ).+/);
    expect(error.message.length).toBeLessThanOrEqual(500);
    expect(error.cause).toBeUndefined();
  }
});

test("a store that never answers is given up, and not asked again", async () => {
  store.answer(hang);
  const error = await ask({ timeout: 200 }).catch((reason) => reason);
  expect(error).toBeInstanceOf(StoreDown);
  expect(error).toMatchObject({
    message: "The store did not answer within 200 ms",
    failure: { kind: "timeout" },
  });
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
  await expect(ask({ origin })).rejects.toMatchObject({
    message: expect.stringMatching(/can't be reached: .*ECONNREFUSED/),
    failure: { kind: "network", code: "ECONNREFUSED" },
  });
  expect(waits).toHaveLength(1);
  store = await startStoreDouble(hang);
});

test("another API version in the answer is logged once", async () => {
  store.answer((_call, response) => {
    response.writeHead(200, { "X-Shopify-API-Version": "2025-10" });
    response.end(JSON.stringify({ data: { shop: { name: "A shop" } } }));
  });
  await ask({ apiVersion: "2025-10" });
  expect(warnings).toEqual([]);
  const asked = client();
  for (let call = 0; call < 3; call += 1) await asked.query("{ shop { name } }", {}, shop);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]?.[0]).toEqual({ asked: "2024-10", answered: "2025-10" });
});
