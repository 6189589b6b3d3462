import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";

export const Dialog = Radix.Root;
export const DialogTrigger = Radix.Trigger;
export const DialogClose = Radix.Close;

/**
 * The panel of a modal dialog: traps focus, closes on Escape, outside click and its cross, and gives
 * focus back. `title` is its visible heading; `description` says in a line what it is for.
 */
export function DialogContent({
  title,
  description,
  children,
}: {
  title: string;
  description?: string;
  children: ReactNode;
}) {
  return (
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-50 bg-spectrum-1000/55 motion-safe:data-[state=open]:animate-fade-in" />
      <Radix.Content
        className="fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-40px)] w-[min(640px,100vw-40px)] -translate-x-1/2 -translate-y-1/2 flex-col overflow-y-auto rounded-card border border-rule bg-card p-7 shadow-floating outline-none motion-safe:data-[state=open]:animate-fade-in max-sm:p-5"
        {...(!description && { "aria-describedby": undefined })}
      >
        <div className="flex items-start justify-between gap-6">
          <Radix.Title className="text-h3">{title}</Radix.Title>
          <Radix.Close
            aria-label="Close"
            className="-m-2 grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunk hover:text-ink"
          >
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
          </Radix.Close>
        </div>
        {description && (
          <Radix.Description className="mt-1 text-ink-soft">{description}</Radix.Description>
        )}
        <div className="mt-5">{children}</div>
      </Radix.Content>
    </Radix.Portal>
  );
}
