import { href, Link } from "react-router";
import { benefits } from "#app/benefits/content/benefits.ts";
import type { Peaks } from "#app/figures/peaks.ts";
import { Button } from "#app/ui/button.tsx";
import { mapTestedLight } from "./tested-light.server.ts";
import { TestedLightFigure } from "./tested-light-figure.tsx";

/** Studies near the wavelengths of the reader's device, from the address. Static. */
export function YourLight({ peaks, written }: { peaks: Peaks; written: string }) {
  const light = mapTestedLight(peaks.status === "ok" ? peaks.peaks : []);
  return (
    <section aria-labelledby="your-light" className="page-width section-gap">
      <h2 id="your-light" className="text-h2">
        What was tested near your light?
      </h2>
      <form
        action={`${href("/red-light-101")}#your-light`}
        className="mt-5 flex flex-wrap items-end gap-3 print:hidden"
      >
        <label className="max-w-full text-[15px]">
          <span className="mb-1 block font-semibold">Peaks of your device, in nm</span>
          <input
            name="nm"
            defaultValue={written}
            autoComplete="off"
            maxLength={60}
            placeholder="660, 850"
            aria-invalid={peaks.status === "invalid" || undefined}
            aria-describedby={peaks.status === "invalid" ? "peaks-error" : undefined}
            className="h-11 w-60 max-w-full rounded-control border border-rule-strong bg-card px-3"
          />
        </label>
        <Button type="submit" variant="secondary">
          Show the studies
        </Button>
      </form>
      {/* Not in a box of their own: while it is empty, a sheet may end between the heading and the figure. */}
      {peaks.status === "invalid" && (
        <p id="peaks-error" role="alert" className="mt-4 max-w-(--measure)">
          {peaks.message}
        </p>
      )}
      {light.near.map(({ peak, studies, pages }) => (
        <p key={peak} className="mt-4 max-w-(--measure)">
          <strong>Within 10 nm of {peak} nm, or in a band around it:</strong>{" "}
          {studies === 0
            ? "no study behind our uses reports such light."
            : `${studies} ${studies === 1 ? "study" : "studies"}: `}
          {pages.map((page, index) => (
            <span key={page.page}>
              {index > 0 && ", "}
              <Link
                to={href("/benefits/:slug", { slug: page.page })}
                className="underline decoration-rule-strong underline-offset-[0.2em] hover:decoration-current"
              >
                {benefits.find(({ slug }) => slug === page.page)?.name}
              </Link>{" "}
              {page.studies}
            </span>
          ))}
          {studies > 0 && "."}
        </p>
      ))}
      <div className="mt-6">
        <TestedLightFigure light={light} number={1} />
      </div>
    </section>
  );
}
