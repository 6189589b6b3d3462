import { type ExecutionArgs, GraphQLError, getNamedType, isCompositeType } from "graphql";
import { type ComplexityEstimator, getComplexity } from "graphql-query-complexity";
import { createGraphQLError, type Plugin } from "graphql-yoga";

/**
 * Points that a single query may cost. Shopify names 1,000 for queries without a token and for its Admin
 * API; the site's list of 250 articles costs 1,001 and is answered by real shops. Ten times as much keeps
 * out what would hold the process up for seconds.
 */
const MAX_COST = 10_000;

/** Points that are given out over time: a full bucket at first, and then so many each second. */
export type Allowance = {
  points: number;
  pointsPerSecond: number;
  /** Milliseconds on a steady clock. */
  now: () => number;
};

/**
 * Refuses queries in Shopify's words: with MAX_COST_EXCEEDED what is too large for any single query, with
 * THROTTLED what comes faster than the allowance.
 * @param allowance undefined: queries may come as fast as they like
 */
export function queryLimits(allowance?: Allowance): Plugin {
  const spend = allowance ? bucketOf(allowance) : () => true;
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const cost = costOf(args);
      if (cost instanceof GraphQLError) setResultAndStopExecution({ errors: [cost] });
      else if (cost > MAX_COST) setResultAndStopExecution({ errors: [tooDear(cost)] });
      else if (!spend(cost)) setResultAndStopExecution({ errors: [throttled()] });
    },
  };
}

/** Points, or the reason for which they can't be counted, such as 10,000 fields. */
function costOf(args: ExecutionArgs): number | GraphQLError {
  try {
    return getComplexity({
      schema: args.schema,
      query: args.document,
      variables: { ...args.variableValues },
      ...(args.operationName && { operationName: args.operationName }),
      estimators: [costOfField],
    });
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

/**
 * Shopify's rules (https://shopify.dev/docs/api/usage/limits): an object is one point, a scalar none, a
 * connection as many times its entry as `first` or `last` say, and of a union only the dearest type counts.
 */
const costOfField: ComplexityEstimator = ({ type, field, args, childComplexity }) => {
  const result = getNamedType(field.type);
  if (!isCompositeType(result)) return 0;
  if (isConnection(result)) return Math.max(0, args.first ?? args.last ?? 0) * childComplexity;
  // A connection's own parts are free: its entries count.
  if (result.name === "PageInfo") return 0;
  return isConnection(type) && field.name === "edges" ? childComplexity : 1 + childComplexity;
};

function isConnection({ name }: { name: string }): boolean {
  return name.endsWith("Connection");
}

function bucketOf({ points, pointsPerSecond, now }: Allowance): (cost: number) => boolean {
  let left = points;
  let countedAt = now();
  return (cost) => {
    const seconds = (now() - countedAt) / 1000;
    countedAt = now();
    left = Math.min(points, left + seconds * pointsPerSecond);
    if (cost > left) return false;
    left -= cost;
    return true;
  };
}

function tooDear(cost: number) {
  return createGraphQLError(
    `Query cost is ${cost}, which exceeds the single query max cost limit (${MAX_COST}).\n\nSee https://shopify.dev/concepts/about-apis/rate-limits for more information on how the\ncost of a query is calculated.`,
    { extensions: { code: "MAX_COST_EXCEEDED", cost, maxCost: MAX_COST, documentation: LIMITS } },
  );
}

function throttled() {
  return createGraphQLError("Throttled", {
    extensions: { code: "THROTTLED", documentation: LIMITS },
  });
}

const LIMITS = "https://shopify.dev/api/usage/limits#rate-limits";
