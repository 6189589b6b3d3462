import { z } from "zod";
import { readContent } from "#app/content/content-files.server.ts";
import { words, wordsWith } from "#app/content/prose-field.ts";
import { fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";
import { fillIn } from "#app/text/fill-in.ts";
import type { LinkState } from "./sign-up-outcome.ts";
import type { MailState } from "./unsubscribe.server.ts";

const thanks = z.strictObject({
  title: words,
  sent: words,
  wait: words.describe("For those who get no email."),
});

const confirm = z.strictObject({
  open: words.describe("Above the button."),
  button: words,
  confirmed: words.describe("The heading after the button."),
  text: words.describe("Below that heading."),
  name: words.describe("What a reader may have unsubscribed from, after “unsubscribed from”."),
});

const page = z.strictObject({ title: words, text: words });

const list = z.strictObject({
  question: words,
  coming: words.describe("Below the question, above the button."),
  button: words,
  stopped: words,
});

const topic = wordsWith("topic");

const signUpsSchema = z.strictObject({
  thanks: z
    .strictObject({
      newsletter: thanks,
      alerts: thanks.extend({
        unasked: thanks
          .omit({ wait: true })
          .describe("Where the site sends no mail, and asks nobody to confirm."),
      }),
    })
    .describe("Where we send an email to confirm."),
  confirm: z.strictObject({
    newsletter: confirm,
    alerts: confirm.extend({ open: topic, text: topic }),
    webinar: confirm,
    title: words,
    used: page
      .extend({ text: wordsWith("confirmed") })
      .describe("{confirmed} is the heading that the link led to at first."),
    expired: page,
    gone: page
      .extend({ text: wordsWith("name") })
      .describe("{name} is what the reader may have unsubscribed from."),
    again: words.describe("The link after a link that doesn’t work any more."),
    unavailable: page,
  }),
  unsubscribe: z.strictObject({
    newsletter: list,
    webinar: list,
    alerts: list,
    oneAlert: z
      .strictObject({ coming: topic, stopped: topic })
      .describe("In place of those of `alerts`, where a link stops the alerts on one use."),
    done: z.strictObject({
      title: words,
      pause: words,
      allow: words.describe("The button that ends the pause."),
      allowed: words.describe("In place of `pause`, after that button."),
      subscribe: words.describe("The link after `allowed`."),
    }),
    unknown: page,
    unavailable: page,
  }),
});

const texts = fillNumbers(readContent("sign-ups.yaml", signUpsSchema));

export const thanksWords = texts.thanks;

export type LinkWords = {
  readonly title: string;
  readonly text: string;
  /** Where there is something to confirm. */
  readonly button?: string;
  /** The link to the form, where the reader has to sign up again. */
  readonly again?: string;
};

/** What the page of a link to confirm says. @param topic the name of the alert that it is about */
export function linkWords(
  state: LinkState,
  list: "newsletter" | "alerts" | "webinar",
  topic = "",
): LinkWords {
  const { [list]: own, title, used, expired, gone, again, unavailable } = texts.confirm;
  const about = (text: string) => fillIn(text, { topic });
  switch (state) {
    case "open":
      return { title, text: about(own.open), button: own.button };
    case "confirmed":
      return { title: own.confirmed, text: about(own.text) };
    case "confirmed before":
      return { ...used, text: fillIn(used.text, { confirmed: own.confirmed }) };
    case "expired":
      return { ...expired, again };
    case "gone":
      return { ...gone, text: fillIn(gone.text, { name: own.name }), again };
    case "unavailable":
      return unavailable;
  }
}

/** What the page to unsubscribe says. @param topic the name of the one alert that it is about */
export function unsubscribeWords(state: MailState, topic: string | null) {
  const { status } = state;
  if (status !== "coming" && status !== "stopped") return { status, ...texts.unsubscribe[status] };
  const { [state.mail]: own, oneAlert, done } = texts.unsubscribe;
  const text = topic ? fillIn(oneAlert[status], { topic }) : own[status];
  return status === "coming"
    ? { status, title: own.question, text, button: own.button }
    : { status, text, ...done };
}
