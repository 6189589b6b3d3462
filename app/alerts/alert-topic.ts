/** What a reader can ask to be told of: "everything", "benefits/{slug}" or "claims/{id}", and its name. */
export type AlertTopic = { readonly id: string; readonly name: string };

/** All verdicts of the site. */
export const EVERYTHING = "everything";

/** The page with the form, for readers who come from a page about a topic. */
export function alertsPath(topic: string): string {
  return `/alerts/subscribe?topic=${topic}`;
}
