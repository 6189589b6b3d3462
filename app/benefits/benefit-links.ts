import { href } from "react-router";
import type { MenuLink } from "#app/frame/navigation.ts";
import { benefitColour } from "./benefit-colour.ts";
import { benefits } from "./content/benefits.ts";

/**
 * Only the server loads the protocols; the browser reads the notes from the page. The module's name
 * has no ".server", because development would refuse the browser this one.
 */
const noteOn = import.meta.env.SSR
  ? (await import("./dose/protocol-lights.ts")).protocolLights
  : () => false as const;

export const benefitLinks: readonly MenuLink[] = benefits.map(({ slug, name, colour }) => ({
  name,
  href: href("/benefits/:slug", { slug }),
  note: noteOn(slug),
  colour: benefitColour(colour).fill,
}));
