import { isRouteErrorResponse, useLocation } from "react-router";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";

/** When a page failed: calm words, a way on, and the number under which the log has the cause. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const errorId = errorIdOf(error);
  return (
    <div className="page-width pt-(--section)">
      <title>This page could not be shown</title>
      <meta name="robots" content="noindex" />
      <h1 className="max-w-[9.5em] text-h1">This page could not be shown</h1>
      <p className="mt-6 max-w-[30.5em] text-ink-soft text-lead">
        Something went wrong on our side, not yours. It often passes within a minute.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {/* A plain link: the page is loaded anew, whatever state this one is in. */}
        <a href={`${pathname}${search}`} className={buttonClass({})}>
          Try again
        </a>
        <ButtonLink to="/" reloadDocument variant="secondary">
          Go to the home page
        </ButtonLink>
      </div>
      {errorId && (
        <p className="mt-10 max-w-[40em] border-rule border-t pt-4 text-[15px] text-ink-soft">
          If it stays, write to us and give this number:{" "}
          <strong className="figures whitespace-nowrap text-ink">{errorId}</strong>
        </p>
      )}
    </div>
  );
}

/** The server answers a failed page with the id under which it logged the error. */
function errorIdOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  const answer: unknown = error.data;
  if (typeof answer !== "object" || answer === null || !("errorId" in answer)) return undefined;
  return typeof answer.errorId === "string" ? answer.errorId : undefined;
}
