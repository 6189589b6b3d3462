import { altProblem } from "#app/articles/alt-text.ts";
import { imagePrefix } from "#app/own-texts/body.server.ts";
import type { ArticleFile, Found } from "./article-file.ts";

/** The store's loader checks whether the images exist. */
export function checkImageUse(article: ArticleFile): Found[] {
  const plate = article.fields?.image;
  const problems: Found[] = bodyImages(article).flatMap(({ href, name, alt, line }) => {
    const text =
      name === undefined
        ? `the image ${href} is not the store's: put an SVG or a photo into pictures/ and write ${imagePrefix}name.svg`
        : altProblem(alt, name);
    return text ? [{ line, text }] : [];
  });
  const text = plate && altProblem(plate.alt, plate.file);
  if (text) problems.unshift({ ...article.placeOf("image.alt"), text });
  return problems;
}

/** The images in an article's text. `name` is that of a file in pictures/; undefined for an image from elsewhere. */
export function bodyImages({ tokens }: ArticleFile) {
  return tokens.flatMap(({ token, line }) => {
    if (token.type !== "image") return [];
    const { href, text: alt } = token;
    const name = href.startsWith(imagePrefix) ? href.slice(imagePrefix.length) : undefined;
    return [{ href, name, alt, line }];
  });
}
