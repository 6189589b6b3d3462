import type { MenuLink } from "#app/layout/navigation.ts";

/** In the menu's order. A new tool needs an entry here, texts in tools.server.ts, and a route. */
export const toolLinks = [
  { name: "Your dose", href: "/dose" },
  { name: "Should I ask first?", href: "/ask-first" },
  { name: "Compare devices", href: "/devices" },
  { name: "Studies", href: "/studies" },
  { name: "A plan", href: "/plan" },
  { name: "Light in skin", href: "/light-in-skin" },
  { name: "Does this spec sheet add up?", href: "/spec-sheet" },
  { name: "What changed", href: "/changes" },
] as const satisfies MenuLink[];

export type ToolPath = (typeof toolLinks)[number]["href"];

/** The evidence map, which also lists the tools. */
export const EVIDENCE: MenuLink = { name: "Evidence", href: "/evidence" };

/** The header's menu under Evidence. */
export const evidenceMenu: readonly MenuLink[] = [
  { name: "Evidence map", href: EVIDENCE.href },
  ...toolLinks,
];
