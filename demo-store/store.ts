import { createSchema, createYoga, type Plugin } from "graphql-yoga";
import type { StoreContent } from "./content.ts";
import { createGraph } from "./graph.ts";
import { type Allowance, queryLimits } from "./query-limits.ts";
import { schemaSource } from "./schema.graphql.ts";

/** A store that answers like `fetch` to a Shopify shop's address, on whatever host. */
export type DemoStore = {
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
};

/**
 * A Shopify-compatible Storefront API over the content: `POST /api/{version}/graphql.json`.
 * @param filesUrl address, ending in `/`, at which the caller serves the images
 * @param token the one access token that is accepted
 * @param now the moment that decides what is published already
 * @param allowance how much may be asked for over time; unlimited unless given
 */
export function createDemoStore({
  content,
  filesUrl,
  token,
  now = () => new Date(),
  allowance,
}: {
  content: StoreContent;
  filesUrl: string;
  token: string;
  now?: () => Date;
  allowance?: Allowance;
}): DemoStore {
  const yoga = createYoga({
    schema: createSchema({ typeDefs: schemaSource, resolvers: resolvers(content, filesUrl, now) }),
    graphqlEndpoint: "/api/:version/graphql.json",
    plugins: [shopifyHttp(token), queryLimits(allowance)],
    // Browsers of other origins may ask too, as they may at Shopify.
    cors: { origin: "*", methods: ["POST"], credentials: false },
    // The queries of real clients have a few kilobytes.
    maxRequestBodySize: 64 * 1024,
    maskedErrors: { isDev: false, errorMessage: "Internal error" },
    fetchAPI: { Response },
    multipart: false,
    graphiql: false,
    landingPage: false,
    logging: "error",
  });
  return {
    async fetch(input, init) {
      const request = new Request(input, init);
      // Asked first: Yoga answers on paths of its own too.
      if (!versionOf(request)) return new Response("Not Found", { status: 404 });
      return yoga.fetch(request);
    },
  };
}

/** GraphQL's own default resolvers do the rest: they read, or call, the fields of the answers. */
function resolvers(content: StoreContent, filesUrl: string, now: () => Date) {
  const graph = createGraph(content, filesUrl, now);
  const fields = Object.entries(graph).map(([name, answer]) => [
    name,
    (_root: unknown, args: never) => answer(args),
  ]);
  return { QueryRoot: Object.fromEntries(fields) };
}

/**
 * What Shopify does at the level of HTTP: POST only, an access token, and the version that answered
 * in a header.
 *
 * A wrong token gets 401 and this very body, with its empty message, as clients of live shops have
 * recorded it. Shopify lets small queries pass with no token at all ("tokenless access", up to a
 * query cost of 1,000). Here a missing token is a wrong one, so that a client that forgets to send
 * it is found out before it meets a real shop.
 */
function shopifyHttp(token: string): Plugin {
  return {
    onRequest({ request, endResponse }) {
      if (request.method !== "POST") {
        endResponse(
          new Response("Method Not Allowed", { status: 405, headers: { Allow: "POST" } }),
        );
      } else if (!tokensOf(request).includes(token)) {
        const errors = [{ message: "", extensions: { code: "UNAUTHORIZED" } }];
        endResponse(Response.json({ errors }, { status: 401 }));
      }
    },
    onResponse({ request, response }) {
      response.headers.set("X-Shopify-API-Version", versionOf(request) ?? "");
    },
  };
}

/** The version in an address of the API; undefined for every other address. */
function versionOf({ url }: Request): string | undefined {
  return /^\/api\/(\d{4}-\d{2})\/graphql\.json$/.exec(new URL(url).pathname)?.[1];
}

function tokensOf({ headers }: Request): (string | null)[] {
  return [
    headers.get("X-Shopify-Storefront-Access-Token"),
    headers.get("Shopify-Storefront-Private-Token"),
  ];
}
