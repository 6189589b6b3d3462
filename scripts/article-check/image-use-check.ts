import { altProblem } from "#app/articles/alt-text.ts";
import { imagePrefix } from "#embedded-store/body.ts";
import type { ArticleFile, Problem } from "./article-file.ts";

/** The store's loader checks whether the images exist. */
export function checkImageUse(article: ArticleFile): Problem[] {
  const plate = article.fields.image;
  const problems = bodyImages(article).flatMap(({ href, alt, line }) => {
    const text = href.startsWith(imagePrefix)
      ? altProblem(alt, href.slice(imagePrefix.length))
      : `the image ${href} is not the store's: put an SVG or a photo into pictures/ and write ${imagePrefix}name.svg`;
    return text ? [{ file: article.path, line, text }] : [];
  });
  const text = plate && altProblem(plate.alt, plate.file);
  if (text) problems.unshift({ file: article.path, line: article.lineOf("image.alt"), text });
  return problems;
}

export function imagesOf(article: ArticleFile): string[] {
  const figures = bodyImages(article).flatMap(({ href }) =>
    href.startsWith(imagePrefix) ? [href.slice(imagePrefix.length)] : [],
  );
  return article.fields.image ? [article.fields.image.file, ...figures] : figures;
}

function bodyImages({ tokens }: ArticleFile) {
  return tokens.flatMap(({ token, line }) =>
    token.type === "image" ? [{ href: token.href, alt: token.text, line }] : [],
  );
}
