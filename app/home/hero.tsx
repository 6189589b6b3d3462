import { href } from "react-router";
import type { ExplainerScene } from "#app/explainer/explainer-scene.ts";
import { WatchIntroduction } from "#app/explainer/watch-introduction.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { StaticHtml, type StaticPart } from "#app/ui/static-html.tsx";

export function Hero({
  heading,
  bestUses,
  scenes,
}: {
  heading: StaticPart;
  bestUses: StaticPart;
  scenes: readonly ExplainerScene[];
}) {
  return (
    <section className="page-width grid gap-x-16 gap-y-10 pt-10 md:pt-16 lg:grid-cols-2">
      <div>
        <StaticHtml part={heading} />
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={href("/guide/:slug", { slug: "getting-started" })}>
            Start Your Journey
          </ButtonLink>
          <WatchIntroduction scenes={scenes} />
        </div>
        <p className="mt-3 flex flex-wrap gap-x-6">
          <TextLink to={href("/ask-first")} className="inline-block py-1.5">
            Is it safe for me?
          </TextLink>
          <TextLink to={href("/devices")} className="inline-block py-1.5">
            Compare devices
          </TextLink>
        </p>
      </div>
      <StaticHtml part={bestUses} />
    </section>
  );
}
