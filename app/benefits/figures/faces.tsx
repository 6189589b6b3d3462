import type { BenefitPage } from "#app/benefits/benefit-page.ts";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { FacePatterns, FacesFigure } from "./faces-figure.tsx";
import { facesAddresses, readFacesView } from "./faces-view.ts";

/** A hundred faces for each study that prints both groups, as the page's address chooses. Static. */
export function Faces({ faces, url }: Pick<BenefitPage["effects"], "faces"> & { url: URL }) {
  const view = readFacesView(url);
  const addresses = facesAddresses(url);
  return (
    <>
      <FacePatterns view={view} />
      <div className="xl:grid xl:grid-cols-2 xl:gap-x-16">
        {faces.map(({ number, proportion }) => (
          <div key={number} className="max-sm:-mt-px sm:pt-8">
            <PhoneFold title={`${proportion.use}: of a hundred people, how many improved`}>
              <FacesFigure
                proportion={proportion}
                number={number}
                view={view}
                addresses={addresses}
              />
            </PhoneFold>
          </div>
        ))}
      </div>
    </>
  );
}
