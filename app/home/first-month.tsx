import { href } from "react-router";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export function FirstMonth({ title, text }: { title: string; text: string }) {
  return (
    <Band id="next-step" title={title} text={text}>
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
