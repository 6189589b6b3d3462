/** A destructive toast reports a failure. */
type ToastMessage = {
  title: string;
  description?: string;
  tone?: "default" | "destructive";
};

/** A dismissed toast (`open: false`) stays until it is removed. */
export type Toast = ToastMessage & { id: number; open: boolean };

/** In milliseconds, after a dismissal. */
export const REMOVE_DELAY = 1_000_000;

// One at a time: a newer toast replaces the older.
let current: Toast | undefined;
let removal: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

/** Replaces the toast that is shown. */
export function toast(message: ToastMessage): void {
  lastId += 1;
  change({ ...message, id: lastId, open: true });
}

/** Does nothing when a newer toast is shown. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  change({ ...current, open: false });
  removal = setTimeout(() => change(undefined), REMOVE_DELAY);
}

/** The same object until something changes. */
export function currentToast(): Toast | undefined {
  return current;
}

/** @returns a function that stops it */
export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: Toast | undefined): void {
  clearTimeout(removal);
  current = next;
  for (const listener of listeners) listener();
}
