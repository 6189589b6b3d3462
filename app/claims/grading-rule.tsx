/** The rule of `gradeEvidence` and the cuts of `measureEffect`, for readers. */
export function GradingRule() {
  return (
    <section aria-labelledby="how-we-grade" className="section-gap">
      <h2 id="how-we-grade" className="text-h2">
        How we grade the evidence
      </h2>
      <div className="mt-5 grid gap-x-12 gap-y-6 border-ink border-t pt-5 md:grid-cols-2">
        <div className="max-w-(--measure) space-y-3">
          <p>
            We use the four levels of{" "}
            <abbr title="Grading of Recommendations, Assessment, Development and Evaluation">
              GRADE
            </abbr>
            , the system of Cochrane and most guideline groups, with one simple rule for every use.
            GRADE calls them high, moderate, low, and very low certainty. We say strong, moderate,
            weak, and very weak evidence.
          </p>
          <p>
            As in GRADE, randomized trials start at high, and other studies in people start at low.
            We lower the rating by one level or two for each of five problems: poorly run studies,
            studies that disagree, different people or results than yours, too few people, and
            unpublished results. That is the rating for the light that was tested.
          </p>
          <p>
            The rating for a lamp at home comes first, because that is what you can buy. One rule
            says how much lower it is. If the main result is from a home device or from a lamp, both
            ratings are the same. If it is from a laser, we take off two levels, and for any other
            light one. Each use’s page has both ratings, and says what lowered them, and why.
          </p>
        </div>
        <div className="max-w-(--measure) space-y-3">
          <h3 className="text-h3">Where we differ from GRADE</h3>
          <ul className="list-disc space-y-1 pl-5">
            <li>One editor rates each use. GRADE asks for two.</li>
            <li>We read summaries (abstracts), and seldom whole papers.</li>
            <li>We never raise a rating.</li>
            <li>We never rate higher than the authors of the review behind it did.</li>
            <li>
              If single trials found no difference and report no likely range, we call the evidence
              very weak. Trials like that can miss a difference.
            </li>
            <li>
              A use gets no rating if we found no study of it in people. Guidelines, opinions, and
              studies in animals or cells don’t raise a rating.
            </li>
          </ul>
          <h3 className="pt-3 text-h3">How large an effect is</h3>
          <p>
            How big an effect is and how sure we are of it are two things. An effect size
            (standardized difference) is small below 0.5, medium below 0.8, and large from there.
            The other cutoffs are our own. On a pain scale, a tenth of its length is medium and a
            fifth is large. A ratio is medium from 1.25 and large from 2. We name no size if the
            likely range includes no effect, or goes from an effect size below 0.2 to a large one.
          </p>
        </div>
      </div>
    </section>
  );
}
