import type { ReactNode } from "react";

export function Badge({
  tone = "neutral",
  children,
}: {
  tone?: "neutral" | "red" | "outline";
  children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex max-w-full items-center wrap-anywhere rounded px-2 py-0.5 font-medium text-small ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}

const TONES = {
  neutral: "bg-sunk text-ink-soft [box-shadow:inset_0_0_0_1px_var(--rule)]",
  red: "bg-red-soft text-red",
  outline: "text-ink-soft [box-shadow:inset_0_0_0_1px_var(--rule-strong)]",
};
