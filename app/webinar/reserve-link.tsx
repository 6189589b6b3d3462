import { buttonClass } from "#app/ui/button.tsx";
import { FORM_ID } from "./registration.ts";

/** Leads to the form; the page scrolls there smoothly where motion is welcome. */
export function ReserveLink() {
  return (
    <a href={`#${FORM_ID}`} className={buttonClass({ className: "justify-self-start" })}>
      Reserve Your Free Spot
    </a>
  );
}
