import { z } from "zod";
import { readContent } from "#app/content/content-files.server.ts";
import { words } from "#app/content/prose-field.ts";
import { fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";
import type { MailState } from "./unsubscribe.server.ts";

const list = z.strictObject({
  question: words,
  coming: words.describe("Below the question, above the button."),
  button: words,
  stopped: words,
});

const topic = words.regex(/\{topic\}/, "name the use with {topic}");

const failure = z.strictObject({ title: words, text: words });

export const unsubscribeSchema = z.strictObject({
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
  unknown: failure,
  unavailable: failure,
});

const texts = fillNumbers(readContent("unsubscribe.yaml", unsubscribeSchema));

/** What the page says. @param topic the name of the one alert that it is about */
export function unsubscribeWords(state: MailState, topic: string | null) {
  const { status } = state;
  if (status !== "coming" && status !== "stopped") return { status, ...texts[status] };
  const own = texts[state.mail];
  const text = topic ? texts.oneAlert[status].replace("{topic}", () => topic) : own[status];
  return status === "coming"
    ? { status, title: own.question, text, button: own.button }
    : { status, text, ...texts.done };
}
