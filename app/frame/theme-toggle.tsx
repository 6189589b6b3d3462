import { Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";

/** Not saved: a reload is light again. */
export function ThemeToggle({ className = "" }: { className?: string }) {
  const dark = useSyncExternalStore(onThemeChange, isDark, () => false);
  const Icon = dark ? Sun : Moon;
  return (
    <button
      type="button"
      aria-label="Dark theme"
      aria-pressed={dark}
      onClick={toggleTheme}
      className={`grid size-10 shrink-0 place-items-center rounded-control text-ink-soft transition-colors hover:bg-sunk hover:text-ink noscript:hidden ${className}`}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}

// The toggles of the header and of the mobile menu follow each other.
const listeners = new Set<() => void>();

function onThemeChange(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isDark() {
  return document.documentElement.classList.contains("dark");
}

function toggleTheme() {
  document.documentElement.classList.toggle("dark");
  for (const listener of listeners) listener();
}
