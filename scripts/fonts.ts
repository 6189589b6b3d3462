import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

/** Cuts Newsreader to the site's weights. Run it after an update of the package and commit the result. */
const packaged = new URL("../node_modules/@fontsource-variable/newsreader/", import.meta.url);
const folder = new URL("../app/styles/fonts/", import.meta.url);

/** The package's own range of Latin. */
const css = readFileSync(new URL("wght.css", packaged), "utf8");
const range = /newsreader-latin-wght-normal[^}]*unicode-range: ([^;]+);/.exec(css)?.[1];
if (!range) throw new Error("The package's wght.css names no range for Latin.");
const characters = range.split(",").flatMap((part) => {
  const [first = 0, last = first] = part
    .replace("U+", "")
    .split("-")
    .map((code) => Number.parseInt(code, 16));
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  );
});

const whole = readFileSync(new URL("files/newsreader-latin-wght-normal.woff2", packaged));
const cut = await subsetFont(whole, characters.join(""), {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 600 } },
});
writeFileSync(new URL("newsreader-latin-400-600.woff2", folder), cut);
copyFileSync(new URL("LICENSE", packaged), new URL("newsreader-license.txt", folder));
