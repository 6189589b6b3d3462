import { lazy, Suspense, useSyncExternalStore } from "react";
import { currentToast, onToastChange } from "./toasts.ts";

const ToastRegion = lazy(() => import("./toast-region.tsx"));

/** Where toasts appear. The code that draws them is fetched with the first one. */
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
