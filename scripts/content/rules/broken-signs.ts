import { type WrittenText, withoutSigns } from "../texts.ts";
import type { Found } from "./rule.ts";

/** Brackets and braces that are left when all whole signs are taken out: readers would see them. */
export function brokenSigns({ text }: WrittenText): Found[] {
  return Array.from(withoutSigns(text).matchAll(/\{\{|\}\}|\[\[|\]\]/g), ({ 0: sign, index }) => ({
    at: index,
    text: `"${sign}" has no partner: write {{doe-2026/pain}} or [[doe-2026]]`,
  }));
}
