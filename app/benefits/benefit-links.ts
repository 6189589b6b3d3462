import type { MenuLink } from "#app/layout/navigation.ts";
import { benefitColour } from "./benefit-colour.ts";
import { benefits } from "./benefits.ts";

/** The light of each page's protocol. The browser reads it from the page, and is spared the protocols. */
const notes = import.meta.env.SSR && (await import("./protocol-lights.server.ts")).protocolLights;

/** The benefit pages for the header's menus. */
export const benefitLinks: readonly MenuLink[] = benefits.map(({ slug, name, colour }) => ({
  name,
  href: `/benefits/${slug}`,
  note: notes && notes(slug),
  colour: benefitColour(colour).fill,
}));
