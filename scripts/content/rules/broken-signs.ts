import { BRACES } from "#app/evidence/ledger/fill-numbers.server.ts";
import { blank, type WrittenText, withoutSigns } from "../texts.ts";
import type { Found } from "./rule.ts";

/** Brackets and braces that are left when all whole signs are taken out: readers would see them. */
export function brokenSigns({ text }: WrittenText): Found[] {
  return Array.from(withoutSigns(text).matchAll(/\{\{|\}\}|\[\[|\]\]/g), ({ 0: sign, index }) => ({
    at: index,
    text: `"${sign}" has no partner: write {{doe-2026/pain}} or [[doe-2026]]`,
  }));
}

/** Signs of pages, apart from numbers, which a mail would print as they are. */
export function signsInMail({ text }: WrittenText): Found[] {
  const words = text.replace(BRACES, blank);
  return Array.from(words.matchAll(/\{\{|\[\[|\*\*|\]\(/g), ({ 0: sign, index }) => ({
    at: index,
    text: `"${sign}" would stand in the mail as it is: mails are plain words, with {site} and the like for values, and numbers such as {{fact 911}}`,
  }));
}
