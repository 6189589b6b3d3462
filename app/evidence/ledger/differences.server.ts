import { z } from "zod";
import { type ClaimId, isClaimId } from "./claims.server.ts";

const words = z.string().trim().min(1);

/**
 * The least difference that patients call worthwhile. Mostly a change within one person, so it does
 * not measure a mean difference between two groups, and pages say so.
 */
const differenceSchema = z.strictObject({
  measure: words,
  condition: words,
  /** Claims about the same condition; absent for a difference from another condition. */
  claims: z
    .array(z.custom<ClaimId>((id) => isClaimId(String(id))))
    .min(1)
    .readonly()
    .optional(),
  /** One figure, or the range over several scales. */
  value: z.union([z.number(), z.tuple([z.number(), z.number()])]),
  unit: words,
  /** The source's term: MCID, MCII, MIC … */
  kind: words,
  source: z.strictObject({ title: words, url: z.url() }),
  note: words.optional(),
});

export function listDifferences(): readonly z.output<typeof differenceSchema>[] {
  return parsed;
}

const parsed = z.array(differenceSchema).parse([
  {
    measure: "pain VAS 0-100",
    condition: "knee osteoarthritis",
    claims: ["knee-osteoarthritis"],
    value: 19.9,
    unit: "mm fall",
    kind: "MCII",
    source: {
      title:
        "Evaluation of clinically relevant changes in patient reported outcomes in knee and hip osteoarthritis: the minimal clinically important improvement (Ann Rheum Dis 2005)",
      url: "http://pubmedcentralcanada.ca/pmcc/articles/PMC1755212/?lang=en-ca",
    },
    note: "A change within one person that patients called important. It is not a yardstick for the mean difference between two groups. Relative: 40.8%. 603 people with knee osteoarthritis, 4 weeks.",
  },
  {
    measure: "pain VAS 0-100",
    condition: "hip osteoarthritis",
    value: 15.3,
    unit: "mm fall",
    kind: "MCII",
    source: {
      title:
        "Evaluation of clinically relevant changes in patient reported outcomes in knee and hip osteoarthritis: the minimal clinically important improvement (Ann Rheum Dis 2005)",
      url: "http://pubmedcentralcanada.ca/pmcc/articles/PMC1755212/?lang=en-ca",
    },
    note: "Relative: 32.0%. 211 people. Larger falls were needed the worse the pain at the start.",
  },
  {
    measure: "patient's global assessment VAS 0-100",
    condition: "knee osteoarthritis",
    claims: ["knee-osteoarthritis"],
    value: 18.3,
    unit: "mm fall",
    kind: "MCII",
    source: {
      title:
        "Evaluation of clinically relevant changes in patient reported outcomes in knee and hip osteoarthritis: the minimal clinically important improvement (Ann Rheum Dis 2005)",
      url: "http://pubmedcentralcanada.ca/pmcc/articles/PMC1755212/?lang=en-ca",
    },
    note: "Relative: 39.0%.",
  },
  {
    measure: "WOMAC function",
    condition: "knee osteoarthritis",
    claims: ["knee-osteoarthritis"],
    value: 9.1,
    unit: "points fall (scale not in the abstract)",
    kind: "MCII",
    source: {
      title:
        "Evaluation of clinically relevant changes in patient reported outcomes in knee and hip osteoarthritis: the minimal clinically important improvement (Ann Rheum Dis 2005)",
      url: "http://pubmedcentralcanada.ca/pmcc/articles/PMC1755212/?lang=en-ca",
    },
    note: "Relative: 26.0%.",
  },
  {
    measure: "WOMAC function",
    condition: "hip osteoarthritis",
    value: 7.9,
    unit: "points fall (scale not in the abstract)",
    kind: "MCII",
    source: {
      title:
        "Evaluation of clinically relevant changes in patient reported outcomes in knee and hip osteoarthritis: the minimal clinically important improvement (Ann Rheum Dis 2005)",
      url: "http://pubmedcentralcanada.ca/pmcc/articles/PMC1755212/?lang=en-ca",
    },
    note: "Relative: 21.1%.",
  },
  {
    measure: "WOMAC pain, 0-100 normalised VAS",
    condition: "knee or hip osteoarthritis",
    value: 9.7,
    unit: "mm",
    kind: "MPCI (smallest perceptible)",
    source: {
      title:
        "Minimal Perceptible Clinical Improvement with the Western Ontario and McMaster Universities Osteoarthritis Index Questionnaire and Global Assessments in Patients with Osteoarthritis (J Rheumatol 2000)",
      url: "https://medluna.com/article/11093446",
    },
    note: "A difference between mean changes of patients answering none and poor to a response question; perceptible, not important.",
  },
  {
    measure: "WOMAC physical function, 0-100 normalised VAS",
    condition: "knee or hip osteoarthritis",
    value: 9.3,
    unit: "mm",
    kind: "MPCI (smallest perceptible)",
    source: {
      title:
        "Minimal Perceptible Clinical Improvement with the Western Ontario and McMaster Universities Osteoarthritis Index Questionnaire and Global Assessments in Patients with Osteoarthritis (J Rheumatol 2000)",
      url: "https://medluna.com/article/11093446",
    },
    note: "A difference between mean changes of patients answering none and poor to a response question; perceptible, not important.",
  },
  {
    measure: "WOMAC stiffness, 0-100 normalised VAS",
    condition: "knee or hip osteoarthritis",
    value: 10.0,
    unit: "mm",
    kind: "MPCI (smallest perceptible)",
    source: {
      title:
        "Minimal Perceptible Clinical Improvement with the Western Ontario and McMaster Universities Osteoarthritis Index Questionnaire and Global Assessments in Patients with Osteoarthritis (J Rheumatol 2000)",
      url: "https://medluna.com/article/11093446",
    },
    note: "A difference between mean changes of patients answering none and poor to a response question; perceptible, not important.",
  },
  {
    measure: "WOMAC pain walking on a flat surface, 0-100 normalised VAS",
    condition: "knee or hip osteoarthritis",
    value: 11.1,
    unit: "mm",
    kind: "MPCI (smallest perceptible)",
    source: {
      title:
        "Minimal Perceptible Clinical Improvement with the Western Ontario and McMaster Universities Osteoarthritis Index Questionnaire and Global Assessments in Patients with Osteoarthritis (J Rheumatol 2000)",
      url: "https://medluna.com/article/11093446",
    },
    note: "A difference between mean changes of patients answering none and poor to a response question; perceptible, not important.",
  },
  {
    measure: "pain VAS 0-10",
    condition: "osteoarthritis",
    value: 1.75,
    unit: "cm fall",
    kind: "MCID",
    source: {
      title:
        "Table 1 of a review of outcome measures in knee osteoarthritis (PMC7990728; title not shown)",
      url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC7990728/table/tbl0005",
    },
    note: "Second hand: the table cites its reference 103.",
  },
  {
    measure: "pain NRS 0-10",
    condition: "chronic musculoskeletal pain",
    value: 2,
    unit: "points fall",
    kind: "MCID",
    source: {
      title:
        "Table 1 of a review of outcome measures in knee osteoarthritis (PMC7990728; title not shown)",
      url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC7990728/table/tbl0005",
    },
    note: "Second hand: its reference 104.",
  },
  {
    measure: "WOMAC total",
    condition: "osteoarthritis",
    value: 12,
    unit: "% from baseline",
    kind: "MCID",
    source: {
      title:
        "Table 1 of a review of outcome measures in knee osteoarthritis (PMC7990728; title not shown)",
      url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC7990728/table/tbl0005",
    },
    note: "Second hand: its reference 105.",
  },
  {
    measure: "WOMAC total",
    condition: "osteoarthritis, 173 patients in Morocco on NSAIDs",
    value: 16.0,
    unit: "% fall from baseline",
    kind: "MCID",
    source: {
      title:
        "Clinically important improvement in the WOMAC and predictor factors for response to non-specific non-steroidal anti-inflammatory drugs in osteoarthritic patients: a prospective study",
      url: "http://www.biomedcentral.com/1756-0500/5/58/figure/F1",
    },
  },
  {
    measure: "SF-36 and WOMAC scales 0-100",
    condition: "knee osteoarthritis after rehabilitation",
    claims: ["knee-osteoarthritis"],
    value: [2.89, 16.24],
    unit: "points, range over the scales",
    kind: "MCID",
    source: {
      title:
        "Multidimensional minimal clinically important differences in knee osteoarthritis after comprehensive rehabilitation: a prospective evaluation from the Bad Zurzach Osteoarthritis Study",
      url: "https://rmdopen.bmj.com/content/4/2/e000685",
    },
    note: "A range of adjusted values, not an interval.",
  },
  {
    measure: "pain VAS 0-100",
    condition: "low back pain",
    claims: ["back-pain"],
    value: 15,
    unit: "mm",
    kind: "MIC",
    source: {
      title:
        "Interpreting Change Scores for Pain and Functional Status in Low Back Pain: Towards International Consensus Regarding Minimal Important Change",
      url: "https://paperexplained.cn/articles/paper/detail/c63b17f341638e994cd27cc6d09b4f05e220d5cc",
    },
    note: "Expert consensus, for the individual patient; values in the literature varied widely.",
  },
  {
    measure: "pain NRS 0-10",
    condition: "low back pain",
    claims: ["back-pain"],
    value: 2,
    unit: "points",
    kind: "MIC",
    source: {
      title:
        "Interpreting Change Scores for Pain and Functional Status in Low Back Pain: Towards International Consensus Regarding Minimal Important Change",
      url: "https://paperexplained.cn/articles/paper/detail/c63b17f341638e994cd27cc6d09b4f05e220d5cc",
    },
  },
  {
    measure: "any of VAS, NRS, Roland, Oswestry, Quebec",
    condition: "low back pain",
    claims: ["back-pain"],
    value: 30,
    unit: "% from baseline",
    kind: "MIC",
    source: {
      title:
        "Interpreting Change Scores for Pain and Functional Status in Low Back Pain: Towards International Consensus Regarding Minimal Important Change",
      url: "https://paperexplained.cn/articles/paper/detail/c63b17f341638e994cd27cc6d09b4f05e220d5cc",
    },
  },
  {
    measure: "Oswestry Disability Index 0-100",
    condition: "low back pain",
    claims: ["back-pain"],
    value: 10,
    unit: "points",
    kind: "MIC",
    source: {
      title:
        "Interpreting Change Scores for Pain and Functional Status in Low Back Pain: Towards International Consensus Regarding Minimal Important Change",
      url: "https://paperexplained.cn/articles/paper/detail/c63b17f341638e994cd27cc6d09b4f05e220d5cc",
    },
  },
  {
    measure: "Roland Disability Questionnaire 0-24",
    condition: "low back pain",
    claims: ["back-pain"],
    value: 5,
    unit: "points",
    kind: "MIC",
    source: {
      title:
        "Interpreting Change Scores for Pain and Functional Status in Low Back Pain: Towards International Consensus Regarding Minimal Important Change",
      url: "https://paperexplained.cn/articles/paper/detail/c63b17f341638e994cd27cc6d09b4f05e220d5cc",
    },
  },
  {
    measure: "pain NRS 0-10",
    condition: "chronic low back pain, 161 patients",
    claims: ["back-pain"],
    value: 2,
    unit: "points fall",
    kind: "cut-off for satisfied patients",
    source: {
      title:
        "Clinically significant changes in pain along the Pain Intensity Numerical Rating Scale in patients with chronic low back pain",
      url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC7053735",
    },
    note: "1.3-1.8 by baseline pain, rounded up to 2 by the authors.",
  },
  {
    measure: "pain NRS 0-10",
    condition: "non-specific neck pain, 658 patients",
    claims: ["neck-pain"],
    value: 1.5,
    unit: "points",
    kind: "MCIC (ROC cut-off)",
    source: {
      title:
        "Minimum detectable and minimal clinically important changes for pain in patients with nonspecific neck pain",
      url: "http://www.biomedcentral.com/1471-2474/9/43",
    },
  },
  {
    measure: "pain NRS 0-10",
    condition: "non-specific neck pain",
    claims: ["neck-pain"],
    value: 4.1,
    unit: "points",
    kind: "MCIC (mean change of those improved)",
    source: {
      title:
        "Minimum detectable and minimal clinically important changes for pain in patients with nonspecific neck pain",
      url: "http://www.biomedcentral.com/1471-2474/9/43",
    },
    note: "The same study gives 1.5 and 4.1 by two methods; print both or neither.",
  },
  {
    measure: "pain NRS 0-10",
    condition: "non-specific neck pain",
    claims: ["neck-pain"],
    value: 4.0,
    unit: "points",
    kind: "MDC (smallest detectable)",
    source: {
      title:
        "Minimum detectable and minimal clinically important changes for pain in patients with nonspecific neck pain",
      url: "http://www.biomedcentral.com/1471-2474/9/43",
    },
    note: "Measurement error: a smaller change in one person may be noise.",
  },
  {
    measure: "PSQI",
    condition: "50 people after rotator cuff repair",
    value: 4.4,
    unit: "points",
    kind: "MCID",
    source: {
      title:
        "Minimal Clinically Important Difference and Patient Acceptable Symptom State for the Pittsburgh Sleep Quality Index in Patients Who Underwent Rotator Cuff Tear Repair",
      url: "http://www.pubmed.gov/34444415/",
    },
    note: "Shoulder surgery patients; no value for insomnia was found.",
  },
  {
    measure: "PSQI",
    condition: "50 people six months after rotator cuff repair",
    value: 5.5,
    unit: "score",
    kind: "PASS",
    source: {
      title:
        "Minimal Clinically Important Difference and Patient Acceptable Symptom State for the Pittsburgh Sleep Quality Index in Patients Who Underwent Rotator Cuff Tear Repair",
      url: "http://www.pubmed.gov/34444415/",
    },
    note: "The abstract's wording, at least 5.5, does not fit a scale on which lower is better.",
  },
  {
    measure: "HAM-D (Hamilton Depression Rating Scale)",
    condition: "depression",
    claims: ["depression"],
    value: 3,
    unit: "points",
    kind: "threshold proposed by NICE",
    source: {
      title:
        "Study of the MCID of depression scales, introduction (Cambridge Core reader; citing Kendrick and Pilling 2012)",
      url: "https://homsy-staging.cambridgecore.org/core/product/74A6FC27FCCD5CD48DAA943E3A007E46/core-reader",
    },
    note: "The page says it was based solely on the opinion of an expert group.",
  },
  {
    measure: "HAM-D 17",
    condition: "major depression, 43 drug trials, 7131 patients",
    claims: ["depression"],
    value: [50, 60],
    unit: "% fall from baseline",
    kind: "corresponds to 'much improved' (CGI-I 2)",
    source: {
      title: "What does the HAMD mean? (J Affect Disord)",
      url: "http://dx.doi.org/doi:10.1016/j.jad.2012.12.001",
    },
  },
]);
