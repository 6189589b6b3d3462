import { href } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";

export function FirstMonth() {
  return (
    <section aria-labelledby="next-step" className="border-rule border-y bg-sunk">
      <div className="page-width grid gap-x-12 gap-y-8 py-14 md:py-20 lg:grid-cols-[minmax(0,2fr)_auto] lg:items-end">
        <div>
          <h2 id="next-step" className="text-h2">
            One month, one aim, one number to write down
          </h2>
          <p className="mt-4 max-w-[37.5em] text-ink-soft text-lead">
            The first-month guide sets the dose, the distance and the day on which you decide
            whether it did anything for you.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={href("/guide/:slug", { slug: "getting-started" })} variant="ink">
            Plan the first month
          </ButtonLink>
          <ButtonLink to={href("/reviews")} variant="secondary">
            Compare Devices
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
