/** A paper of the bibliography. Its key in the bibliography is its id. */
export type Paper = {
  /** As printed, family name first; six at most, then "et al". */
  readonly authors: readonly string[];
  readonly title: string;
  readonly journal: string;
  readonly year: number;
  readonly volume: string | null;
  readonly issue: string | null;
  readonly pages: string | null;
  readonly pmid: string | null;
  readonly doi: string | null;
  readonly url: string;
  readonly topics: readonly [Topic, ...Topic[]];
  readonly design: StudyDesign;
  /** People in the study; null where the abstract does not say, or where there were none. */
  readonly participants: number | null;
  /** Our own one-sentence summary of the abstract. A page cites the paper for this and no further. */
  readonly finding: string;
  /** Which of these were seen in print when the paper was added. */
  readonly checked: readonly ("title" | "pmid" | "doi")[];
  /** The light that was tested, where the finding says: single wavelengths and bands, in nm. */
  readonly wavelengths?: readonly Wavelength[];
  /** Dose at the skin in J/cm², where the finding says; without `from` it means "up to". */
  readonly fluence?: { readonly from?: number; readonly to: number };
  /** How many sessions in all, where the finding says. */
  readonly sessions?: number;
  /** Length and rhythm of the treatment in the finding's own words. */
  readonly schedule?: string;
  /** For reviews: the highest certainty that their own authors gave to the evidence. */
  readonly certainty?: Grade;
};

/** One wavelength, or a band from the shorter to the longer one, in nm. */
export type Wavelength = number | readonly [from: number, to: number];

/** How sure we can be of a finding, after the four levels of GRADE. */
export type Grade = "high" | "moderate" | "low" | "very low";

export type StudyDesign =
  | "meta-analysis"
  | "systematic review"
  | "randomised controlled trial"
  | "controlled trial"
  | "observational"
  | "guideline"
  | "review"
  | "laboratory";

type Topic =
  | "mechanism"
  | "dosimetry"
  | "safety"
  | "skin"
  | "pain"
  | "hair"
  | "sleep"
  | "mood"
  | "athletic"
  | "hormonal";
