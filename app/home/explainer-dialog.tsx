import { useEffect, useRef } from "react";
import { Dialog } from "#app/ui/dialog.tsx";
import { ExplainerPlayer } from "./explainer-player.tsx";
import type { ExplainerProps } from "./watch-introduction.tsx";

/** The explainer in a dialog that opens as it appears. */
export function ExplainerDialog({ scenes, onClose }: ExplainerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const firstControl = useRef<HTMLButtonElement>(null);
  const seconds = scenes.reduce((sum, scene) => sum + scene.seconds, 0);

  useEffect(() => {
    dialog.current?.showModal();
    // It begins at its heading, also where the control is further down than the window reaches.
    firstControl.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Dialog ref={dialog} title={`Red light therapy in ${seconds} seconds`} onClose={onClose}>
      <ExplainerPlayer scenes={scenes} firstControl={firstControl} />
    </Dialog>
  );
}
