import { href } from "react-router";

/** `id` is "everything", "benefits/{slug}" or "claims/{id}". */
export type AlertTopic = { readonly id: string; readonly name: string };

export const EVERYTHING = "everything";

/** The page with the form, for links from pages about a topic. */
export function alertsPath(topic: string): string {
  return `${href("/alerts/subscribe")}?topic=${topic}`;
}
