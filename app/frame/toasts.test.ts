import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentToast, dismissToast, onToastChange, REMOVE_DELAY, toast } from "./toasts.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test("a newer toast takes the place of the older", () => {
  toast({ title: "first" });
  const first = currentToast();
  toast({ title: "second", tone: "destructive" });
  expect(currentToast()).toMatchObject({ title: "second", tone: "destructive", open: true });
  expect(currentToast()?.id).not.toBe(first?.id);
});

test("a dismissed toast is closed at once and removed after 1,000,000 ms", () => {
  toast({ title: "seen" });
  dismissToast(currentToast()?.id ?? 0);
  expect(currentToast()).toMatchObject({ title: "seen", open: false });
  vi.advanceTimersByTime(999_999);
  expect(currentToast()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeUndefined();
  expect(REMOVE_DELAY).toBe(1_000_000);
});

test("dismissing an older toast leaves the newer alone, and its removal does not take it away", () => {
  toast({ title: "older" });
  const older = currentToast()?.id ?? 0;
  dismissToast(older);
  toast({ title: "newer" });
  dismissToast(older);
  expect(currentToast()).toMatchObject({ title: "newer", open: true });
  vi.advanceTimersByTime(REMOVE_DELAY);
  expect(currentToast()).toMatchObject({ title: "newer" });
  dismissToast(currentToast()?.id ?? 0);
});

test("listeners hear of every change until they stop", () => {
  const heard = vi.fn();
  const stop = onToastChange(heard);
  toast({ title: "one" });
  dismissToast(currentToast()?.id ?? 0);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  toast({ title: "two" });
  expect(heard).toHaveBeenCalledTimes(2);
  dismissToast(currentToast()?.id ?? 0);
});
