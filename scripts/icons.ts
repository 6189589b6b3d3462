import { readFileSync, writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";

/** Run `node scripts/icons.ts` after a change of favicon.svg and commit the result. */
const folder = new URL("../public/", import.meta.url);
const rounded = readFileSync(new URL("favicon.svg", folder), "utf8");

/** Some systems cut the corners themselves; a maskable icon keeps to the middle 80 %. */
const square = rounded.replace(/ rx="\d+"/, "");
const maskable = square.replace(
  "<path",
  '<path transform="translate(16 16) scale(.72) translate(-16 -16)"',
);

write("icon-192.png", draw(rounded, 192));
write("icon-512.png", draw(rounded, 512));
write("icon-maskable-512.png", draw(maskable, 512));
write("apple-touch-icon.png", draw(square, 180));
write("favicon.ico", ico([16, 32, 48]));

function write(name: string, content: Uint8Array): void {
  writeFileSync(new URL(name, folder), content);
}

function draw(svg: string, size: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng();
}

/** A header of 6 bytes, 16 for each PNG, then the PNGs. */
function ico(sizes: readonly number[]): Buffer {
  const pictures = sizes.map((size) => draw(rounded, size));
  const header = Buffer.alloc(6 + 16 * sizes.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(sizes.length, 4);
  let offset = header.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = 6 + 16 * index;
    const size = sizes[index] ?? 0;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(picture.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  return Buffer.concat([header, ...pictures]);
}
