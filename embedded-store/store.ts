import { createSchema, createYoga, type Plugin } from "graphql-yoga";
import type { StoreContent } from "./content.ts";
import { createGraph } from "./graph.ts";
import { type Allowance, queryLimits } from "./query-limits.ts";
import { schemaSource } from "./schema.graphql.ts";

/** Answers like `fetch` to a Shopify shop, at any host. */
export type EmbeddedApi = {
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
};

/**
 * `POST /api/{version}/graphql.json`.
 * @param filesUrl ends in `/`
 * @param token the only valid one
 * @param now decides which articles are published
 * @param allowance unlimited by default
 */
export function createEmbeddedApi({
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
}): EmbeddedApi {
  const yoga = createYoga({
    schema: createSchema({
      typeDefs: schemaSource,
      resolvers: resolvers(content, filesUrl, now),
      // schema.graphql.test.ts holds it against the rules once.
      assumeValidSDL: true,
    }),
    graphqlEndpoint: "/api/:version/graphql.json",
    plugins: [shopifyHttp(token), queryLimits(allowance)],
    // Other origins may ask, as at Shopify.
    cors: { origin: "*", methods: ["POST"], credentials: false },
    // Queries of real clients have a few kilobytes.
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
      // First, because Yoga answers on paths of its own too.
      if (!versionOf(request)) return new Response("Not Found", { status: 404 });
      return yoga.fetch(request);
    },
  };
}

/** GraphQL's default resolvers read, or call, the fields of the answers. */
function resolvers(content: StoreContent, filesUrl: string, now: () => Date) {
  const graph = createGraph(content, filesUrl, now);
  const fields = Object.entries(graph).map(([name, answer]) => [
    name,
    (_root: unknown, args: never) => answer(args),
  ]);
  return { QueryRoot: Object.fromEntries(fields) };
}

/**
 * POST only, an access token, the version in a header. Live shops answer a wrong token with 401 and this body. They let
 * small queries pass without a token; here a client that forgets it is found out.
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

/** Undefined for addresses outside of the API. */
function versionOf({ url }: Request): string | undefined {
  return /^\/api\/(\d{4}-\d{2})\/graphql\.json$/.exec(new URL(url).pathname)?.[1];
}

function tokensOf({ headers }: Request): (string | null)[] {
  return [
    headers.get("X-Shopify-Storefront-Access-Token"),
    headers.get("Shopify-Storefront-Private-Token"),
  ];
}
