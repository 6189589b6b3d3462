import { z } from "zod";

const words = z.string().trim().min(1);

/** A medicine, condition, body site or moment that calls for advice before using light. */
const askFirstSchema = z.strictObject({
  kind: z.enum([
    "medicine",
    "condition",
    "body site",
    "device",
    "life stage",
    "age",
    "emergency sign",
  ]),
  name: words,
  alsoCalled: z.array(words).readonly().optional(),
  /** One sentence: the known facts, and the light that they are about. */
  why: words,
  /** The sources' subject. Most sources on medicines speak of sunlight, and pages say so. */
  about: z.enum(["light in general", "red or near-infrared light", "heat", "eyes"]),
  ask: z.enum(["doctor", "pharmacist", "oncologist", "eye doctor", "manufacturer", "emergency"]),
  /** The question in the reader's words; for an emergency sign the action. */
  whatToAsk: words,
  /** "maker's warning": of a device, where no label of a medicine, regulator, guideline or health service says so. */
  certainty: z.enum(["label or guideline", "case reports", "maker's warning", "precaution only"]),
  /** The place of reading, and what was read there. */
  sources: z
    .array(z.strictObject({ title: words, publisher: words, url: z.url(), seen: words }))
    .min(1)
    .readonly(),
  note: words.optional(),
});

/** A reason to ask somebody before using light, or a sign of an emergency. */
export type AskFirst = z.output<typeof askFirstSchema> & { readonly id: AskFirstId };

/** A wrong id does not compile. */
export type AskFirstId = keyof typeof records;

/** In the order of the list below. */
export function listAskFirst(): AskFirst[] {
  return Object.entries(parsed).map(([id, entry]) => ({ ...entry, id: id as AskFirstId }));
}

export function findAskFirst(ids: readonly AskFirstId[]): AskFirst[] {
  const entries = new Map(listAskFirst().map((entry) => [entry.id, entry]));
  return ids.flatMap((id) => entries.get(id) ?? []);
}

/** For one page: first what rules the light out for everybody, then the page's own list, then the rest for everybody. */
export function askFirstFor(page: {
  readonly first: readonly AskFirstId[];
  readonly also: readonly AskFirstId[];
}): AskFirst[] {
  const [rulesOut, ...rest] = EVERYBODY;
  return findAskFirst([...new Set([rulesOut, ...page.first, ...page.also, ...rest])]);
}

/** Entries for every use of the light, on any part of the body; the first rules it out. */
export const EVERYBODY = [
  "light-activated-drugs",
  "any-unlisted-medicine",
  "tetracyclines",
  "lupus",
  "porphyria",
  "solar-urticaria",
  "epilepsy-flicker",
  "retinal-disease",
  "active-cancer",
  "unexamined-lump",
  "pregnancy",
  "breastfeeding",
  "under-18",
  "pacemaker-pump",
] as const satisfies readonly AskFirstId[];

/** 'Ask your pharmacist: "…"'; for an emergency sign the action. */
export function adviceFor({ ask, whatToAsk }: AskFirst): string {
  return ask === "emergency" ? whatToAsk : `Ask ${whomToAsk[ask]}: "${whatToAsk}"`;
}

/** In a reader's words. */
export const whomToAsk = {
  doctor: "your doctor",
  pharmacist: "your pharmacist",
  oncologist: "your cancer team",
  "eye doctor": "an eye doctor",
  manufacturer: "the manufacturer",
} satisfies Record<Exclude<AskFirst["ask"], "emergency">, string>;

export const isEmergency = ({ kind }: AskFirst) => kind === "emergency sign";

/** Emergency calls come before signs that can wait for later in the day. */
export function byUrgency(one: AskFirst, other: AskFirst): number {
  return urgency(one) - urgency(other);
}

function urgency({ ask, whatToAsk }: AskFirst): number {
  if (ask !== "emergency") return 2;
  return whatToAsk.includes("911") ? 0 : 1;
}

/** Its first source; `url` only for addresses that are safe to link. */
export function sourceOf({ sources }: AskFirst): { publisher: string; url?: string } {
  const [{ publisher, url } = { publisher: "", url: "" }] = sources;
  return url.startsWith("https:") ? { publisher, url } : { publisher };
}

/** The one list behind every page. */
// Stryker disable all: `npm run checked` notices every change of these.
const records = {
  "light-activated-drugs": {
    kind: "medicine",
    name: "Injected drugs that light activates: porfimer, verteporfin, temoporfin, padeliporfin",
    alsoCalled: ["Photofrin", "Visudyne", "Foscan", "Tookad", "photodynamic therapy"],
    why: "They are given so that light can activate them, temoporfin with red light. For days to months, bright light can then burn skin anywhere on the body, and the eyes.",
    about: "light in general",
    ask: "doctor",
    whatToAsk: "On which day may my skin and eyes meet a bright red or near-infrared lamp again?",
    certainty: "label or guideline",
    note: "Use no light therapy until the hospital that gave you the drug says so. Sunscreen does not help: visible light sets it off.",
    sources: [
      {
        title: "Important Safety Information",
        publisher: "Photofrin (maker’s safety information)",
        url: "https://photofrin.com/sitemap/",
        seen: "Avoid exposure of eyes and skin to sunlight or bright indoor light for at least 30 days; it may be more than 90. Visible light activates it, not only UV.",
      },
      {
        title: "Foscan: special warnings and precautions",
        publisher: "European Medicines Agency (text carried by RxReasoner)",
        url: "https://rxreasoner.com/monographs/foscan/precautions",
        seen: "Avoid direct sunlight or bright indoor light on skin and eyes for the first 15 days. Visible light causes the reactions; ultraviolet sunscreens give no protection.",
      },
      {
        title: "Foscan (product information)",
        publisher: "European Medicines Agency (text carried by mwitty.com)",
        url: "https://mwitty.com/content.php?id=5696428",
        seen: "The tumor is lit with 652 nm light, which is red.",
      },
      {
        title: "Visudyne: important safety information",
        publisher: "Bausch + Lomb (maker’s safety information)",
        url: "http://www.bausch.com/our-products/rx-pharmaceutical/visudyne-verteporfin-for-injection-15mg/important-safety-information",
        seen: "Avoid direct sunlight or bright indoor light on skin and eyes for 5 days. A UV sunscreen is not enough.",
      },
      {
        title: "Tookad: produktresumé (Swedish)",
        publisher: "European Medicines Agency (text carried by pdfslide.tips)",
        url: "https://pdfslide.tips/documents/bilaga-i-produktresum-underskningslampor-ssom-oftalmoskop-otoskop-och-endoskopiutrustning.html",
        seen: "Examination lamps are named for the 48 hours after treatment; sunscreens do not protect.",
      },
    ],
  },
  isotretinoin: {
    kind: "medicine",
    name: "Isotretinoin capsules for acne",
    alsoCalled: ["Roaccutane", "Accutane", "oral isotretinoin"],
    why: "Patients are told to keep out of sunlight, and one LED mask maker asks for five days without it before use.",
    about: "light in general",
    ask: "pharmacist",
    whatToAsk:
      "I take isotretinoin: may I use a red or near-infrared LED on my face, and how long after the course should I wait?",
    certainty: "label or guideline",
    sources: [
      {
        title: "Isotretinoin Precautions",
        publisher: "South Derm dermatology practice, Sydney (copy of a patient leaflet)",
        url: "https://docslib.org/doc/6130663/isotretinoin-precautions",
        seen: "Avoid sunlight (UV) during treatment and wear sunscreen; not to be combined with tetracyclines.",
      },
      {
        title:
          "Contraindications for the Boost Advanced LED Mask, Décolletage Bib, Body Patch & Collar",
        publisher: "The Light Salon (device maker)",
        url: "https://thelight-salon.com/en-ch/pages/contraindications-for-boost-advanced-led-mask-bib-patch-collar",
        seen: "Roaccutane/Accutane must not have been used for a full five days before LED.",
      },
      {
        title: "Skin Cancer Foundation Photosensitivity Report",
        publisher: "Skin Cancer Foundation (copy; we saw the list of contents)",
        url: "https://dokumen.tips/documents/skin-cancer-foundation-photosensitivity-report.html",
        seen: "Isotretinoin is among the medicines it reports on.",
      },
    ],
    note: "The sunlight advice is about UV. We looked for a study of isotretinoin with a red LED on November 28, 2026, and found none.",
  },
  "retinoid-creams": {
    kind: "medicine",
    name: "Retinoid or retinol creams",
    alsoCalled: ["tretinoin", "Retin-A", "retinol"],
    why: "Retinoids are listed among medicines that can make skin react to light, and one mask maker says to apply retinol after the red light, not before.",
    about: "light in general",
    ask: "pharmacist",
    whatToAsk: "Should I leave my retinoid cream off before a session, and for how long?",
    certainty: "label or guideline",
    sources: [
      {
        title: "Drug-induced photosensitivity",
        publisher: "GPnotebook",
        url: "https://gpnotebook.com/en-IE/pages/dermatology/drug-induced-photosensitivity",
        seen: "Retinoids stand in its list of causes of phototoxicity.",
      },
      {
        title: "Safety, Precautions, and Contraindications - Face Mask",
        publisher: "Numiere (device maker)",
        url: "https://numiere.com/pages/safety-precautions-and-contraindications-face-mask",
        seen: "Do not apply retinol before using red LED light; wait until afterwards.",
      },
      {
        title:
          "Contraindications for the Boost Advanced LED Mask, Décolletage Bib, Body Patch & Collar",
        publisher: "The Light Salon (device maker)",
        url: "https://thelight-salon.com/en-ch/pages/contraindications-for-boost-advanced-led-mask-bib-patch-collar",
        seen: "Acne and anti-ageing skincare products are named among things that can cause photosensitivity.",
      },
      {
        title: "Avoid the sun if you take these drugs",
        publisher: "FamilyW News, health page",
        url: "https://familywnews.com/health-news/avoid-the-sun-if-you-take-these-drugs",
        seen: "Isotretinoin (Accutane) and tretinoin (Retin-A) could cause sensitivity to the sun.",
      },
    ],
  },
  tetracyclines: {
    kind: "medicine",
    name: "Doxycycline and other tetracycline antibiotics",
    alsoCalled: ["doxycycline", "tetracycline"],
    why: "Tetracycline and doxycycline are among the medicines most consistently tied to light reactions of the skin.",
    about: "light in general",
    ask: "pharmacist",
    whatToAsk:
      "Does this medicine react to visible red or near-infrared light, or only to sunlight and UV, and may I use this device while I take it?",
    certainty: "label or guideline",
    sources: [
      {
        title: "Drug-Induced Photosensitivity-An Update: Culprit Drugs, Prevention and Management",
        publisher: "Drug Safety, 2019 (abstract)",
        url: "https://pubmed.ncbi.nlm.nih.gov/30888626/",
        seen: "Doxycycline and tetracycline are among the most consistently implicated; visible or UV radiation.",
      },
      {
        title:
          "Guidance on minimising photosensitivity / phototoxicity reactions between medication and sunlight (v2, October 2013)",
        publisher: "UK pharmacy guidance (copy; the issuer is not named)",
        url: "https://docslib.org/doc/12163349/guidance-on-minimising-photosensitivity-phototoxicity-reactions-between-medication-and-sunlight",
        seen: "Tetracyclines such as doxycycline are a major group expected to cause photosensitivity.",
      },
      {
        title: "Drug-induced photosensitivity",
        publisher: "GPnotebook",
        url: "https://gpnotebook.com/en-IE/pages/dermatology/drug-induced-photosensitivity",
        seen: "Tetracyclines are in its phototoxicity list.",
      },
    ],
    note: "Named in the review: doxycycline and tetracycline. The guidance names the whole class.",
  },
  amiodarone: {
    kind: "medicine",
    name: "Amiodarone for heart rhythm",
    alsoCalled: ["Cordarone X", "Aratac"],
    why: "Hospital leaflets tell people to stay out of direct sunlight while taking it and for a few months after, and one LED maker excludes it.",
    about: "light in general",
    ask: "pharmacist",
    whatToAsk:
      "I take amiodarone, or stopped in the last months: is a red or near-infrared lamp safe for my skin and eyes?",
    certainty: "label or guideline",
    sources: [
      {
        title: "Amiodarone",
        publisher: "Cambridge University Hospitals NHS",
        url: "https://www.cuh.nhs.uk/patient-information/amiodarone/",
        seen: "Keep out of direct sunlight, sunbeds too, during treatment and for a few months afterwards.",
      },
      {
        title: "Amiodarone Treatment",
        publisher: "Hull University Teaching Hospitals NHS",
        url: "https://www.hey.nhs.uk/patient-leaflet/amiodarone-treatment/",
        seen: "Skin may become more sensitive to sunlight, in more than 1 in 10.",
      },
      {
        title:
          "Contraindications for the Boost Advanced LED Mask, Décolletage Bib, Body Patch & Collar",
        publisher: "The Light Salon (device maker)",
        url: "https://thelight-salon.com/en-ch/pages/contraindications-for-boost-advanced-led-mask-bib-patch-collar",
        seen: "Amiodarone (Cordarone X, Aratac) must not have been used for five days before LED.",
      },
      {
        title: "Drug-Induced Photosensitivity-An Update: Culprit Drugs, Prevention and Management",
        publisher: "Drug Safety, 2019 (abstract)",
        url: "https://pubmed.ncbi.nlm.nih.gov/30888626/",
        seen: "Amiodarone is among the most consistently implicated.",
      },
    ],
  },
  methotrexate: {
    kind: "medicine",
    name: "Methotrexate",
    alsoCalled: ["Ledertrexate"],
    why: "The UK regulator warns that light reactions with methotrexate can be severe, at low and high doses.",
    about: "light in general",
    ask: "pharmacist",
    whatToAsk:
      "Does this medicine react to visible red or near-infrared light, or only to sunlight and UV, and may I use this device while I take it?",
    certainty: "label or guideline",
    sources: [
      {
        title:
          "Methotrexate: advise patients to take precautions in the sun to avoid photosensitivity reactions (August 2023)",
        publisher: "MHRA (text carried by GovWire)",
        url: "http://govwire.co.uk/news/medicines-healthcare-products-regulatory-agency/methotrexate-advise-patients-to-take-precautions-in-the-sun-to-avoid-photosensitivity-reactions-61325",
        seen: "Reactions look like severe sunburn, low or high dose; avoid intense sun and sunbeds.",
      },
      {
        title:
          "Contraindications for the Boost Advanced LED Mask, Décolletage Bib, Body Patch & Collar",
        publisher: "The Light Salon (device maker)",
        url: "https://thelight-salon.com/en-ch/pages/contraindications-for-boost-advanced-led-mask-bib-patch-collar",
        seen: "A methotrexate brand (Ledertrexate) is on its five-day exclusion list.",
      },
    ],
  },
  "st-johns-wort": {
    kind: "medicine",
    name: "St John's wort",
    alsoCalled: ["Hypericum perforatum", "hypericum"],
    why: "Its pigments react with light; two cases of reactions in people after sun have been described.",
    about: "light in general",
    ask: "pharmacist",
    whatToAsk:
      "I take St John's wort: should I stop it before using a light device, and does it clash with my other medicines?",
    certainty: "case reports",
    sources: [
      {
        title: "St. John's Wort and Photosensitivity (Cott)",
        publisher: "Relias Media, March 2001",
        url: "https://reliasmedia.com/articles/68133-st-john-8217-s-wort-and-photosensitivity",
        seen: "Two case reports: itchy rash on light-exposed skin; nerve pain after sun exposure.",
      },
      {
        title: "CurrentBody Skin flex: Kontraindikationer (Danish product page)",
        publisher: "CurrentBody (seller)",
        url: "https://currentbody.dk/products/currentbody-skin-flex",
        seen: "St John's wort is a named example of substances that can cause photosensitivity.",
      },
    ],
  },
  thiazides: {
    kind: "medicine",
    name: "Thiazide water pills",
    alsoCalled: ["hydrochlorothiazide", "thiazide diuretics", "water pills"],
    why: "Hydrochlorothiazide is among the medicines most consistently tied to light reactions of the skin.",
    about: "light in general",
    ask: "pharmacist",
    whatToAsk:
      "Does this medicine react to visible red or near-infrared light, or only to sunlight and UV, and may I use this device while I take it?",
    certainty: "label or guideline",
    sources: [
      {
        title: "Drug-Induced Photosensitivity-An Update: Culprit Drugs, Prevention and Management",
        publisher: "Drug Safety, 2019 (abstract)",
        url: "https://pubmed.ncbi.nlm.nih.gov/30888626/",
        seen: "Hydrochlorothiazide is among the most consistently implicated.",
      },
      {
        title: "Drug-induced photosensitivity",
        publisher: "GPnotebook",
        url: "https://gpnotebook.com/en-IE/pages/dermatology/drug-induced-photosensitivity",
        seen: "Thiazides stand under phototoxic, photoallergic and lupus-like reactions.",
      },
      {
        title: "CurrentBody Skin flex: Kontraindikationer (Danish product page)",
        publisher: "CurrentBody (seller)",
        url: "https://currentbody.dk/products/currentbody-skin-flex",
        seen: "Diuretics are among medicines that exclude use of the device.",
      },
    ],
  },
  phenothiazines: {
    kind: "medicine",
    name: "Phenothiazine antipsychotics",
    alsoCalled: ["chlorpromazine", "thioridazine", "prochlorperazine"],
    why: "They are a major group expected to make skin react to light.",
    about: "light in general",
    ask: "pharmacist",
    whatToAsk:
      "Does this medicine react to visible red or near-infrared light, or only to sunlight and UV, and may I use this device while I take it?",
    certainty: "label or guideline",
    sources: [
      {
        title:
          "Guidance on minimising photosensitivity / phototoxicity reactions between medication and sunlight (v2, October 2013)",
        publisher: "UK pharmacy guidance (copy; the issuer is not named)",
        url: "https://docslib.org/doc/12163349/guidance-on-minimising-photosensitivity-phototoxicity-reactions-between-medication-and-sunlight",
        seen: "Phenothiazine antipsychotics (chlorpromazine, thioridazine) are a major group expected to cause photosensitivity.",
      },
      {
        title: "Drug-Induced Photosensitivity-An Update: Culprit Drugs, Prevention and Management",
        publisher: "Drug Safety, 2019 (abstract)",
        url: "https://pubmed.ncbi.nlm.nih.gov/30888626/",
        seen: "Chlorpromazine and thioridazine are among the most consistently implicated.",
      },
      {
        title: "Drug-induced photosensitivity",
        publisher: "GPnotebook",
        url: "https://gpnotebook.com/en-IE/pages/dermatology/drug-induced-photosensitivity",
        seen: "Chlorpromazine and prochlorperazine are in its phototoxicity list.",
      },
    ],
  },
  fluoroquinolones: {
    kind: "medicine",
    name: "Quinolone antibiotics",
    alsoCalled: ["ciprofloxacin", "fluoroquinolones", "nalidixic acid"],
    why: "Quinolone antibiotics are a major group expected to make skin react to light.",
    about: "light in general",
    ask: "pharmacist",
    whatToAsk:
      "Does this medicine react to visible red or near-infrared light, or only to sunlight and UV, and may I use this device while I take it?",
    certainty: "label or guideline",
    sources: [
      {
        title:
          "Guidance on minimising photosensitivity / phototoxicity reactions between medication and sunlight (v2, October 2013)",
        publisher: "UK pharmacy guidance (copy; the issuer is not named)",
        url: "https://docslib.org/doc/12163349/guidance-on-minimising-photosensitivity-phototoxicity-reactions-between-medication-and-sunlight",
        seen: "Quinolone antibacterials are a major group expected to cause photosensitivity.",
      },
      {
        title: "Drug-induced photosensitivity",
        publisher: "GPnotebook",
        url: "https://gpnotebook.com/en-IE/pages/dermatology/drug-induced-photosensitivity",
        seen: "Fluoroquinolones are in its phototoxicity list.",
      },
      {
        title: "Skin Cancer Foundation Photosensitivity Report",
        publisher: "Skin Cancer Foundation (copy; we saw the list of contents)",
        url: "https://dokumen.tips/documents/skin-cancer-foundation-photosensitivity-report.html",
        seen: "Ciprofloxacin is among the medicines it reports on.",
      },
    ],
  },
  sulfonamides: {
    kind: "medicine",
    name: "Sulfonamide antibiotics",
    alsoCalled: ["co-trimoxazole", "sulphonamides"],
    why: "Sulfonamides are a major group expected to make skin react to light.",
    about: "light in general",
    ask: "pharmacist",
    whatToAsk:
      "Does this medicine react to visible red or near-infrared light, or only to sunlight and UV, and may I use this device while I take it?",
    certainty: "label or guideline",
    sources: [
      {
        title:
          "Guidance on minimising photosensitivity / phototoxicity reactions between medication and sunlight (v2, October 2013)",
        publisher: "UK pharmacy guidance (copy; the issuer is not named)",
        url: "https://docslib.org/doc/12163349/guidance-on-minimising-photosensitivity-phototoxicity-reactions-between-medication-and-sunlight",
        seen: "Sulfonamides are a major group expected to cause photosensitivity.",
      },
      {
        title: "Drug-induced photosensitivity",
        publisher: "GPnotebook",
        url: "https://gpnotebook.com/en-IE/pages/dermatology/drug-induced-photosensitivity",
        seen: "Sulphonamides stand under phototoxic and photoallergic reactions.",
      },
    ],
  },
  voriconazole: {
    kind: "medicine",
    name: "Voriconazole for fungal infection",
    why: "It is among the medicines most consistently tied to light reactions, and for some such medicines skin cancer at the site is a concern.",
    about: "light in general",
    ask: "doctor",
    whatToAsk: "I take voriconazole: should I avoid light devices altogether?",
    certainty: "label or guideline",
    sources: [
      {
        title: "Drug-Induced Photosensitivity-An Update: Culprit Drugs, Prevention and Management",
        publisher: "Drug Safety, 2019 (abstract)",
        url: "https://pubmed.ncbi.nlm.nih.gov/30888626/",
        seen: "Voriconazole among the most implicated; some medicines need long-term watch for skin cancer.",
      },
    ],
  },
  ketoprofen: {
    kind: "medicine",
    name: "Ketoprofen gel",
    alsoCalled: ["topical ketoprofen"],
    why: "The UK regulator says to keep the treated skin from sun, sunlamps and sunbeds during use and for two weeks after.",
    about: "light in general",
    ask: "pharmacist",
    whatToAsk:
      "I use ketoprofen gel on the joint I want to treat: how long must I wait before shining any light on it?",
    certainty: "label or guideline",
    sources: [
      {
        title:
          "Topical ketoprofen: reminder on risk of photosensitivity reactions (Drug Safety Update, August 2010)",
        publisher: "MHRA, GOV.UK",
        url: "https://www.gov.uk/drug-safety-update/topical-ketoprofen-reminder-on-risk-of-photosensitivity-reactions",
        seen: "Protect treated areas from sunlight during treatment and for two weeks after stopping.",
      },
      {
        title:
          "Topical ketoprofen: reminder on risk of photo-sensitivity reactions (Drug Safety Update, June 2009)",
        publisher: "MHRA, GOV.UK",
        url: "https://www.gov.uk/drug-safety-update/topical-ketoprofen-reminder-on-risk-of-photo-sensitivity-reactions",
        seen: "Avoid sunlight, UV, sunlamps and sunbeds while using it; caution for two weeks after.",
      },
    ],
  },
  nsaids: {
    kind: "medicine",
    name: "Pain pills that make skin sensitive to light",
    alsoCalled: ["piroxicam", "naproxen", "NSAIDs"],
    why: "Piroxicam and naproxen are among the medicines most consistently tied to light reactions of the skin.",
    about: "light in general",
    ask: "pharmacist",
    whatToAsk:
      "Does this medicine react to visible red or near-infrared light, or only to sunlight and UV, and may I use this device while I take it?",
    certainty: "label or guideline",
    sources: [
      {
        title: "Drug-Induced Photosensitivity-An Update: Culprit Drugs, Prevention and Management",
        publisher: "Drug Safety, 2019 (abstract)",
        url: "https://pubmed.ncbi.nlm.nih.gov/30888626/",
        seen: "Naproxen and piroxicam are among the most consistently implicated.",
      },
      {
        title: "Drug-induced photosensitivity",
        publisher: "GPnotebook",
        url: "https://gpnotebook.com/en-IE/pages/dermatology/drug-induced-photosensitivity",
        seen: "NSAIDs are in its phototoxicity list.",
      },
    ],
  },
  psoralens: {
    kind: "medicine",
    name: "Psoralens, as used with UVA (PUVA)",
    alsoCalled: ["methoxsalen", "psoralen"],
    why: "Psoralens are given so that skin reacts to light, and they are in the list of causes of phototoxicity.",
    about: "light in general",
    ask: "doctor",
    whatToAsk: "I am having PUVA or use a psoralen: may I use any light device between sessions?",
    certainty: "label or guideline",
    sources: [
      {
        title: "Drug-induced photosensitivity",
        publisher: "GPnotebook",
        url: "https://gpnotebook.com/en-IE/pages/dermatology/drug-induced-photosensitivity",
        seen: "Psoralens are in its phototoxicity list.",
      },
      {
        title: "Methoxsalen (oral route): precautions",
        publisher: "Mayo Clinic",
        url: "https://www.mayoclinic.org/ar/drugs-supplements/methoxsalen-oral-route/precautions/drg-20064761",
        seen: "It makes skin and lips more sensitive to sunlight; extra caution for at least 48 hours after each treatment.",
      },
    ],
  },
  "ala-pdt": {
    kind: "medicine",
    name: "Aminolevulinic acid and photodynamic therapy",
    alsoCalled: ["ALA", "5-ALA", "Levulan", "methyl aminolevulinate", "PDT"],
    why: "The treated skin reacts to visible light, and a red LED panel activated the light-sensitive substance in a laboratory test.",
    about: "red or near-infrared light",
    ask: "doctor",
    whatToAsk: "When after photodynamic therapy may my skin and eyes see a bright red lamp again?",
    certainty: "label or guideline",
    sources: [
      {
        title: "Aminolevulinic acid (drug monograph)",
        publisher: "Skyscape RxDrugs",
        url: "https://download.skyscape.com/download/ota/lonestar/3C52715-7DF0-47C4-BF2A-379E6E7AC9B5/skyscaperx.edxx/content/HTML/l/tl240.htm",
        seen: "Avoid sunlight or prolonged intense light on photosensitised lesions for at least 40 hours.",
      },
      {
        title: "Aminolevulinic Acid Hydrochloride",
        publisher: "eDrugsWiki (monograph text)",
        url: "http://edrugswiki.com/drug/aminolevulinic-acid-hydrochloride",
        seen: "Sunscreen does not protect against reactions caused by visible light; limit bright indoor light.",
      },
      {
        title:
          "Alternatives to Outdoor Daylight Illumination for Photodynamic Therapy (Lerche 2016)",
        publisher: "International Journal of Molecular Sciences",
        url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC4813172",
        seen: "A red LED panel could photobleach protoporphyrin IX completely.",
      },
    ],
  },
  "vemurafenib-cancer-medicines": {
    kind: "medicine",
    name: "Vemurafenib and other cancer medicines",
    alsoCalled: ["chemotherapy", "vemurafenib"],
    why: "Vemurafenib is among the medicines most consistently tied to light reactions, and mask makers exclude some chemotherapy.",
    about: "light in general",
    ask: "oncologist",
    whatToAsk:
      "Does any of my cancer medicine make skin react to light, and may I use this device during treatment?",
    certainty: "label or guideline",
    sources: [
      {
        title: "Drug-Induced Photosensitivity-An Update: Culprit Drugs, Prevention and Management",
        publisher: "Drug Safety, 2019 (abstract)",
        url: "https://pubmed.ncbi.nlm.nih.gov/30888626/",
        seen: "Vemurafenib is among the most consistently implicated.",
      },
      {
        title: "CurrentBody Skin flex: Kontraindikationer (Danish product page)",
        publisher: "CurrentBody (seller)",
        url: "https://currentbody.dk/products/currentbody-skin-flex",
        seen: "Chemotherapy is among medicines that exclude use of the device.",
      },
    ],
  },
  "quinine-hydroxychloroquine": {
    kind: "medicine",
    name: "Quinine, quinidine and hydroxychloroquine",
    why: "They appear on lists of medicines that can make skin react to light.",
    about: "light in general",
    ask: "pharmacist",
    whatToAsk:
      "Does this medicine react to visible red or near-infrared light, or only to sunlight and UV, and may I use this device while I take it?",
    certainty: "label or guideline",
    sources: [
      {
        title: "Drug-induced photosensitivity",
        publisher: "GPnotebook",
        url: "https://gpnotebook.com/en-IE/pages/dermatology/drug-induced-photosensitivity",
        seen: "Quinine is in its phototoxicity list, quinidine under photoallergy.",
      },
      {
        title: "Skin Cancer Foundation Photosensitivity Report",
        publisher: "Skin Cancer Foundation (copy; we saw the list of contents)",
        url: "https://dokumen.tips/documents/skin-cancer-foundation-photosensitivity-report.html",
        seen: "Quinidine and hydroxychloroquine are among the medicines it reports on.",
      },
    ],
  },
  "eye-sensitising-medicines": {
    kind: "medicine",
    name: "Medicines that make the eyes react to light",
    why: "A home light mask was recalled in Australia partly because such medicines may put the retina at risk.",
    about: "eyes",
    ask: "pharmacist",
    whatToAsk: "Can any of my medicines make my eyes more sensitive to light?",
    certainty: "label or guideline",
    sources: [
      {
        title:
          "Johnson & Johnson Pacific Pty Ltd: Neutrogena Visibly Clear Light Therapy Acne Mask and Activator (PRA 2019/17693)",
        publisher: "Product Safety Australia",
        url: "https://www.productsafety.gov.au/recalls/johnson-johnson-pacific-pty-ltd-%E2%80%94-neutrogena-visibly-clear-light-therapy-acne-mask-and-activator",
        seen: "Medicines enhancing ocular photosensitivity may put users at risk of retinal damage; concern named is blue light.",
      },
    ],
    note: "The recalled mask gave red and blue light; the stated concern was blue.",
  },
  "any-unlisted-medicine": {
    kind: "medicine",
    name: "Any other medicine, herb or cream with a sunlight warning",
    why: "Several hundred substances can do it, and no list is complete.",
    about: "light in general",
    ask: "pharmacist",
    whatToAsk: "Here are my medicines and the wavelengths of my device: does any of them matter?",
    certainty: "label or guideline",
    sources: [
      {
        title:
          "Guidance on minimising photosensitivity / phototoxicity reactions between medication and sunlight (v2, October 2013)",
        publisher: "UK pharmacy guidance (copy; the issuer is not named)",
        url: "https://docslib.org/doc/12163349/guidance-on-minimising-photosensitivity-phototoxicity-reactions-between-medication-and-sunlight",
        seen: "Missing data on a medicine does not mean it is less likely to cause a reaction.",
      },
      {
        title:
          "Drug-Induced Photosensitivity: From Light and Chemistry to Biological Reactions and Clinical Symptoms",
        publisher: "Pharmaceuticals, 2021",
        url: "https://doi.org/10.3390/ph14080723",
        seen: "The risk relates to several hundred externally and systemically given substances.",
      },
    ],
  },
  "glucose-lowering-medicine": {
    kind: "medicine",
    name: "Medicine that lowers blood sugar",
    alsoCalled: ["diabetes medicine"],
    why: "In ten people with type 2 diabetes, light on limb muscles lowered glucose when medicine was withheld.",
    about: "red or near-infrared light",
    ask: "doctor",
    whatToAsk:
      "Should I check my glucose more often if I treat large muscles with near-infrared light?",
    certainty: "precaution only",
    sources: [
      {
        title:
          "Dose and time-response effect of photobiomodulation therapy on glycemic control in type 2 diabetic patients",
        publisher: "Journal of Biophotonics, 2023",
        url: "https://pubmed.ncbi.nlm.nih.gov/37171054/",
        seen: "Sham-controlled crossover, ten people: 830 nm light lowered capillary glucose.",
      },
    ],
  },
  lupus: {
    kind: "condition",
    name: "Lupus",
    alsoCalled: ["systemic lupus erythematosus", "discoid lupus", "cutaneous lupus", "SLE"],
    why: "Light can bring out lupus skin lesions, in one test study visible light too, and LED mask makers exclude it.",
    about: "light in general",
    ask: "doctor",
    whatToAsk:
      "My lupus reacts to light: has visible or near-infrared light ever been a trigger for me?",
    certainty: "maker's warning",
    sources: [
      {
        title:
          "Contraindications for the Boost Advanced LED Mask, Décolletage Bib, Body Patch & Collar",
        publisher: "The Light Salon (device maker)",
        url: "https://thelight-salon.com/en-ch/pages/contraindications-for-boost-advanced-led-mask-bib-patch-collar",
        seen: "Do not use with lupus erythematosus: it may cause a severe skin reaction.",
      },
      {
        title: "CurrentBody Skin flex: Kontraindikationer (Danish product page)",
        publisher: "CurrentBody (seller)",
        url: "https://currentbody.dk/products/currentbody-skin-flex",
        seen: "Lupus erythematosus is a contraindication.",
      },
      {
        title: "Light-induced skin lesions in lupus erythematosus: photobiological studies (1989)",
        publisher: "Archives of Dermatological Research",
        url: "https://scilit.com/publications/22eaa8a730e63f3739df3a50a1333cd6",
        seen: "24 photosensitive patients: UVB, UVA and visible light sources could each induce abnormal reactions.",
      },
      {
        title: "Review on lupus and indoor lamps (PMC2829662; title not shown)",
        publisher: "PubMed Central",
        url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC2829662",
        seen: "UVA2 and UVB can exacerbate skin disease; UVA1 may be protective.",
      },
    ],
    note: "The visible-light finding gives no wavelengths in the abstract; nothing here shows that red light alone is a trigger.",
  },
  porphyria: {
    kind: "condition",
    name: "Porphyria that affects the skin",
    alsoCalled: ["erythropoietic protoporphyria", "EPP", "cutaneous porphyria"],
    why: "In erythropoietic protoporphyria, sunlight and artificial visible light cause painful burns.",
    about: "light in general",
    ask: "doctor",
    whatToAsk:
      "Which colours of light trigger my porphyria, and is red or near-infrared light among them?",
    certainty: "label or guideline",
    sources: [
      {
        title: "Highly specialised technologies guidance HST27: 2 The condition",
        publisher: "NICE",
        url: "https://www.nice.org.uk/guidance/hst27/chapter/2-The-condition",
        seen: "Phototoxicity comes from sunlight and artificial light along the visible spectrum above 400 nanometres.",
      },
      {
        title: "Porphyrias (book chapter abstract)",
        publisher: "Taylor & Francis",
        url: "https://www.taylorfrancis.com/chapters/edit/10.1201/b15582-17/porphyrias-eric-gou-karl-anderson",
        seen: "In EPP, operating-room lights during transplant surgery can cause marked phototoxic injury.",
      },
    ],
  },
  "solar-urticaria": {
    kind: "condition",
    name: "Solar urticaria (hives from light)",
    alsoCalled: ["sun allergy hives"],
    why: "Visible light can trigger it within minutes, and a large exposed area can make a person ill.",
    about: "light in general",
    ask: "doctor",
    whatToAsk: "Which wavelengths trigger my hives, and has red light been tested?",
    certainty: "label or guideline",
    sources: [
      {
        title: "Solar urticaria",
        publisher: "British Association of Dermatologists, Skin Health Info",
        url: "https://www.skinhealthinfo.org.uk/condition/solar-urticaria/",
        seen: "Usually UVA and/or visible light; breathing trouble or low blood pressure rarely, likelier with large areas.",
      },
    ],
  },
  "polymorphic-light-eruption": {
    kind: "condition",
    name: "Polymorphic light eruption",
    alsoCalled: ["PLE", "PMLE", "prickly heat from sun"],
    why: "It is a rash from sunlight; the known triggers are UVA and UVB, so red light is a reason to ask and no more.",
    about: "light in general",
    ask: "doctor",
    whatToAsk: "Has anything other than UV ever set off my rash?",
    certainty: "precaution only",
    sources: [
      {
        title: "Polymorphic light eruption (patient leaflet)",
        publisher: "British Association of Dermatologists (copy)",
        url: "https://abcdocz.com/doc/137424/polymorphic-light-eruption",
        seen: "UVA and UVB can cause it, sometimes even fluorescent lighting; mechanism unclear.",
      },
      {
        title:
          "Contraindications for the Boost Advanced LED Mask, Décolletage Bib, Body Patch & Collar",
        publisher: "The Light Salon (device maker)",
        url: "https://thelight-salon.com/en-ch/pages/contraindications-for-boost-advanced-led-mask-bib-patch-collar",
        seen: "Any photosensitive disorder excludes use.",
      },
    ],
  },
  "chronic-actinic-dermatitis": {
    kind: "condition",
    name: "Chronic actinic dermatitis and photosensitive eczema",
    alsoCalled: ["actinic reticuloid", "photosensitive eczema"],
    why: "People with it react to UVA and UVB and often to visible light as well.",
    about: "light in general",
    ask: "doctor",
    whatToAsk: "Do my light tests include visible light, and may I use a red lamp?",
    certainty: "maker's warning",
    sources: [
      {
        title: "Photodermatology",
        publisher: "Clinical Gate (textbook chapter)",
        url: "https://clinicalgate.com/photodermatology",
        seen: "Patients are sensitive to UVA and UVB and often to visible light as well.",
      },
      {
        title:
          "Contraindications for the Boost Advanced LED Mask, Décolletage Bib, Body Patch & Collar",
        publisher: "The Light Salon (device maker)",
        url: "https://thelight-salon.com/en-ch/pages/contraindications-for-boost-advanced-led-mask-bib-patch-collar",
        seen: "Photosensitive eczema excludes use.",
      },
    ],
  },
  "xeroderma-pigmentosum": {
    kind: "condition",
    name: "Xeroderma pigmentosum",
    alsoCalled: ["XP"],
    why: "Skin is abnormally sensitive to UV light and prone to skin cancer; the source says nothing about red light.",
    about: "light in general",
    ask: "doctor",
    whatToAsk: "May I use any light source on my skin, and who can measure that it gives no UV?",
    certainty: "precaution only",
    sources: [
      {
        title: "Photodermatoses",
        publisher: "Clinuvel (drug company)",
        url: "https://www.clinuvel.com/photomedicine/scientific-knowledge/photodermatoses",
        seen: "Hereditary hypersensitivity to UV light, with susceptibility to skin cancers.",
      },
      {
        title:
          "Contraindications for the Boost Advanced LED Mask, Décolletage Bib, Body Patch & Collar",
        publisher: "The Light Salon (device maker)",
        url: "https://thelight-salon.com/en-ch/pages/contraindications-for-boost-advanced-led-mask-bib-patch-collar",
        seen: "Any photosensitive disorder excludes use.",
      },
    ],
  },
  albinism: {
    kind: "condition",
    name: "Albinism",
    alsoCalled: ["oculocutaneous albinism", "ocular albinism"],
    why: "LED mask makers exclude albinism, and a recall named ocular albinism for risk to the retina.",
    about: "eyes",
    ask: "eye doctor",
    whatToAsk: "Is any bright light near my eyes or skin safe for me?",
    certainty: "label or guideline",
    sources: [
      {
        title: "Neutrogena Visibly Clear Light Therapy Acne Mask and Activator: product recall",
        publisher: "Therapeutic Goods Administration, Australia",
        url: "https://www.tga.gov.au/news/product-recalls/neutrogena-visibly-clear-light-therapy-acne-mask-and-activator",
        seen: "Ocular albinism is named among conditions in which repeated exposure may damage the retina.",
      },
      {
        title:
          "Contraindications for the Boost Advanced LED Mask, Décolletage Bib, Body Patch & Collar",
        publisher: "The Light Salon (device maker)",
        url: "https://thelight-salon.com/en-ch/pages/contraindications-for-boost-advanced-led-mask-bib-patch-collar",
        seen: "Do not use with albinism: it may cause a severe skin reaction.",
      },
    ],
  },
  melasma: {
    kind: "condition",
    name: "Melasma and dark marks after inflammation",
    alsoCalled: ["chloasma", "post-inflammatory hyperpigmentation"],
    why: "Melasma and dark marks are made worse by UV and by visible light.",
    about: "light in general",
    ask: "doctor",
    whatToAsk:
      "Could red or near-infrared light, or its warmth, darken my melasma, and how would I notice early?",
    certainty: "label or guideline",
    sources: [
      {
        title:
          "Review on sunscreen in melasma and postinflammatory hyperpigmentation (PMC6986132; title not shown)",
        publisher: "PubMed Central",
        url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6986132",
        seen: "Melasma and PIH are exacerbated by ultraviolet rays and visible light.",
      },
      {
        title:
          "Ex vivo melanogenic response to UVB, UVA and visible light in facial melasma (2020)",
        publisher: "Anais Brasileiros de Dermatologia",
        url: "https://repositorio.unesp.br/server/api/core/bitstreams/a5311d6a-860c-4807-a57f-71e68828c18e/content",
        seen: "Skin samples of 22 patients darkened after blue-violet visible light, as after UV.",
      },
    ],
    note: "Laboratory evidence seen is for blue-violet light. That heat or red light darkens melasma was found only on sellers' and beauty pages and is not claimed here.",
  },
  "darker-skin": {
    kind: "condition",
    name: "Darker skin",
    alsoCalled: ["skin of color", "Fitzpatrick IV to VI"],
    why: "In two three-week trials the highest dose judged safe was lower in darker skin, with blistering or lasting redness above it.",
    about: "red or near-infrared light",
    ask: "doctor",
    whatToAsk: "Should I start at a lower dose, and what change in colour should make me stop?",
    certainty: "precaution only",
    sources: [
      {
        title:
          "Safety of light emitting diode-red light on human skin: two randomized controlled trials",
        publisher: "Journal of Biophotonics, 2020",
        url: "https://pubmed.ncbi.nlm.nih.gov/31483941/",
        seen: "Judged safe up to 320 J/cm2 in darker skin, 480 in non-Hispanic Caucasian skin, three weeks.",
      },
      {
        title:
          "Review on sunscreen in melasma and postinflammatory hyperpigmentation (PMC6986132; title not shown)",
        publisher: "PubMed Central",
        url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6986132",
        seen: "Visible light worsens melasma and dark marks, especially relevant in darker skin.",
      },
    ],
  },
  tattoos: {
    kind: "body site",
    name: "Tattoos and permanent make-up",
    alsoCalled: ["permanent make-up", "dark pigment"],
    why: "A home laser's label says not to treat tattooed skin, for damage to the tattoo or the skin; for LED no study was found.",
    about: "heat",
    ask: "manufacturer",
    whatToAsk: "Has this lamp been tested over tattoos, and how warm does inked skin get?",
    certainty: "precaution only",
    sources: [
      {
        title: "Tria Age-Defying Laser: Contraindicaciones (Spanish product page)",
        publisher: "CurrentBody (seller)",
        url: "https://www.currentbody.es/products/tria-age-defying-laser-html",
        seen: "Do not treat tattooed skin or permanent make-up: damaged tattoo or skin injury.",
      },
      {
        title: "CurrentBody Skin flex: Kontraindikationer (Danish product page)",
        publisher: "CurrentBody (seller)",
        url: "https://currentbody.dk/products/currentbody-skin-flex",
        seen: "Cadmium sulphide, used in tattooing, is named among substances that can cause photosensitivity.",
      },
    ],
    note: "The Tria device is a home laser, far more concentrated than an LED panel.",
  },
  "epilepsy-flicker": {
    kind: "condition",
    name: "Epilepsy or seizures, if the light pulses or flickers",
    alsoCalled: ["photosensitive epilepsy", "seizures"],
    why: "Lights flashing 3 to 30 times a second can set off seizures in photosensitive epilepsy, and flashing red light is the worst color for it. A steady lamp does not flash.",
    about: "eyes",
    ask: "doctor",
    whatToAsk:
      "I have had seizures: may I use a lamp with a pulse setting, or any lamp that flickers?",
    certainty: "label or guideline",
    sources: [
      {
        title: "Photosensitive epilepsy",
        publisher: "Epilepsy Society, UK",
        url: "https://epilepsysociety.org.uk/about-epilepsy/epileptic-seizures/seizure-triggers/photosensitive-epilepsy",
        seen: "Seizures set off by flashing or flickering lights or high-contrast patterns.",
      },
      {
        title: "Photosensitive epilepsy (rates of flashing)",
        publisher: "Epilepsy Society, UK",
        url: "https://epilepsysociety.org.uk/sophies-story",
        seen: "3-30 flashes per second are the common rates to trigger seizures; some people up to 60.",
      },
      {
        title:
          "Review of PBM Contraindications (Pt. 1), giving the 2010 consensus of the North American Association of Laser Therapy",
        publisher: "Dynamic Chiropractic, October 2022 (trade journal)",
        url: "https://mailinglists.mpamedia.com/mpacms/dc/article.php?MERCURYSID=377750bb26191a824a7ba30cdc94c28a&id=59162",
        seen: "2010 consensus: pulsed visible light under 30 Hz might trigger a seizure in photosensitive people.",
      },
      {
        title: "Contraindications in noninvasive laser therapy: truth and fiction",
        publisher: "Journal of Clinical Laser Medicine & Surgery, 2002 (abstract)",
        url: "https://www.pubmed.gov/12513921/",
        seen: "Epilepsy is counted among the correct contraindications.",
      },
      {
        title: "WCAG 2.3: Seizures and Physical Reactions",
        publisher: "University of Arkansas for Medical Sciences",
        url: "https://communications.uams.edu/web/kb/wcag-2-3-seizures-and-physical-reactions",
        seen: "People with photosensitive seizure disorders are even more sensitive to red flashing than to other colors.",
      },
    ],
  },
  migraine: {
    kind: "condition",
    name: "Migraine or headache brought on by light",
    alsoCalled: ["photophobia", "light-induced headache"],
    why: "LED mask makers tell people with light-induced headaches not to use the mask.",
    about: "eyes",
    ask: "doctor",
    whatToAsk:
      "Bright light gives me headaches: is there a way to treat my body with the light off my face?",
    certainty: "maker's warning",
    sources: [
      {
        title:
          "Contraindications for the Boost Advanced LED Mask, Décolletage Bib, Body Patch & Collar",
        publisher: "The Light Salon (device maker)",
        url: "https://thelight-salon.com/en-ch/pages/contraindications-for-boost-advanced-led-mask-bib-patch-collar",
        seen: "Do not use the mask if you suffer from light-induced headaches.",
      },
      {
        title: "CurrentBody Skin flex: Kontraindikationer (Danish product page)",
        publisher: "CurrentBody (seller)",
        url: "https://currentbody.dk/products/currentbody-skin-flex",
        seen: "Light-induced headache is a contraindication.",
      },
    ],
  },
  bipolar: {
    kind: "condition",
    name: "Bipolar disorder or past mania, with bright light",
    alsoCalled: ["mania", "hypomania"],
    why: "A maker of bright lamps says not to use them with bipolar disorder without a professional; pooled trials saw no more mood switching.",
    about: "light in general",
    ask: "doctor",
    whatToAsk: "Could a bright morning light push my mood too high, and who will watch for it?",
    certainty: "label or guideline",
    sources: [
      {
        title: "Are there any negative side effects from light therapy?",
        publisher: "Verilux (maker of bright-light lamps)",
        url: "https://verilux.zendesk.com/hc/en-us/articles/360053071654-Are-there-any-negative-side-effects-from-light-therapy",
        seen: "Not recommended in bipolar disorder unless under strict care of a professional.",
      },
      {
        title:
          "Light therapy for patients with bipolar depression (Lam 2020), as summarised on the authors' page",
        publisher: "University of British Columbia, Mood Disorders",
        url: "https://sad.psychiatry.ubc.ca/resources/clinician-resources",
        seen: "Seven trials, 259 patients: no increased rate of mood switching.",
      },
    ],
    note: "About bright white light through the eyes. For red or near-infrared light nothing was found.",
  },
  "retinal-disease": {
    kind: "condition",
    name: "Disease of the retina, or inherited eye disease",
    alsoCalled: ["retinitis pigmentosa", "macular degeneration", "congenital retinal disorders"],
    why: "A red and blue LED mask was recalled because repeated exposure might damage the retina in people with such diseases.",
    about: "eyes",
    ask: "eye doctor",
    whatToAsk: "Is light near my closed eyes safe with my retina, and do goggles make it so?",
    certainty: "label or guideline",
    sources: [
      {
        title: "Neutrogena Visibly Clear Light Therapy Acne Mask and Activator: product recall",
        publisher: "Therapeutic Goods Administration, Australia",
        url: "https://www.tga.gov.au/news/product-recalls/neutrogena-visibly-clear-light-therapy-acne-mask-and-activator",
        seen: "Retinitis pigmentosa, ocular albinism, other congenital retinal disorders: possibly irreversible retinal damage with repeated exposure.",
      },
      {
        title:
          "Contraindications for the Boost Advanced LED Mask, Décolletage Bib, Body Patch & Collar",
        publisher: "The Light Salon (device maker)",
        url: "https://thelight-salon.com/en-ch/pages/contraindications-for-boost-advanced-led-mask-bib-patch-collar",
        seen: "Do not use the mask with any genetic eye condition.",
      },
      {
        title: "Contraindications in noninvasive laser therapy: truth and fiction",
        publisher: "Journal of Clinical Laser Medicine & Surgery, 2002 (abstract)",
        url: "https://www.pubmed.gov/12513921/",
        seen: "Exposure of the retina is counted among the correct contraindications.",
      },
      {
        title: "Are there any negative side effects from light therapy?",
        publisher: "Verilux (maker of bright-light lamps)",
        url: "https://verilux.zendesk.com/hc/en-us/articles/360053071654-Are-there-any-negative-side-effects-from-light-therapy",
        seen: "Macular degeneration or retinitis pigmentosa may be made worse by bright light: ask first.",
      },
    ],
  },
  "eyes-any": {
    kind: "body site",
    name: "The eyes, in everyone",
    why: "Therapists' consensus is not to shine treatment light into eyes, and a mask recall lists eye pain, blurring and spots as possible effects.",
    about: "eyes",
    ask: "eye doctor",
    whatToAsk: "I saw spots or blur after a session: do I need my retina looked at?",
    certainty: "label or guideline",
    sources: [
      {
        title:
          "Review of PBM Contraindications (Pt. 1), giving the 2010 consensus of the North American Association of Laser Therapy",
        publisher: "Dynamic Chiropractic, October 2022 (trade journal)",
        url: "https://mailinglists.mpamedia.com/mpacms/dc/article.php?MERCURYSID=377750bb26191a824a7ba30cdc94c28a&id=59162",
        seen: "Do not aim laser beams into the eyes; everyone present wears safety spectacles.",
      },
      {
        title: "Neutrogena Visibly Clear Light Therapy Acne Mask and Activator: product recall",
        publisher: "Therapeutic Goods Administration, Australia",
        url: "https://www.tga.gov.au/news/product-recalls/neutrogena-visibly-clear-light-therapy-acne-mask-and-activator",
        seen: "Possible effects: eye pain, irritation, tearing, blurring, spots or flashes, colour vision changes.",
      },
      {
        title: "Retinal Damage After Repeated Low-level Red-Light Laser Exposure",
        publisher: "JAMA Ophthalmology, 2023",
        url: "https://pubmed.ncbi.nlm.nih.gov/37227712/",
        seen: "One child, 12, retinal damage after repeated red laser into the eyes.",
      },
    ],
  },
  "active-cancer": {
    kind: "condition",
    name: "Cancer now",
    alsoCalled: ["tumor", "malignancy"],
    why: "Therapists' lists rule out treating over a known tumour outside cancer care, although clinical studies so far have not shown harm.",
    about: "red or near-infrared light",
    ask: "oncologist",
    whatToAsk:
      "May light fall on or near my tumour site, and is there a hospital programme with planned doses?",
    certainty: "label or guideline",
    sources: [
      {
        title: "Contraindications in noninvasive laser therapy: truth and fiction",
        publisher: "Journal of Clinical Laser Medicine & Surgery, 2002 (abstract)",
        url: "https://www.pubmed.gov/12513921/",
        seen: "History of a histologically proven malignant carcinoma is counted among correct contraindications.",
      },
      {
        title:
          "Review of PBM Contraindications (Pt. 1), giving the 2010 consensus of the North American Association of Laser Therapy",
        publisher: "Dynamic Chiropractic, October 2022 (trade journal)",
        url: "https://mailinglists.mpamedia.com/mpacms/dc/article.php?MERCURYSID=377750bb26191a824a7ba30cdc94c28a&id=59162",
        seen: "Not over a primary carcinoma or metastasis, unless for chemotherapy side effects or palliation.",
      },
      {
        title: "Safety and efficacy of photobiomodulation therapy in oncology: A systematic review",
        publisher: "Cancer Medicine, 2020",
        url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC7666741",
        seen: "Cell results conflicted; animal and clinical studies supported safety at recommended clinical settings.",
      },
    ],
  },
  "unexamined-lump": {
    kind: "condition",
    name: "A lump, mole, or sore that no doctor has looked at",
    alsoCalled: ["suspicious lesion"],
    why: "It could be cancer, and a device seller says to ask your doctor before light falls on it.",
    about: "red or near-infrared light",
    ask: "doctor",
    whatToAsk: "Could you look at this spot before I use light near it?",
    certainty: "precaution only",
    sources: [
      {
        title: "DPL LED skin light medical precautions",
        publisher: "Light Therapy Products (device seller)",
        url: "http://www.lighttherapyproducts.com/dplmedicalprecautions.aspx",
        seen: "Ask your doctor before use over any suspicious or cancerous lesion.",
      },
    ],
  },
  "radiotherapy-site": {
    kind: "body site",
    name: "Skin that has had radiotherapy",
    alsoCalled: ["irradiated skin"],
    why: "A teaching site for therapists says not to treat an irradiated area within six months; cancer centres use planned light there.",
    about: "red or near-infrared light",
    ask: "oncologist",
    whatToAsk: "How long after radiotherapy should I keep light off this skin?",
    certainty: "precaution only",
    sources: [
      {
        title: "Contraindications (low level laser therapy)",
        publisher: "laser.electrotherapy.website (teaching site for therapists)",
        url: "https://laser.electrotherapy.website/contraindications/",
        seen: "Within 6 months of radiotherapy: do not treat the area irradiated.",
      },
    ],
  },
  "past-cancer": {
    kind: "condition",
    name: "Cancer treated in the past",
    why: "One review of light for skin rejuvenation found no evidence that people once treated for cancer should avoid it.",
    about: "red or near-infrared light",
    ask: "oncologist",
    whatToAsk: "Is there any reason to keep red light off the place my cancer was?",
    certainty: "precaution only",
    sources: [
      {
        title:
          "Photobiomodulation: A Systematic Review of the Oncologic Safety of Low-Level Light Therapy for Aesthetic Skin Rejuvenation",
        publisher: "Aesthetic Surgery Journal, 2023",
        url: "https://doi.org/10.1093/asj/sjad018",
        seen: "No evidence that people previously treated for cancer should avoid it; animal results varied.",
      },
      {
        title: "Safety, Precautions, and Contraindications - Face Mask",
        publisher: "Numiere (device maker)",
        url: "https://numiere.com/pages/safety-precautions-and-contraindications-face-mask",
        seen: "Consult your doctor before use if you have, or suspect, cancer.",
      },
    ],
  },
  "thyroid-neck": {
    kind: "body site",
    name: "Front of the neck and thyroid disease",
    alsoCalled: ["thyroid", "levothyroxine", "hyperthyroidism"],
    why: "A review counts the neck in overactive thyroid as a true contraindication, and a device maker keeps its light off the gland.",
    about: "red or near-infrared light",
    ask: "doctor",
    whatToAsk:
      "I have a thyroid problem or take levothyroxine: should I keep light off the front of my neck?",
    certainty: "label or guideline",
    sources: [
      {
        title: "Contraindications in noninvasive laser therapy: truth and fiction",
        publisher: "Journal of Clinical Laser Medicine & Surgery, 2002 (abstract)",
        url: "https://www.pubmed.gov/12513921/",
        seen: "Irradiation of the neck in hyperthyreosis is counted among correct contraindications.",
      },
      {
        title: "DPL LED skin light medical precautions",
        publisher: "Light Therapy Products (device seller)",
        url: "http://www.lighttherapyproducts.com/dplmedicalprecautions.aspx",
        seen: "With diagnosed or suspected thyroid problems do not use over the thyroid.",
      },
      {
        title:
          "Low-level laser in the treatment of patients with hypothyroidism induced by chronic autoimmune thyroiditis",
        publisher: "Lasers in Medical Science, 2013 (abstract)",
        url: "https://pubmed.ncbi.nlm.nih.gov/22718472/",
        seen: "43 patients: laser treatment lowered the levothyroxine dose needed.",
      },
    ],
  },
  testes: {
    kind: "body site",
    name: "Testes and groin",
    alsoCalled: ["gonads", "reproductive organs"],
    why: "Authors call treating the gonads doubtful, and a teaching site warns of changed sperm.",
    about: "red or near-infrared light",
    ask: "doctor",
    whatToAsk: "I want children: is there any reason to expose my groin to light?",
    certainty: "precaution only",
    sources: [
      {
        title: "Contraindications in noninvasive laser therapy: truth and fiction",
        publisher: "Journal of Clinical Laser Medicine & Surgery, 2002 (abstract)",
        url: "https://www.pubmed.gov/12513921/",
        seen: "Irradiation in the region of gonads is listed as doubtful under certain conditions.",
      },
      {
        title: "Contraindications (low level laser therapy)",
        publisher: "laser.electrotherapy.website (teaching site for therapists)",
        url: "https://laser.electrotherapy.website/contraindications/",
        seen: "Reproductive organs (testes): potential to alter sperm development.",
      },
    ],
  },
  "recent-steroid-injection": {
    kind: "body site",
    name: "A place that had a steroid injection lately",
    alsoCalled: ["cortisone injection"],
    why: "One device seller says not to use its light over or near a recent steroid injection.",
    about: "red or near-infrared light",
    ask: "doctor",
    whatToAsk: "How long after my injection may I use light on this joint?",
    certainty: "precaution only",
    sources: [
      {
        title: "DPL LED skin light medical precautions",
        publisher: "Light Therapy Products (device seller)",
        url: "http://www.lighttherapyproducts.com/dplmedicalprecautions.aspx",
        seen: "Do not use over or near a recent steroid injection.",
      },
    ],
  },
  pregnancy: {
    kind: "life stage",
    name: "Pregnancy, or planning one",
    why: "Masks have not been tested in pregnant women, and therapists' lists rule out the abdomen.",
    about: "red or near-infrared light",
    ask: "doctor",
    whatToAsk:
      "Is there a reason to use this now, and may I if it stays off my abdomen and low back?",
    certainty: "maker's warning",
    sources: [
      {
        title:
          "Contraindications for the Boost Advanced LED Mask, Décolletage Bib, Body Patch & Collar",
        publisher: "The Light Salon (device maker)",
        url: "https://thelight-salon.com/en-ch/pages/contraindications-for-boost-advanced-led-mask-bib-patch-collar",
        seen: "Do not use when pregnant or planning to be: untested, risk to the foetus unknown.",
      },
      {
        title: "Contraindications in noninvasive laser therapy: truth and fiction",
        publisher: "Journal of Clinical Laser Medicine & Surgery, 2002 (abstract)",
        url: "https://www.pubmed.gov/12513921/",
        seen: "Exposure of the abdomen during pregnancy is counted among correct contraindications.",
      },
      {
        title:
          "Review of PBM Contraindications (Pt. 1), giving the 2010 consensus of the North American Association of Laser Therapy",
        publisher: "Dynamic Chiropractic, October 2022 (trade journal)",
        url: "https://mailinglists.mpamedia.com/mpacms/dc/article.php?MERCURYSID=377750bb26191a824a7ba30cdc94c28a&id=59162",
        seen: "Do not treat directly over the developing foetus.",
      },
      {
        title: "CurrentBody Skin flex: Kontraindikationer (Danish product page)",
        publisher: "CurrentBody (seller)",
        url: "https://currentbody.dk/products/currentbody-skin-flex",
        seen: "Not tested in pregnant women; risk unknown; do not use.",
      },
    ],
  },
  breastfeeding: {
    kind: "life stage",
    name: "Breastfeeding",
    alsoCalled: ["nursing"],
    why: "Masks have not been tested in breastfeeding women, and two makers say not to use them.",
    about: "red or near-infrared light",
    ask: "doctor",
    whatToAsk: "Is it sensible to wait until I have stopped breastfeeding?",
    certainty: "maker's warning",
    sources: [
      {
        title:
          "Contraindications for the Boost Advanced LED Mask, Décolletage Bib, Body Patch & Collar",
        publisher: "The Light Salon (device maker)",
        url: "https://thelight-salon.com/en-ch/pages/contraindications-for-boost-advanced-led-mask-bib-patch-collar",
        seen: "Not tested on breastfeeding women; do not use; risk to the newborn unknown.",
      },
      {
        title: "CurrentBody Skin flex: Kontraindikationer (Danish product page)",
        publisher: "CurrentBody (seller)",
        url: "https://currentbody.dk/products/currentbody-skin-flex",
        seen: "Do not use when breastfeeding; risk to newborns unknown.",
      },
    ],
  },
  "under-18": {
    kind: "age",
    name: "Children and teenagers under 18",
    alsoCalled: ["children", "teenagers"],
    why: "A home face laser was not tested under 18, and an LED seller says children must not use its light; acne trials did include from age 12.",
    about: "red or near-infrared light",
    ask: "doctor",
    whatToAsk: "Is light worth trying for this child before treatments that are better tested?",
    certainty: "maker's warning",
    sources: [
      {
        title: "Tria Age-Defying Laser: Contraindicaciones (Spanish product page)",
        publisher: "CurrentBody (seller)",
        url: "https://www.currentbody.es/products/tria-age-defying-laser-html",
        seen: "Do not use under 18: not tested, risks unknown (a home laser).",
      },
      {
        title: "DPL LED skin light medical precautions",
        publisher: "Light Therapy Products (device seller)",
        url: "http://www.lighttherapyproducts.com/dplmedicalprecautions.aspx",
        seen: "Do not allow children to use; do not use on infants.",
      },
      {
        title:
          "At-home LED acne devices: review of six trials (Ershadi and Barbieri), hospital press release",
        publisher: "Mass General Brigham",
        url: "https://massgeneralbrigham.org/en/about/newsroom/press-releases/researchers-find-at-home-led-devices-safe-effective-acne-treatment-skincare",
        seen: "Six trials in people 12 to 50 years old; side effects minimal.",
      },
    ],
  },
  "diabetes-numb-feet": {
    kind: "condition",
    name: "Diabetes with numb feet",
    alsoCalled: ["diabetic neuropathy", "peripheral neuropathy"],
    why: "Hospital foot leaflets say to avoid direct heat because a burn may not be felt.",
    about: "heat",
    ask: "doctor",
    whatToAsk: "My feet are numb: may I put any warm lamp near them, and who checks the skin?",
    certainty: "label or guideline",
    sources: [
      {
        title: "Diabetic Foot Care (PALS Pil 0676)",
        publisher: "Great Western Hospital and others, NHS (copy)",
        url: "https://docsbay.net/doc/1305066/preventing-pressure-ulcers",
        seen: "Avoid direct heat and hot water bottles because of loss of sensation.",
      },
      {
        title: "When should the Heating Pad NOT be used?",
        publisher: "losethebackpain.com (seller of an infrared heating pad)",
        url: "https://losethebackpain.com/faq/when-should-the-heating-pad-not-be-used/",
        seen: "With diabetes, consult a physician before applying heat.",
      },
    ],
  },
  "numb-skin": {
    kind: "condition",
    name: "Skin that does not feel heat or pain",
    alsoCalled: ["nerve damage", "paralysis", "spinal cord injury"],
    why: "Heat device labels exclude skin that cannot feel warmth, because nothing warns of a burn.",
    about: "heat",
    ask: "doctor",
    whatToAsk: "Where exactly is my feeling reduced, and may a lamp that warms skin be used there?",
    certainty: "maker's warning",
    sources: [
      {
        title: "When should the Heating Pad NOT be used?",
        publisher: "losethebackpain.com (seller of an infrared heating pad)",
        url: "https://losethebackpain.com/faq/when-should-the-heating-pad-not-be-used/",
        seen: "Do not use if insensitive to heat, including paraplegia, or with poor blood circulation.",
      },
      {
        title: "Detailed information about contraindications (far-infrared mat)",
        publisher: "Ereada (device maker)",
        url: "https://support.ereada.com/article/131-could-you-please-provide-detailed-information-about-contraindications",
        seen: "Insensitivity to heat or reduced sweating: no heat mode.",
      },
    ],
    note: "These labels are for infrared heating products; a red LED panel warms less, and how much depends on the panel.",
  },
  fever: {
    kind: "condition",
    name: "Fever or feeling ill with an infection",
    alsoCalled: ["high temperature"],
    why: "A review lists fever and infectious diseases as doubtful, and a heat mat's label excludes fever.",
    about: "heat",
    ask: "doctor",
    whatToAsk: "Should I wait until the fever has gone?",
    certainty: "precaution only",
    sources: [
      {
        title: "Contraindications in noninvasive laser therapy: truth and fiction",
        publisher: "Journal of Clinical Laser Medicine & Surgery, 2002 (abstract)",
        url: "https://www.pubmed.gov/12513921/",
        seen: "Fever and infectious diseases are listed as doubtful under certain conditions.",
      },
      {
        title: "Detailed information about contraindications (far-infrared mat)",
        publisher: "Ereada (device maker)",
        url: "https://support.ereada.com/article/131-could-you-please-provide-detailed-information-about-contraindications",
        seen: "With a fever, do not use the mat in heating mode.",
      },
    ],
  },
  "skin-infection": {
    kind: "condition",
    name: "Infected skin, or a cold sore outbreak",
    alsoCalled: ["herpes simplex", "cold sore"],
    why: "Makers and therapists' lists say not to treat infected skin at home.",
    about: "red or near-infrared light",
    ask: "doctor",
    whatToAsk: "Is this infected, and does it need treatment first?",
    certainty: "maker's warning",
    sources: [
      {
        title: "Tria Age-Defying Laser: Contraindicaciones (Spanish product page)",
        publisher: "CurrentBody (seller)",
        url: "https://www.currentbody.es/products/tria-age-defying-laser-html",
        seen: "Do not treat skin that is infected, burnt or cut.",
      },
      {
        title: "Safety, Precautions, and Contraindications - Face Mask",
        publisher: "Numiere (device maker)",
        url: "https://numiere.com/pages/safety-precautions-and-contraindications-face-mask",
        seen: "Do not use the device during a current herpes simplex breakout.",
      },
      {
        title: "Contraindications (low level laser therapy)",
        publisher: "laser.electrotherapy.website (teaching site for therapists)",
        url: "https://laser.electrotherapy.website/contraindications/",
        seen: "Not directly on bacterial infections.",
      },
    ],
  },
  "open-wounds": {
    kind: "condition",
    name: "Open wounds and broken skin",
    alsoCalled: ["cuts", "ulcers"],
    why: "LED makers say not to use their light on open wounds; hospitals that do so use planned doses.",
    about: "red or near-infrared light",
    ask: "doctor",
    whatToAsk: "Who is looking after this wound, and would light get in the way?",
    certainty: "maker's warning",
    sources: [
      {
        title: "Safety, Precautions, and Contraindications - Face Mask",
        publisher: "Numiere (device maker)",
        url: "https://numiere.com/pages/safety-precautions-and-contraindications-face-mask",
        seen: "Do not use the device on open wounds; avoid broken skin.",
      },
      {
        title: "DPL LED skin light medical precautions",
        publisher: "Light Therapy Products (device seller)",
        url: "http://www.lighttherapyproducts.com/dplmedicalprecautions.aspx",
        seen: "Not on an open wound: heat may stimulate circulation and cause bleeding.",
      },
      {
        title: "When should the Heating Pad NOT be used?",
        publisher: "losethebackpain.com (seller of an infrared heating pad)",
        url: "https://losethebackpain.com/faq/when-should-the-heating-pad-not-be-used/",
        seen: "Do not use directly over open wounds (heating pad).",
      },
    ],
  },
  "recent-procedure": {
    kind: "condition",
    name: "Recent surgery, injury, filler, peel or laser on the place",
    alsoCalled: ["dermal filler", "neurotoxin injection", "chemical peel", "microneedling"],
    why: "A mask maker says to wait until the skin has fully healed.",
    about: "red or near-infrared light",
    ask: "doctor",
    whatToAsk: "When is this skin healed enough for light?",
    certainty: "maker's warning",
    sources: [
      {
        title: "Safety, Precautions, and Contraindications - Face Mask",
        publisher: "Numiere (device maker)",
        url: "https://numiere.com/pages/safety-precautions-and-contraindications-face-mask",
        seen: "Avoid after recent injury, surgery, neurotoxin, filler, microneedling, laser or peel until healed.",
      },
    ],
  },
  "bleeding-disorder": {
    kind: "condition",
    name: "A bleeding disorder, with an open wound",
    alsoCalled: ["haemophilia", "blood-clotting disorder"],
    why: "A teaching site for therapists warns that light may increase flow and so bleeding.",
    about: "red or near-infrared light",
    ask: "doctor",
    whatToAsk: "I bleed easily: should I avoid warming or lighting a fresh wound?",
    certainty: "precaution only",
    sources: [
      {
        title: "Contraindications (low level laser therapy)",
        publisher: "laser.electrotherapy.website (teaching site for therapists)",
        url: "https://laser.electrotherapy.website/contraindications/",
        seen: "Open wound with clotting disorders: lasers can increase circulation and hence bleeding.",
      },
      {
        title: "When should the Heating Pad NOT be used?",
        publisher: "losethebackpain.com (seller of an infrared heating pad)",
        url: "https://losethebackpain.com/faq/when-should-the-heating-pad-not-be-used/",
        seen: "With haemophilia, consult a physician before applying heat.",
      },
    ],
  },
  "pacemaker-pump": {
    kind: "device",
    name: "Pacemaker, defibrillator or pump under the skin",
    alsoCalled: ["ICD", "insulin pump"],
    why: "Opinions differ: one laser author says light is stopped by the metal case; a seller of infrared devices with magnets says ask first.",
    about: "red or near-infrared light",
    ask: "doctor",
    whatToAsk: "Is this light device safe with my implant, if it has magnets, coils, or heat?",
    certainty: "precaution only",
    sources: [
      {
        title: "Review of PBM Contraindications (Pt. 2)",
        publisher: "Dynamic Chiropractic, November 2022 (trade journal)",
        url: "https://mailinglists.mpamedia.com/mpacms/dc/article.php?MERCURYSID=d46f8f9a11ebb178e515ef7974ec5803&id=59179",
        seen: "Says excluding pacemakers is a mistake: the metal case reflects the light.",
      },
      {
        title: "Home Infrared PEMF Device Safety Guidelines",
        publisher: "Holistix (seller)",
        url: "https://www.holistixintl.com/blogs/news/home-infrared-pemf-device-safety-guidelines-essential-precautions-for-safe-use",
        seen: "Consult first with pacemakers, insulin pumps or other electronic devices.",
      },
    ],
    note: "The second source is for devices that add pulsed magnetic fields. No implant maker's statement on red light panels was found.",
  },
  "metal-implants": {
    kind: "device",
    name: "Metal or silicone implants under the skin",
    alsoCalled: ["joint replacement", "plates and screws", "breast implants"],
    why: "A laser author calls light over metal safe; an infrared heating pad's label says implants may take up more heat than tissue and advises against use.",
    about: "heat",
    ask: "manufacturer",
    whatToAsk: "Does this device warm deep tissue, and has it been tested over implants?",
    certainty: "precaution only",
    sources: [
      {
        title: "Review of PBM Contraindications (Pt. 2)",
        publisher: "Dynamic Chiropractic, November 2022 (trade journal)",
        url: "https://mailinglists.mpamedia.com/mpacms/dc/article.php?MERCURYSID=d46f8f9a11ebb178e515ef7974ec5803&id=59179",
        seen: "Says laser over metal implants, plates and screws is safe.",
      },
      {
        title: "When should the Heating Pad NOT be used?",
        publisher: "losethebackpain.com (seller of an infrared heating pad)",
        url: "https://losethebackpain.com/faq/when-should-the-heating-pad-not-be-used/",
        seen: "Implants may absorb more heat than tissue; not over metal or silicone; not studied.",
      },
    ],
  },
  "sleeping-or-sedated": {
    kind: "device",
    name: "Falling asleep or being sedated under the lamp",
    why: "A device seller says its light is not for sleeping, unconscious or incapacitated people.",
    about: "heat",
    ask: "manufacturer",
    whatToAsk: "Does the lamp switch itself off, and after how long?",
    certainty: "maker's warning",
    sources: [
      {
        title: "DPL LED skin light medical precautions",
        publisher: "Light Therapy Products (device seller)",
        url: "http://www.lighttherapyproducts.com/dplmedicalprecautions.aspx",
        seen: "Not to be used by incapacitated, sleeping or unconscious persons.",
      },
    ],
  },
  "heat-rubs": {
    kind: "medicine",
    name: "Heat rubs, liniments and warming creams",
    alsoCalled: ["liniment", "warming ointment"],
    why: "A device seller warns of skin burns when its light is used with rubs that produce heat.",
    about: "heat",
    ask: "pharmacist",
    whatToAsk: "How long after a heat rub should the skin stay away from a warm lamp?",
    certainty: "maker's warning",
    sources: [
      {
        title: "DPL LED skin light medical precautions",
        publisher: "Light Therapy Products (device seller)",
        url: "http://www.lighttherapyproducts.com/dplmedicalprecautions.aspx",
        seen: "Not with liniments or ointments containing heat-producing ingredients: a skin burn could result.",
      },
    ],
  },
  "fresh-injury-heat": {
    kind: "condition",
    name: "A sprain or strain in its first two or three days",
    alsoCalled: ["acute injury"],
    why: "Health services advise against heat for the first couple of days, because it can add to swelling.",
    about: "heat",
    ask: "doctor",
    whatToAsk: "Is it too early for anything warm on this injury?",
    certainty: "label or guideline",
    sources: [
      {
        title: "Sprains and strains (NHS text)",
        publisher: "Dr Pharmacy UK, carrying NHS content",
        url: "https://drpharmacy.uk/health-detail/?topic=sprains-and-strains",
        seen: "Avoid heat, alcohol and massage for the first couple of days to help prevent swelling.",
      },
      {
        title: "When should the Heating Pad NOT be used?",
        publisher: "losethebackpain.com (seller of an infrared heating pad)",
        url: "https://losethebackpain.com/faq/when-should-the-heating-pad-not-be-used/",
        seen: "Do not use directly over acute injuries (heating pad).",
      },
    ],
    note: "About heat. Whether a panel that barely warms the skin matters here was not found.",
  },
  "injury-red-flags": {
    kind: "emergency sign",
    name: "After an injury: a crack, a changed shape, or a part that is numb, discoloured or cold",
    alsoCalled: ["fracture", "dislocation"],
    why: "These can be signs of a broken bone or a joint out of place. Get emergency help, and don't use light.",
    about: "light in general",
    ask: "emergency",
    whatToAsk: "Call 911 or go to the emergency room now.",
    certainty: "label or guideline",
    sources: [
      {
        title: "Sprains and strains",
        publisher: "Health and Care Portsmouth",
        url: "https://healthandcare.portsmouth.gov.uk/sprains-and-strains/",
        seen: "Crack heard, odd shape, or numb, discoloured or cold: call an ambulance or go to the hospital.",
      },
    ],
  },
  "calf-swelling": {
    kind: "emergency sign",
    name: "Swelling, warmth and throbbing pain in one leg",
    alsoCalled: ["deep vein thrombosis", "DVT", "blood clot"],
    why: "These can be signs of a clot in a deep vein, which needs help the same day, and therapists' lists exclude treating one.",
    about: "light in general",
    ask: "emergency",
    whatToAsk: "Call your doctor now, or go to urgent care or the emergency room today.",
    certainty: "label or guideline",
    sources: [
      {
        title: "Deep vein thrombosis (DVT)",
        publisher: "NHS, the UK health service (beta site)",
        url: "https://beta.nhs.uk/conditions/deep-vein-thrombosis-dvt/?WT.mc_id=organic_split",
        seen: "Swelling and throbbing pain, warm, red skin, usually in one leg: see a doctor urgently.",
      },
      {
        title: "NHS: call 111 if you spot this symptom in one leg",
        publisher: "BritBrief (news site), quoting the NHS",
        url: "https://britbrief.co.uk/health/nhs/nhs-call-111-if-you-spot-this-symptom-in-one-leg.html",
        seen: "See a doctor urgently, or call the UK's helpline for urgent advice.",
      },
      {
        title: "Contraindications (low level laser therapy)",
        publisher: "laser.electrotherapy.website (teaching site for therapists)",
        url: "https://laser.electrotherapy.website/contraindications/",
        seen: "Not on a deep vein thrombosis directly: could increase its size.",
      },
    ],
  },
  "clot-on-lung": {
    kind: "emergency sign",
    name: "Sudden breathlessness, chest pain on breathing in, or coughing blood",
    alsoCalled: ["pulmonary embolism"],
    why: "These can be signs of a clot on the lung.",
    about: "light in general",
    ask: "emergency",
    whatToAsk: "Call 911 now.",
    certainty: "label or guideline",
    sources: [
      {
        title: "Pulmonary embolism",
        publisher: "nidirect (government of Northern Ireland)",
        url: "https://www.nidirect.gov.uk/conditions/pulmonary-embolism",
        seen: "Sudden shortness of breath, chest pain that may be worse on breathing in, coughing up blood: call an ambulance at once if severe, else see a doctor as soon as possible.",
      },
      {
        title: "Pulmonary embolism: symptoms",
        publisher: "British Lung Foundation (text of March 2018)",
        url: "https://www.blf.org.uk/support-for-you/pulmonary-embolism/symptoms",
        seen: "Sudden severe difficulty breathing, sudden chest pain, passing out: call an ambulance or go to the emergency room.",
      },
      {
        title: "Deep vein thrombosis (DVT)",
        publisher: "NHS, the UK health service (beta site)",
        url: "https://beta.nhs.uk/conditions/deep-vein-thrombosis-dvt/?WT.mc_id=organic_split",
        seen: "Signs of a clot in the leg with breathlessness and chest pain: call an ambulance or go to the emergency room.",
      },
    ],
  },
  "hives-breathing": {
    kind: "emergency sign",
    name: "Hives with breathing difficulty or faintness after light",
    alsoCalled: ["severe reaction"],
    why: "Rarely solar urticaria comes with breathing difficulty and low blood pressure.",
    about: "light in general",
    ask: "emergency",
    whatToAsk: "Turn the lamp off and call 911 now.",
    certainty: "label or guideline",
    sources: [
      {
        title: "Solar urticaria (patient leaflet)",
        publisher: "British Association of Dermatologists (copy)",
        url: "https://docslib.org/doc/1907981/solar-urticaria",
        seen: "Rarely breathing difficulty and low blood pressure; then seek emergency treatment.",
      },
    ],
  },
  "vision-change": {
    kind: "emergency sign",
    name: "Lasting spots, blur, flashes or lost side vision after light",
    alsoCalled: ["vision loss"],
    why: "The recalled LED mask's notice lists these as possible effects and speaks of damage that could be irreversible.",
    about: "eyes",
    ask: "eye doctor",
    whatToAsk: "I have had a change in vision since a light session: can you see me today?",
    certainty: "label or guideline",
    sources: [
      {
        title: "Neutrogena Visibly Clear Light Therapy Acne Mask and Activator: product recall",
        publisher: "Therapeutic Goods Administration, Australia",
        url: "https://www.tga.gov.au/news/product-recalls/neutrogena-visibly-clear-light-therapy-acne-mask-and-activator",
        seen: "Seeing spots or flashes, blurring, colour changes; peripheral vision impairment or loss could accelerate.",
      },
    ],
  },
} as const satisfies Record<string, z.input<typeof askFirstSchema>>;
// Stryker restore all

// A wrong value stops the start with a message that names it.
const parsed = z.record(z.string(), askFirstSchema).parse(records);
