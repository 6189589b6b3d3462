/** `id` is "everything", "benefits/{slug}" or "claims/{id}". */
export type AlertTopic = { readonly id: string; readonly name: string };

/** The topic of all verdicts. */
export const EVERYTHING = "everything";

/** The page with the form, for links from pages about a topic. */
export function alertsPath(topic: string): string {
  return `/alerts/subscribe?topic=${topic}`;
}
