import { Play } from "lucide-react";
import { type ComponentType, type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { href, Link, useNavigate } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import type { ExplainerProps } from "./explainer-dialog.tsx";
import type { ExplainerScene } from "./explainer-scene.ts";

/** Without JavaScript, or when its code can't load, it links to the same in words. */
export function WatchIntroduction({ scenes }: { scenes: readonly ExplainerScene[] }) {
  const navigate = useNavigate();
  const trigger = useRef<HTMLAnchorElement>(null);
  const [Explainer, setExplainer] = useState<ComponentType<ExplainerProps>>();
  // A link before React, a button afterwards; the element stays, and with it the focus.
  const hydrated = useHydrated();

  const open = async () => {
    try {
      const { ExplainerDialog } = await fetchExplainer();
      // For Safari, which does not focus a clicked button: the dialog returns the focus here.
      trigger.current?.focus();
      setExplainer(() => ExplainerDialog);
    } catch {
      navigate(IN_WORDS);
    }
  };

  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== " ") return;
    event.preventDefault();
    open();
  };

  return (
    <>
      <Link
        ref={trigger}
        to={IN_WORDS}
        data-waits
        className={buttonClass({ variant: "secondary" })}
        onClick={onClick}
        {...(hydrated && { role: "button", "aria-haspopup": "dialog", onKeyDown })}
      >
        <Play size={18} strokeWidth={1.75} aria-hidden="true" />
        Watch Introduction
      </Link>
      {Explainer && <Explainer scenes={scenes} onClose={() => setExplainer(undefined)} />}
    </>
  );
}

const IN_WORDS = `${href("/red-light-101")}#introduction`;

function fetchExplainer() {
  return import("./explainer-dialog.tsx");
}
