import type { ReactNode } from "react";
import { type CSSProperties, createElement } from "react";
import type { Wavelength } from "#app/evidence/ledger/study.ts";
import { formatWavelengths } from "#app/evidence/ledger/wavelength.ts";
import { placeBand } from "#app/figures/spectrum.ts";
import * as site from "#app/site.config.ts";
import { LIGHT_THEME } from "#app/styles/light-theme.ts";

export function socialImageCard(text: {
  title: string;
  section: string;
  wavelengths: readonly Wavelength[];
}): ReactNode {
  const { title, section, wavelengths } = text;
  return box({ ...PAGE, flexDirection: "column", justifyContent: "space-between" }, [
    box({ height: 14, backgroundImage: LIGHT_THEME.spectrum }),
    box({ flexDirection: "column", flexGrow: 1, padding: "52px 72px 0" }, [
      box({ fontSize: 28, fontWeight: 600, color: red }, [section]),
      box({ ...TITLE, ...titleSize(title) }, [withoutWidow(title)]),
    ]),
    box({ justifyContent: "space-between", alignItems: "baseline", padding: "0 72px" }, [
      box({ ...WORDMARK }, [site.name, box({ color: red }, ["."])]),
      box({ fontSize: 26, fontWeight: 500, color: inkSoft }, [
        wavelengths.length > 0 ? formatWavelengths(wavelengths) : "600 to 1000 nm",
      ]),
    ]),
    box({ padding: "18px 72px 60px" }, [spectrum(wavelengths)]),
  ]);
}

const { paper, ink, inkSoft, red } = LIGHT_THEME;

const PAGE = {
  width: "100%",
  height: "100%",
  background: paper,
  color: ink,
  fontFamily: "Instrument Sans, Instrument Sans Ext",
};
const TITLE = {
  marginTop: 20,
  fontFamily: "Newsreader, Newsreader Ext",
  fontWeight: 500,
  letterSpacing: "-0.018em",
  lineHeight: 1.06,
  // Breaks a word that is wider than the picture; a title that still does not fit gets an ellipsis.
  wordBreak: "break-word",
  overflow: "hidden",
  display: "block",
} as const;
const WORDMARK = {
  fontFamily: "Newsreader, Newsreader Ext",
  fontWeight: 500,
  fontSize: 46,
  letterSpacing: "-0.02em",
};

function titleSize(title: string): CSSProperties {
  const length = [...title].length;
  if (length <= 32) return { fontSize: 96, lineClamp: 3 };
  if (length <= 64) return { fontSize: 78, lineClamp: 4 };
  if (length <= 110) return { fontSize: 62, lineClamp: 5 };
  return { fontSize: 50, lineClamp: 6 };
}

/** Keeps a short last word together with the one before it. */
function withoutWidow(title: string): string {
  return title.replace(/ (?=\S{1,8}$)/u, "\u00a0");
}

/** 600 to 1000 nm with the bands marked over it. */
function spectrum(wavelengths: readonly Wavelength[]): ReactNode {
  const marks = wavelengths.flatMap((wavelength) => {
    const place = placeBand(wavelength);
    if (!place) return [];
    const width = place.width > 0 ? `${place.width}%` : 6;
    return [box({ ...MARK, left: `${place.left}%`, width })];
  });
  return box({ position: "relative", width: "100%", height: 34 }, [
    box({ ...BAR, backgroundImage: LIGHT_THEME.spectrum }),
    ...marks,
  ]);
}

const BAR = {
  position: "absolute",
  left: 0,
  top: 8,
  width: "100%",
  height: 18,
  borderRadius: 3,
} as const;
/** A frame leaves the light itself visible. */
const MARK = {
  position: "absolute",
  top: 0,
  height: 34,
  border: `4px solid ${ink}`,
  borderRadius: 3,
} as const;

function box(style: CSSProperties, children: ReactNode[] = []): ReactNode {
  return createElement("div", { style: { display: "flex", ...style } }, ...children);
}
