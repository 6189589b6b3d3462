import { useEffect, useRef } from "react";
import { Dialog } from "#app/ui/dialog.tsx";
import { ExplainerPlayer } from "./explainer-player.tsx";
import type { ExplainerScene } from "./explainer-scene.ts";

export type ExplainerProps = {
  scenes: readonly ExplainerScene[];
  onClose: () => void;
};

/** Opens as it appears. */
export function ExplainerDialog({ scenes, onClose }: ExplainerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const firstControl = useRef<HTMLButtonElement>(null);
  const seconds = scenes.reduce((sum, scene) => sum + scene.seconds, 0);

  useEffect(() => {
    dialog.current?.showModal();
    // Begins at the heading, even when the control is below the window's edge.
    firstControl.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Dialog ref={dialog} title={`Red light therapy in ${seconds} seconds`} onClose={onClose}>
      <ExplainerPlayer scenes={scenes} firstControl={firstControl} />
    </Dialog>
  );
}
