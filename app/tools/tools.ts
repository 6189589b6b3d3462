import type { MenuLink } from "#app/layout/navigation.ts";

/**
 * All tools that there are, in the order of the header's menu: pages on which readers look something up or work it
 * out for themselves. A new one is an entry here, its texts in tools.server.ts, and a route. The name is its heading.
 */
export const toolLinks = [
  { name: "Your dose", href: "/dose" },
  { name: "Should I ask first?", href: "/ask-first" },
  { name: "Two devices side by side", href: "/devices" },
  { name: "Studies", href: "/studies" },
  { name: "A plan", href: "/plan" },
  { name: "Light in skin", href: "/light-in-skin" },
  { name: "Does this spec sheet add up?", href: "/spec-sheet" },
  { name: "What changed", href: "/changes" },
] as const satisfies MenuLink[];

export type ToolPath = (typeof toolLinks)[number]["href"];

/** The evidence map, which lists them too: the header's Evidence leads there. */
export const EVIDENCE: MenuLink = { name: "Evidence", href: "/evidence" };

/** What the header's Evidence opens to. */
export const evidenceMenu: readonly MenuLink[] = [
  { name: "Evidence map", href: EVIDENCE.href },
  ...toolLinks,
];
