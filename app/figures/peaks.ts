import { plainSigns } from "#app/text/typed.ts";
/** A device's peaks in nm, or a sentence about the problem. */
export type Peaks =
  | { readonly status: "none" }
  | { readonly status: "ok"; readonly peaks: readonly number[] }
  | { readonly status: "invalid"; readonly message: string };

/** Reads "660, 850 nm": one to six whole numbers between the two ends. */
export function readPeaks(text: string, [from, to] = [600, 1000]): Peaks {
  const written = plainSigns(text);
  if (!written) return { status: "none" };
  const words = written.split(/\s*(?:nm\b|[,;+/]|\s|\band\b)\s*/i).filter(Boolean);
  const wrong = words.some((word) => !/^\d{3,4}$/.test(word) || +word < from || +word > to);
  if (wrong || words.length === 0) {
    return {
      status: "invalid",
      message: `Enter wavelengths from ${from} to ${to} nm.`,
    };
  }
  const peaks = [...new Set(words.map(Number))].sort((a, b) => a - b);
  if (peaks.length > MOST_PEAKS) {
    return {
      status: "invalid",
      message: `Enter up to ${MOST_PEAKS} wavelengths.`,
    };
  }
  return { status: "ok", peaks };
}

const MOST_PEAKS = 6;

/** In nm. Wider than tested light; the tools say so. */
export const SOLD_LIGHT: [from: number, to: number] = [400, 1100];
