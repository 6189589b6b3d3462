/**
 * Pasted or typed text in the signs of a plain keyboard, for numbers and addresses: without what nobody
 * sees, full-width signs and dashes as ASCII, and the digits of any script as 0 to 9.
 */
export function plainSigns(text: string): string {
  return text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(WIDE, (sign) => sign.normalize("NFKC"))
    .replace(DASHES, "-")
    .replace(/[\u2044\u2215]/g, "/")
    .replace(/[\u3002\uff61\u066b]/g, ".")
    .replace(/[\u066c\u060c\u3001]/g, ",")
    .replace(/\u066a/g, "%")
    .replace(/\p{Nd}/gu, digitValue)
    .trim();
}

/** An email address without what came with it from a link, a mail's head or the end of a sentence. */
export function pastedAddress(text: string): string {
  return plainSigns(text)
    .replace(/^<?(?:mailto:)?/i, "")
    .replace(/(?<![.,;:>])[.,;:>]+$/, "");
}

/** One line in one form of Unicode, without control characters or marks that nobody sees. */
export function tidied(text: string): string {
  return text
    .normalize("NFC")
    .replace(INVISIBLE, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** Full-width and small letters and signs, and units in one sign, such as ㎠. */
const WIDE = /[\u3300-\u33ff\ufe50-\ufe6b\uff01-\uff5e]/g;

/** A number from a web page may have any of these for "-". */
const DASHES = /[\u2010-\u2015\u2212]/g;

/** Phone books and web pages leave these in copied text. Names of some scripts need the joiners U+200C and U+200D. */
const INVISIBLE =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;

/** Each script has its ten digits in a row, and no two scripts' rows touch. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
