import * as webinar from "#app/webinar.config.ts";

/** What a reader hears after registering, and from whom, step by step. `sendsMail`: a confirmation goes out by itself. */
export function whatFollows(sendsMail: boolean): readonly string[] {
  const confirmation = sendsMail
    ? "A confirmation comes by e-mail at once."
    : "We confirm by hand, by e-mail or phone.";
  return [confirmation, webinar.joining];
}
