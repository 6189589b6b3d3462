import { useEffect, useState } from "react";

/** The index of the scene, and its played share, 0 to 1. */
type Moment = {
  readonly index: number;
  readonly progress: number;
};

/** Times in ms; the end is the last scene, complete. */
export function momentAt(elapsed: number, lengths: readonly number[]): Moment {
  let rest = elapsed;
  for (const [index, length] of lengths.entries()) {
    if (rest < length) return { index, progress: Math.max(0, rest / length) };
    rest -= length;
  }
  return { index: Math.max(0, lengths.length - 1), progress: 1 };
}

/** Plays scenes of these lengths in ms; with `still` nothing plays. */
export function usePlayback(lengths: readonly number[], still: boolean) {
  const [elapsed, setElapsed] = useState(0);
  const [wanted, setPlaying] = useState(true);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const ended = elapsed >= total;
  const playing = wanted && !ended && !still;

  useEffect(() => {
    if (!playing) return;
    let last = performance.now();
    let frame = requestAnimationFrame(function advance(now) {
      // A late frame, as after a switch of tabs, skips nothing.
      const step = Math.min(Math.max(0, now - last), LONGEST_STEP);
      last = now;
      setElapsed((before) => Math.min(total, before + step));
      frame = requestAnimationFrame(advance);
    });
    return () => cancelAnimationFrame(frame);
  }, [playing, total]);

  const { index, progress } = momentAt(elapsed, lengths);
  return {
    index,
    progress: still ? 1 : progress,
    playing,
    ended,
    /** Pauses, continues, or restarts after the end. */
    toggle() {
      if (ended) setElapsed(0);
      setPlaying(!playing);
    },
    /** Goes to the start of a scene without a change of playing. */
    goTo(scene: number) {
      const target = Math.min(Math.max(0, scene), lengths.length - 1);
      setElapsed(lengths.slice(0, target).reduce((sum, length) => sum + length, 0));
    },
  };
}

/** In ms. */
const LONGEST_STEP = 100;
