import { type ExecutionArgs, GraphQLError, getNamedType, isCompositeType } from "graphql";
import { type ComplexityEstimator, getComplexity } from "graphql-query-complexity";
import { createGraphQLError, type Plugin } from "graphql-yoga";

/**
 * Points for a single query. Shopify names 1,000, but real shops answer the site's list of 250
 * articles, which costs 1,001. Ten times as much keeps out queries that take seconds.
 */
const MAX_COST = 10_000;

/** A full bucket of points at first, then so many each second. */
export type Allowance = {
  points: number;
  pointsPerSecond: number;
  /** Milliseconds on a steady clock. */
  now: () => number;
};

/**
 * Refuses queries in Shopify's words: MAX_COST_EXCEEDED for one that is too large, THROTTLED above
 * the allowance. @param allowance undefined for no limit over time
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
 * Shopify's rules (https://shopify.dev/docs/api/usage/limits): an object costs one point, a scalar
 * none, a connection its entry times `first` or `last`, a union its dearest type.
 */
const costOfField: ComplexityEstimator = ({ type, field, args, childComplexity }) => {
  const result = getNamedType(field.type);
  if (!isCompositeType(result)) return 0;
  if (isConnection(result)) return Math.max(0, args.first ?? args.last ?? 0) * childComplexity;
  // A connection's entries count, its own parts are free.
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
