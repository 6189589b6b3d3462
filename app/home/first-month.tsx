import { href } from "react-router";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export function FirstMonth() {
  return (
    <Band
      id="next-step"
      title="One month, one goal, one number to track"
      text="Our first-month guide tells you how long, how far away, and when to decide if it’s working."
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={href("/guide/:slug", { slug: "getting-started" })} variant="ink">
          Plan the first month
        </ButtonLink>
        <ButtonLink to={href("/reviews")} variant="secondary">
          Device Reviews
        </ButtonLink>
      </div>
    </Band>
  );
}
