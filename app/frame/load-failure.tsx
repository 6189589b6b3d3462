import isNetworkError from "is-network-error";
import type { ReactNode } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";

/**
 * Says why a page did not load. @param error from the route; without one the server failed
 * @param before a sentence that introduces the reason @param children other ways on
 */
export function LoadFailure({
  error,
  before = "",
  children,
}: {
  error?: unknown;
  before?: string;
  children?: ReactNode;
}) {
  const { pathname, search } = useLocation();
  const onTheWay = isLostOnTheWay(error);
  const errorId = errorIdOf(error);
  return (
    <>
      <p className="mt-6 max-w-[30.5em] text-ink-soft text-lead">
        {`${before} ${reasonOf(onTheWay)}`.trim()}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {/* A full load without a network would replace this page by the browser's own. */}
        <ButtonLink to={`${pathname}${search}`} reloadDocument={!onTheWay}>
          Try again
        </ButtonLink>
        {children}
      </div>
      {errorId && (
        <p className="mt-10 max-w-[40em] border-rule border-t pt-4 text-[15px] text-ink-soft">
          If it stays, write to us and give this number:{" "}
          <strong className="figures whitespace-nowrap text-ink">{errorId}</strong>
        </p>
      )}
    </>
  );
}

function reasonOf(onTheWay: boolean): string {
  if (!onTheWay)
    return "Something went wrong on our side, not yours. It often passes within a minute.";
  if (navigator.onLine === false) return "You are offline. Check your connection, then try again.";
  return "The page did not reach your device. Your connection may have dropped, or our server did not answer.";
}

/** True when the request failed on the network. */
function isLostOnTheWay(error: unknown): boolean {
  return isNetworkError(error) || (error instanceof Error && isNetworkError(error.cause));
}

/** The id under which the server logged the error. */
function errorIdOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  const answer: unknown = error.data;
  if (typeof answer !== "object" || answer === null || !("errorId" in answer)) return undefined;
  return typeof answer.errorId === "string" ? answer.errorId : undefined;
}
