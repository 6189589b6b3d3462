import { PhoneFold } from "#app/ui/phone-fold.tsx";
import type { BenefitPage } from "./benefit-page.ts";
import { facesAddresses, readFacesView } from "./faces-view.ts";
import { FacePatterns, FacesFigure } from "./figures/faces-figure.tsx";

/** A hundred faces for each study that prints both groups, as the page's address chooses. Static. */
export function Faces({ faces, url }: Pick<BenefitPage["effects"], "faces"> & { url: URL }) {
  const view = readFacesView(url);
  const addresses = facesAddresses(url);
  return (
    <>
      <FacePatterns view={view} />
      {faces.map(({ number, proportion }) => (
        <div key={number} className="max-sm:-mt-px sm:pt-8">
          <PhoneFold title={`${proportion.use}: of a hundred people, how many improved`}>
            <FacesFigure {...{ proportion, number, view, addresses }} />
          </PhoneFold>
        </div>
      ))}
    </>
  );
}
