import { type KeyboardEvent, type RefObject, useMemo, useSyncExternalStore } from "react";
import { NewTabLink } from "#app/ui/link.tsx";
import { ExplainerControls } from "./explainer-controls.tsx";
import { ExplainerDrawing } from "./explainer-drawing.tsx";
import { usePlayback } from "./explainer-playback.ts";
import type { ExplainerScene } from "./explainer-scene.ts";

/** Readers who prefer no motion get still scenes and turn them themselves. Arrow keys work too. */
export function ExplainerPlayer({
  scenes,
  firstControl,
}: {
  scenes: readonly ExplainerScene[];
  /** Receives the control with the first focus. */
  firstControl: RefObject<HTMLButtonElement | null>;
}) {
  const still = useReducedMotion();
  const lengths = useMemo(() => scenes.map(({ seconds }) => seconds * 1000), [scenes]);
  const playback = usePlayback(lengths, still);
  const { index, progress, goTo } = playback;
  const scene = scenes[index];
  if (!scene) return null;

  const turn = ({ key }: KeyboardEvent) => {
    if (key === "ArrowRight") goTo(index + 1);
    if (key === "ArrowLeft") goTo(index - 1);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for what the buttons inside do
    <div onKeyDown={turn} className="low:grid low:grid-cols-2 low:gap-x-5">
      <div className="dark low:self-start forced-color-adjust-none overflow-hidden rounded-control border border-rule bg-sunk text-ink">
        <ExplainerDrawing scene={scene} progress={progress} />
      </div>
      <div className="mt-4 grid *:[grid-area:1/1] low:mt-0 low:text-small">
        {/* Every caption takes its room, so that nothing moves between scenes. */}
        {scenes.map((other) => (
          <div key={other.id} aria-hidden="true" className="invisible">
            <Caption scene={other} />
          </div>
        ))}
        <div aria-live="polite" aria-atomic="true">
          <Caption scene={scene} />
        </div>
      </div>
      <ExplainerControls
        scenes={scenes}
        playback={playback}
        still={still}
        firstControl={firstControl}
      />
    </div>
  );
}

function Caption({ scene: { title, caption, sources } }: { scene: ExplainerScene }) {
  return (
    <>
      <h3 className="font-sans font-semibold text-[18px] tracking-normal">{title}</h3>
      <p className="mt-1">{caption}</p>
      {sources.length > 0 && (
        <p className="mt-1.5 flex flex-wrap gap-x-4 text-small">
          {sources.map(({ name, url }) => (
            <NewTabLink key={url} to={url}>
              {name}
            </NewTabLink>
          ))}
        </p>
      )}
    </>
  );
}

const REDUCED = "(prefers-reduced-motion: reduce)";

function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(REDUCED);
      query.addEventListener("change", changed);
      return () => query.removeEventListener("change", changed);
    },
    () => matchMedia(REDUCED).matches,
    () => true,
  );
}
