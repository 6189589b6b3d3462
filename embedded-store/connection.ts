import { createGraphQLError } from "graphql-yoga";

export type PageArguments = {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
};

/** Part of a list, as GraphQL's cursor connections have it. */
export type Connection<Node> = {
  edges: { cursor: string; node: Node }[];
  nodes: Node[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
};

/** Shopify's limit on `first` and `last`. */
const MAX_PAGE_SIZE = 250;

/** Relay's cursor connections (https://relay.dev/graphql/connections.htm). @throws for arguments without sense */
export function connection<Node extends { id: string }>(
  list: readonly Node[],
  { first, after, last, before }: PageArguments,
): Connection<Node> {
  if (first == null && last == null) throw badRequest("you must provide one of first or last");
  if (first != null && last != null) {
    throw badRequest("providing both first and last is not supported");
  }
  checkSize("first", first);
  checkSize("last", last);

  let start = after == null ? 0 : positionOf(after, list) + 1;
  let end = before == null ? list.length : positionOf(before, list);
  if (first != null) end = Math.min(end, start + first);
  if (last != null) start = Math.max(start, end - last);

  const nodes = list.slice(start, end);
  const edges = nodes.map((node) => ({ cursor: cursorOf(node), node }));
  return {
    edges,
    nodes,
    pageInfo: {
      hasPreviousPage: start > 0,
      hasNextPage: end < list.length,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

function checkSize(name: string, size: number | null | undefined): void {
  if (size == null) return;
  if (size < 0) throw badRequest(`${name} cannot be negative`);
  if (size > MAX_PAGE_SIZE) throw badRequest(`${name} cannot exceed ${MAX_PAGE_SIZE}`);
}

function cursorOf(node: { id: string }): string {
  return Buffer.from(JSON.stringify({ last_id: node.id })).toString("base64");
}

function positionOf(cursor: string, list: readonly { id: string }[]): number {
  const position = list.findIndex((node) => cursorOf(node) === cursor);
  if (position === -1) throw badRequest("Invalid cursor for current pagination sort.");
  return position;
}

function badRequest(message: string): Error {
  return createGraphQLError(message, { extensions: { code: "BAD_REQUEST" } });
}
