import { Pause, Play, RotateCcw, SkipBack, SkipForward } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { Button } from "#app/ui/button.tsx";
import type { usePlayback } from "./explainer-playback.ts";
import type { ExplainerScene } from "./explainer-scene.ts";

export function ExplainerControls({
  scenes,
  playback,
  still,
  firstControl,
}: {
  scenes: readonly ExplainerScene[];
  playback: ReturnType<typeof usePlayback>;
  /** Nothing plays, so there is nothing to pause. */
  still: boolean;
  firstControl: RefObject<HTMLButtonElement | null>;
}) {
  const { index, goTo } = playback;
  const last = scenes.length - 1;
  return (
    <div className="mt-4 low:col-span-2">
      <ol className="flex gap-1.5">
        {scenes.map((scene, position) => (
          <li key={scene.id} className="flex-1">
            <SceneButton
              name={`Scene ${position + 1} of ${scenes.length}: ${scene.title}`}
              current={position === index}
              filled={position < index ? 1 : position === index ? playback.progress : 0}
              onPick={() => goTo(position)}
            />
          </li>
        ))}
      </ol>
      <div className="mt-2 flex items-center gap-2">
        {!still && (
          <Button ref={firstControl} size="sm" variant="ink" onClick={playback.toggle}>
            <PlayLabel playing={playback.playing} ended={playback.ended} />
          </Button>
        )}
        <Step label="Previous" disabled={index === 0} onStep={() => goTo(index - 1)}>
          <SkipBack {...ICON} />
        </Step>
        <Step
          label="Next"
          disabled={index === last}
          onStep={() => goTo(index + 1)}
          {...(still && { ref: firstControl })}
        >
          <SkipForward {...ICON} />
        </Step>
        <span className="figures ml-auto text-ink-soft text-small max-[360px]:hidden">
          {`${index + 1} of ${scenes.length}`}
        </span>
      </div>
    </div>
  );
}

const ICON = { size: 17, strokeWidth: 1.75, "aria-hidden": true } as const;

function PlayLabel({ playing, ended }: { playing: boolean; ended: boolean }) {
  const [Icon, label] = playing
    ? [Pause, "Pause"]
    : ended
      ? [RotateCcw, "Play again"]
      : [Play, "Play"];
  return (
    <>
      <Icon {...ICON} />
      {label}
    </>
  );
}

/** Not `disabled`, so that the button keeps the focus at the ends. */
function Step({
  label,
  disabled,
  onStep,
  ref,
  children,
}: {
  label: string;
  disabled: boolean;
  onStep: () => void;
  ref?: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
}) {
  return (
    <Button
      {...(ref && { ref })}
      size="sm"
      variant="secondary"
      aria-disabled={disabled}
      onClick={() => !disabled && onStep()}
    >
      {children}
      <span className="max-[480px]:sr-only">{label}</span>
    </Button>
  );
}

function SceneButton({
  name,
  current,
  filled,
  onPick,
}: {
  name: string;
  current: boolean;
  /** The played share of the scene, 0 to 1. */
  filled: number;
  onPick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-current={current ? "step" : undefined}
      onClick={onPick}
      className="group block h-7 w-full"
    >
      <svg aria-hidden="true" width="100%" height="4" className="block">
        <rect
          width="100%"
          height="4"
          rx="2"
          className="fill-rule group-hover:fill-rule-strong forced-colors:fill-[GrayText]"
        />
        <rect
          width={`${filled * 100}%`}
          height="4"
          rx="2"
          className="fill-red forced-colors:fill-[CanvasText]"
        />
      </svg>
    </button>
  );
}
