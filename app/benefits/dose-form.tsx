import type { ComponentProps } from "react";
import { buttonClass } from "#app/ui/button.tsx";

/** The reader's own dose beside that of the protocol: a plain form, which /dose answers for this page's uses. */
export function DoseForm({ slug }: { slug: string }) {
  return (
    <form action="/dose" className="mt-6 flex flex-wrap items-end gap-3 print:hidden">
      <h3 className="basis-full font-sans font-semibold text-[17px] tracking-normal">
        What does your panel give?
      </h3>
      <input type="hidden" name="use" value={slug} />
      <Amount name="claim" label="Claimed, mW/cm²" />
      <Amount name="at" label="at, cm" />
      <Amount name="distance" label="You are at, cm" />
      <Amount name="minutes" label="Minutes" />
      <button type="submit" className={buttonClass({ variant: "secondary" })}>
        Work out my dose
      </button>
      <p className="basis-full text-ink-soft text-small">
        Beside the doses that trials gave, with what is unsure about it. For a mask, cap or pad,
        choose the device there. We keep nothing.
      </p>
    </form>
  );
}

function Amount({ label, ...field }: ComponentProps<"input"> & { label: string }) {
  return (
    <label className="text-[15px]">
      <span className="mb-1 block font-semibold">{label}</span>
      <input
        {...field}
        size={7}
        inputMode="decimal"
        autoComplete="off"
        className="h-11 rounded-control border border-rule-strong bg-card px-3"
      />
    </label>
  );
}
