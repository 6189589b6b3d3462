import { ChevronDown } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";

type ControlProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

/** @param children draws the control with the ids of its hint and error */
export function Field({
  label,
  hint,
  error,
  children,
}: {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold text-[15px]">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft text-small">
          {hint}
        </p>
      )}
      {children({
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {error && (
        <p id={`${id}-error`} className="font-medium text-red text-small">
          {error}
        </p>
      )}
    </div>
  );
}

export function Input({ className = "", ...rest }: ComponentProps<"input">) {
  return <input className={`${CONTROL} ${className}`} {...rest} />;
}

export function Select({ className = "", ...rest }: ComponentProps<"select">) {
  return (
    <span className="relative block">
      {/* Clipped, because Safari counts the letters of a long option as overflow of the page. */}
      <select
        className={`${CONTROL} appearance-none overflow-clip text-ellipsis pr-10 ${className}`}
        {...rest}
      />
      <ChevronDown
        size={18}
        strokeWidth={1.75}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}

// 17 px, because phones zoom into a control whose text is under 16 px.
const CONTROL =
  "min-h-11 w-full min-w-0 rounded-control border border-rule-strong bg-card px-3.5 py-2 text-[17px] text-ink placeholder:text-ink-soft hover:border-ink-soft focus-visible:rounded-control focus-visible:outline-offset-1 disabled:cursor-not-allowed disabled:bg-sunk disabled:text-ink-soft aria-invalid:border-red";
