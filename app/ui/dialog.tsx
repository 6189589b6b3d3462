import { X } from "lucide-react";
import { type MouseEvent, type ReactNode, type RefObject, useId } from "react";

/** A native modal `dialog`: open it with `ref.current.showModal()`. @param title its heading */
export function Dialog({
  ref,
  title,
  description,
  onClose,
  className = "m-auto max-h-[calc(100dvh-40px)]",
  children,
}: {
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  description?: string;
  /** Called after every kind of closing. */
  onClose?: () => void;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the close button.
    <dialog
      ref={ref}
      aria-labelledby={id}
      closedby="any"
      onClose={onClose}
      onClick={closeOnBackdrop}
      className={`${className} w-[min(640px,100%-40px)] overscroll-contain rounded-card border border-rule bg-card p-0 text-ink [box-shadow:var(--shadow-floating)] backdrop:bg-scrim motion-safe:open:animate-fade-in`}
    >
      <div className="p-5 sm:p-7">
        <div className="flex items-start justify-between gap-6">
          <h2 id={id} className="text-h3">
            {title}
          </h2>
          <form method="dialog">
            <button
              type="submit"
              aria-label="Close"
              className="-m-2 grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunk hover:text-ink"
            >
              <X size={20} strokeWidth={1.75} aria-hidden="true" />
            </button>
          </form>
        </div>
        {description && <p className="mt-1 text-ink-soft">{description}</p>}
        <div className="mt-5">{children}</div>
      </div>
    </dialog>
  );
}

/** For browsers without `closedby`: a click on the backdrop hits the dialog itself. */
function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
  if (event.target === event.currentTarget) event.currentTarget.close();
}
