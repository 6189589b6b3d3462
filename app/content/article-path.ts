import { href } from "react-router";

/** @param slug percent-encoded, as articles have it: `href` with a parameter would encode it again */
export function articlePath(slug: string): string {
  return `${href("/blog")}/${slug}`;
}
