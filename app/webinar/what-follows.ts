import * as webinar from "#app/webinar.config.ts";

/** The next steps, and who takes them. `sendsMail`: the site sends a confirmation. */
export function whatFollows(sendsMail: boolean): readonly string[] {
  const confirmation = sendsMail
    ? "A confirmation comes by e-mail at once."
    : "We confirm by hand, by e-mail or phone.";
  return [confirmation, webinar.joining];
}
