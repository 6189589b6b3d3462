/** For elements and attributes. */
export function escapeXml(text: string): string {
  return dropForbidden(text).replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}

/** Removes characters that XML 1.0 forbids even when escaped: controls and half pairs. */
export function dropForbidden(xml: string): string {
  return xml.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "");
}
