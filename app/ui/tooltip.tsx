import { Tooltip as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";

/** 700 ms to the first tooltip, none to the next within 300 ms. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

/** Names or explains a control on hover and focus. */
export function Tooltip({ label, children }: { label: string; children: ReactElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={8}
          collisionPadding={12}
          className="z-50 max-w-64 rounded-control bg-ink px-3 py-1.5 text-paper text-small shadow-floating motion-safe:animate-fade-in"
        >
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
