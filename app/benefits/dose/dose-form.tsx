import type { FormEvent } from "react";
import { href } from "react-router";
import type { BenefitSlug } from "#app/benefits/content/benefits.ts";
import { isWorn } from "#app/benefits/content/benefits.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { OWN_DOSE, type OwnDoseField, type OwnDoseView } from "./own-dose.ts";

/** A plain form, which the page answers without JavaScript. */
export function DoseForm({
  slug,
  words,
  messages,
  onSubmit,
}: {
  slug: BenefitSlug;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
} & Pick<OwnDoseView, "words" | "messages">) {
  const field = (name: OwnDoseField, title: string) => (
    <Amount name={name} title={title} written={words[name]} error={messages[name]} />
  );
  return (
    <form
      onSubmit={onSubmit}
      action={`${href("/benefits/:slug", { slug })}#${OWN_DOSE}`}
      className="mt-4 grid grid-cols-2 items-start max-[319px]:grid-cols-1 gap-3 sm:flex sm:flex-wrap print:hidden"
    >
      <h3 className="col-span-full basis-full font-sans font-semibold text-[17px] tracking-normal">
        {isWorn(slug) ? "How strong is your cap?" : "How strong is your panel?"}
      </h3>
      {field("claim", "Strength (mW/cm²)")}
      {!isWorn(slug) && field("at", "Measured at (in)")}
      {!isWorn(slug) && field("distance", "My distance (in)")}
      {field("minutes", "Minutes")}
      <button
        type="submit"
        className={`col-span-full justify-self-start sm:self-end ${buttonClass({ variant: "secondary" })}`}
      >
        Work out my dose
      </button>
      <p className="col-span-full basis-full text-ink-soft text-small">
        {!isWorn(slug) && "For centimeters, type 30 cm. "}For another device, use the{" "}
        <TextLink to={`${href("/dose")}?use=${slug}`}>dose calculator</TextLink>.
      </p>
    </form>
  );
}

function Amount({
  name,
  title,
  written,
  error,
}: {
  name: OwnDoseField;
  title: string;
  written: string;
  error: string | undefined;
}) {
  return (
    <div className={error && "max-w-48"}>
      <label className="text-[15px]">
        <span className="mb-1 block font-semibold">{title}</span>
        <input
          name={name}
          defaultValue={written || undefined}
          size={7}
          maxLength={60}
          // Lengths may have a unit.
          inputMode={name === "at" || name === "distance" ? "text" : "decimal"}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${name}-error`}
          className="h-11 max-sm:w-full rounded-control border border-rule-strong bg-card px-3 aria-invalid:border-red"
        />
      </label>
      {error && (
        <p id={`${name}-error`} className="mt-1 font-medium text-red text-small">
          {error}
        </p>
      )}
    </div>
  );
}
