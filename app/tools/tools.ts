import type { MenuLink } from "#app/frame/navigation.ts";

/** In the menu's order. A new tool needs an entry here, texts in content/own-pages.yaml, and a route. */
export const toolLinks = [
  { name: "Dose calculator", href: "/dose" },
  { name: "Is it safe for me?", href: "/ask-first" },
  { name: "Compare devices", href: "/devices" },
  { name: "Studies", href: "/studies" },
  { name: "Make a plan", href: "/plan" },
  { name: "Keep a diary", href: "/diary" },
  { name: "How deep does light go?", href: "/light-in-skin" },
  { name: "Check a spec sheet", href: "/spec-sheet" },
  { name: "Updates and corrections", href: "/changes" },
] as const satisfies MenuLink[];

export type ToolPath = (typeof toolLinks)[number]["href"];

/** The map of all uses, which also lists the tools. */
export const EVIDENCE = { name: "Evidence", href: "/evidence" } as const satisfies MenuLink;

/** The header's menu under Evidence. */
export const evidenceMenu: readonly MenuLink[] = [
  { name: "Does it work? All uses", href: EVIDENCE.href },
  ...toolLinks,
];
