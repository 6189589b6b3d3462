import { lazy, Suspense, useSyncExternalStore } from "react";
import { currentToast, dismissToast, onToastChange, type Toast } from "./toasts.ts";

// A toast often reports a network failure, in which this code can't load either.
const ToastRegion = lazy(() => import("./toast-region.tsx").catch(() => ({ default: PlainToast })));

/** Fetches the code that draws a toast with the first one. */
export function Toaster() {
  const toast = useSyncExternalStore(onToastChange, currentToast, noToast);
  if (!toast) return null;
  return (
    <Suspense>
      <ToastRegion toast={toast} />
    </Suspense>
  );
}

function noToast() {
  return undefined;
}

function PlainToast({ toast }: { toast: Toast }) {
  if (!toast.open) return null;
  return (
    <div
      role="alert"
      className="fixed inset-x-3 top-20 z-60 rounded-card border border-rule-strong bg-card px-5 py-4 [box-shadow:var(--shadow-floating)] print:hidden sm:inset-auto sm:right-5 sm:bottom-5 sm:w-96"
    >
      <p className="font-semibold">{toast.title}</p>
      <p className="text-[15px]">{toast.description}</p>
      <button
        type="button"
        className="mt-2 text-[15px] underline underline-offset-4"
        onClick={() => dismissToast(toast.id)}
      >
        Close
      </button>
    </div>
  );
}
