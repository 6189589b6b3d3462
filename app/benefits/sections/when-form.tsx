import { PlainProse } from "#app/evidence/citations/plain-prose.tsx";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import { buttonClass } from "#app/ui/button.tsx";

/** The days to look and to judge as a calendar file. A plain form: the browser saves what it answers. */
export function WhenForm({ slug }: { slug: string }) {
  return (
    <form
      action={`/benefits/${slug}/calendar.ics`}
      className="mt-4 flex flex-wrap items-end gap-3 sm:mt-6 print:hidden"
    >
      <label className="text-[15px]">
        <span className="mb-1 block font-semibold">I start on</span>
        <input
          type="date"
          name="start"
          required
          aria-invalid={false}
          min="2020-01-01"
          max="2099-12-31"
          className="h-11 rounded-control border border-rule-strong bg-card px-3"
        />
      </label>
      <button type="submit" className={buttonClass({ variant: "secondary" })}>
        Add to calendar
      </button>
      <p className="basis-full text-ink-soft text-small">
        <PlainProse text={ownPages["/benefits"].calendar} />
      </p>
    </form>
  );
}
