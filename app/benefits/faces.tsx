import { FacesFigure } from "#app/evidence/figures/faces-figure.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import type { BenefitPage } from "./benefit-page.ts";
import { facesAddresses, readFacesView } from "./faces-view.ts";

/** A hundred faces for each study that prints both groups, as the page's address chooses. Static. */
export function Faces({ faces, url }: Pick<BenefitPage["effects"], "faces"> & { url: URL }) {
  return faces.map(({ number, proportion }) => (
    <div key={number} className="sm:mb-10">
      <PhoneFold title={`${proportion.use}: of a hundred people, how many improved`}>
        <FacesFigure
          proportion={proportion}
          number={number}
          view={readFacesView(url)}
          addresses={facesAddresses(url)}
        />
      </PhoneFold>
    </div>
  ));
}
