import { X } from "lucide-react";
import { Toast as Radix } from "radix-ui";
import { dismissToast, type Toast } from "./toasts.ts";

/** Shown for 5 seconds. A swipe of 50 px to the right dismisses it, F8 focuses it. */
export default function ToastRegion({ toast }: { toast: Toast }) {
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      <Radix.Root
        key={toast.id}
        open={toast.open}
        onOpenChange={(open) => !open && dismissToast(toast.id)}
        className={`relative flex [touch-action:pan-y] select-none gap-4 rounded-card border py-4 pr-12 pl-5 [box-shadow:var(--shadow-floating)] transition-transform data-[state=closed]:hidden data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none ${TONES[toast.tone ?? "default"]}`}
      >
        <div className="min-w-0">
          <Radix.Title className="font-semibold text-base">{toast.title}</Radix.Title>
          {toast.description && (
            <Radix.Description className="mt-0.5 break-words text-[15px]">
              {toast.description}
            </Radix.Description>
          )}
        </div>
        <Radix.Close
          aria-label="Close"
          className="absolute top-2 right-2 grid size-9 place-items-center rounded-control hover:bg-ink/10"
        >
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport
        data-toasts
        className="fixed right-0 bottom-0 z-60 max-sm:p-3 print:hidden m-0 w-[min(420px,100vw)] list-none p-5"
      />
    </Radix.Provider>
  );
}

const TONES = {
  default: "border-rule bg-card text-ink",
  destructive: "border-red bg-red-soft text-ink",
};
