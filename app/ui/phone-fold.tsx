import type { ReactNode } from "react";

/** Folded on phones, open on wider screens and on paper. Native `details`. */
export function PhoneFold({
  title,
  open = false,
  children,
}: {
  title: ReactNode;
  /** Unfolded at first: for content that readers must see. */
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={open} className="phone-fold max-sm:border-rule max-sm:border-y">
      <summary className={LINE}>
        <span className="min-w-0 flex-1 font-semibold">{title}</span>
        <Chevron />
      </summary>
      <div className="max-sm:pt-2 max-sm:pb-6">{children}</div>
    </details>
  );
}

/** Links don't work in a `summary`. */
export function PhoneRest({
  first,
  className,
  children,
}: {
  first: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={["phone-rest", className].filter(Boolean).join(" ")}>
      <div>{first}</div>
      <details>
        <summary aria-label="More">
          <Chevron />
        </summary>
        {children}
      </details>
    </div>
  );
}

export function Chevron() {
  return <span className="chevron" />;
}

export const LINE = "flex min-h-12 items-center justify-between gap-5 py-3 hover:bg-sunk";
