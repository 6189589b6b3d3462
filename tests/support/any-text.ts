import fc from "fast-check";

const codePoint = fc
  .nat(0x10ffff - 0x800)
  .map((number) => String.fromCodePoint(number < 0xd800 ? number : number + 0x800));

/** Any characters of Unicode. fast-check's own "binary" takes seconds of a processor before its first text. */
export const anyText = (bounds: { minLength?: number; maxLength: number }) =>
  fc.string({ unit: codePoint, ...bounds });
