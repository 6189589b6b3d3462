import { href } from "react-router";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export function FirstMonth() {
  return (
    <Band
      id="next-step"
      title="One month, one aim, one number to write down"
      text="The first-month guide sets the dose, the distance and the day on which you decide whether it did anything for you."
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={href("/guide/:slug", { slug: "getting-started" })} variant="ink">
          Plan the first month
        </ButtonLink>
        <ButtonLink to={href("/reviews")} variant="secondary">
          Compare Devices
        </ButtonLink>
      </div>
    </Band>
  );
}
