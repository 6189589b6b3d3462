import { type NumberLimit, readNumber } from "#app/dose/read-number.ts";
import { optics } from "#app/physics/optics.ts";
import { typicalSkin } from "#app/physics/skin-model.ts";
import type { Asked, FieldName, FieldRule, Written } from "./skin-fields.ts";

type Rule = NumberLimit & FieldRule;

const percent = (fraction: number) => Number((fraction * 100).toFixed(4));

const { groups } = optics.melanin;
const [lightest, darkest] = [percent(groups[0].from), percent(groups[2].to)];
/** The form's own limits: the ledger has no source for how much blood varies. */
const BLOOD = { from: 0.05, to: 5 };

/** In nm and in percent. */
export const rules: Readonly<Record<FieldName, Rule>> = {
  nm: {
    label: "Wavelength (nm)",
    ask: "the wavelength",
    unitName: "nm",
    example: "850",
    unit: "nm",
    whole: true,
    from: 600,
    to: 1000,
    step: 1,
    typical: 850,
  },
  melanin: {
    label: "Skin tone (% melanosomes)",
    ask: "the skin tone",
    unitName: "percent",
    example: "10",
    unit: "%",
    from: lightest,
    to: darkest,
    step: 0.1,
    typical: percent(typicalSkin.melanin),
  },
  blood: {
    label: "Blood (% of the skin)",
    ask: "the share of blood",
    unitName: "percent",
    example: "0.2",
    unit: "%",
    ...BLOOD,
    step: 0.05,
    typical: percent(typicalSkin.blood),
  },
};

/** Reads "850", "850 nm", "0,2 %". `before` replaces unreadable values. */
export function readFields(written: Written, before?: Pick<Asked, "nanometres" | "skin">): Asked {
  const problems: Partial<Record<FieldName, string>> = {};
  const read = (name: FieldName, otherwise: number): number => {
    const value = readNumber(written[name], rules[name]);
    if ("number" in value) return value.number;
    problems[name] = value.error;
    return otherwise;
  };
  const { nanometres = rules.nm.typical, skin = typicalSkin } = before ?? {};
  return {
    nanometres: read("nm", nanometres),
    skin: {
      melanin: read("melanin", percent(skin.melanin)) / 100,
      blood: read("blood", percent(skin.blood)) / 100,
    },
    problems,
  };
}
