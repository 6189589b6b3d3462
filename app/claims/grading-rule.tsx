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
            , the system of Cochrane and most guideline groups, with a rule simple enough to be
            worked out the same way for every use. GRADE calls them high, moderate, low, and very
            low certainty. We say strong, moderate, weak, and very weak evidence.
          </p>
          <p>
            As in GRADE, trials in which chance decides who gets the light start at high, and other
            studies of people at low. One step or two come off for each of five reasons: a risk of
            bias, studies that contradict each other, other people or other light than yours, too
            few people, and missing studies. Where all trials used lasers on the skin and you have
            an LED panel, two steps come off. Each use’s own page says which came off, and why.
          </p>
        </div>
        <div className="max-w-(--measure) space-y-3">
          <h3 className="text-h3">Where we differ from GRADE</h3>
          <ul className="list-disc space-y-1 pl-5">
            <li>One editor grades each use, not two people by themselves.</li>
            <li>We read abstracts and seldom whole papers.</li>
            <li>We never step up.</li>
            <li>No grade is higher than the authors of the surest review put theirs.</li>
            <li>
              A use gets no grade when we found no study of it in people. Guidelines, opinion
              pieces, animals and cells lift none.
            </li>
          </ul>
          <h3 className="pt-3 text-h3">How large an effect is</h3>
          <p>
            Size is another matter than certainty. An effect size (standardized difference) is small
            below 0.5, medium below 0.8, and large from there. Elsewhere the cuts are our own. On a
            pain scale, a tenth of its length is medium and a fifth is large. A ratio is medium from
            1.25 and large from 2.
          </p>
        </div>
      </div>
    </section>
  );
}
