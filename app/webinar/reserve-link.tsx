import { FORM_ID } from "#app/forms/webinar/registration.ts";
import { buttonClass } from "#app/ui/button.tsx";

/** Scrolls to the form, smoothly unless the reader prefers no motion. */
export function ReserveLink() {
  return (
    <a href={`#${FORM_ID}`} className={buttonClass({ className: "justify-self-start" })}>
      Reserve Your Free Spot
    </a>
  );
}
