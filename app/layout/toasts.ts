/** What a toast says. A destructive one tells of a failure. */
export type ToastMessage = {
  title: string;
  description?: string;
  tone?: "default" | "destructive";
};

/** A toast on show, or a dismissed one (`open: false`) that is kept until it is removed. */
export type Toast = ToastMessage & { id: number; open: boolean };

/** A dismissed toast is removed after this many milliseconds. */
export const REMOVE_DELAY = 1_000_000;

// At most one at a time: a newer toast takes the place of the older.
let current: Toast | undefined;
let removal: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message, in place of the one on show. */
export function toast(message: ToastMessage): void {
  lastId += 1;
  change({ ...message, id: lastId, open: true });
}

/** Takes the toast off the screen, if it is still the one on show. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  change({ ...current, open: false });
  removal = setTimeout(() => change(undefined), REMOVE_DELAY);
}

/** The toast in the store: the same object until something changes. */
export function currentToast(): Toast | undefined {
  return current;
}

/** Calls `listener` on every change. Returns how to stop. */
export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: Toast | undefined): void {
  clearTimeout(removal);
  current = next;
  for (const listener of listeners) listener();
}
