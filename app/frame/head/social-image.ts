import * as site from "#app/site.config.ts";

/** At an absolute address; sizes in pixels, where known. */
export type PageImage = { url: string; alt: string; width?: number; height?: number };

/** In pixels; social networks show this size whole. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** The picture that /social draws for a page. @param canonical absolute */
export function socialImage(canonical: string, title: string): PageImage {
  const { origin, pathname } = new URL(canonical);
  const path = pathname === "/" ? "/home" : pathname;
  const alt = title.includes(site.name) ? title : `${title}, on ${site.name}`;
  return { url: `${origin}/social${path}.png`, alt, ...SOCIAL_IMAGE_SIZE };
}

/** "/benefits" for "benefits.png". */
export function pageOfSocialImage(file: string): string | undefined {
  const path = file.match(/^(.+)\.png$/)?.[1];
  if (path === undefined) return undefined;
  return path === "home" ? "/" : `/${path}`;
}
