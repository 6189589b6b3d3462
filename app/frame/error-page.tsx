import { href } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { LoadFailure } from "./load-failure.tsx";

/** Shows the number under which the log has the cause. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <div className="page-width pt-(--section)">
      <title>This page could not be shown</title>
      <meta name="robots" content="noindex" />
      <h1 className="max-w-[9.5em] text-h1">This page could not be shown</h1>
      <LoadFailure error={error}>
        <ButtonLink to={href("/")} reloadDocument variant="secondary">
          Go to the home page
        </ButtonLink>
      </LoadFailure>
    </div>
  );
}
