import type { Text } from "./text.ts";

/** A text of the store, sanitised, with its pictures and our own drawings. */
export type StoreText = Text<StoreLeaf>;

export type StoreLeaf = Picture | Chart | Place;

/** What an element's id was before it got the prefix: bookmarks and other articles lead to it. */
export type Place = { readonly place: string };

export type Picture = {
  readonly src: string;
  readonly alt: string;
  readonly id?: string;
  readonly className?: string;
  readonly title?: string;
  /** In pixels. */
  readonly size?: { readonly width: string; readonly height: string };
  readonly srcSet?: string;
  readonly avif?: string;
};

/** Our own drawing in place of a picture. `label` is the picture's text. */
export type Chart = { readonly chart: Shape; readonly label: string };

export type Shape = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Shape | string)[];
};
