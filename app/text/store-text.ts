import type { Text } from "./text.ts";

/** The HTML of a store's article or page, sanitised, with the pictures in it. */
export type StoreText = Text<Picture | Chart>;

export type Picture = {
  readonly src: string;
  readonly alt: string;
  readonly id?: string;
  readonly className?: string;
  readonly title?: string;
  /** In pixels, where the store says them. */
  readonly size?: { readonly width: string; readonly height: string };
  /** In several widths, where its host has them. */
  readonly srcSet?: string;
  /** The same widths as AVIF, where there are such files. */
  readonly avif?: string;
};

/** A drawing of our own in a picture's place, called by the picture's words. */
export type Chart = { readonly chart: Shape; readonly label: string };

/** An element of SVG, with the names that SVG has for it. */
export type Shape = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Shape | string)[];
};
