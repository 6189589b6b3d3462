import type { ComponentProps } from "react";
import { Link } from "react-router";

/** "primary" is red, one per view; "ink" is as heavy, in black; "secondary" has an outline. */
export type ButtonVariant = "primary" | "ink" | "secondary" | "quiet";
/** "md" is 44 px high, "sm" 36 px. */
type ButtonSize = "md" | "sm";

type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize };

/** Sends no form without `type="submit"`. */
export function Button({
  variant,
  size,
  className,
  ...rest
}: ComponentProps<"button"> & ButtonLook) {
  return <button type="button" className={buttonClass({ variant, size, className })} {...rest} />;
}

export function ButtonLink({
  variant,
  size,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) {
  return <Link className={buttonClass({ variant, size, className })} {...rest} />;
}

/** For the rare element that is neither a button nor a Link. */
export function buttonClass({
  variant = "primary",
  size = "md",
  className = "",
}: {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  className?: string | undefined;
}): string {
  return `${BASE} ${VARIANTS[variant]} ${SIZES[size]} ${className}`;
}

const BASE =
  "inline-flex items-center justify-center gap-2 rounded-control border font-semibold leading-tight no-underline transition-colors focus-visible:rounded-control disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:opacity-50 print:hidden";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-red text-on-red hover:bg-red-strong",
  ink: "border-transparent bg-ink text-paper hover:bg-ink/85",
  secondary: "border-rule-strong/70 bg-card text-ink hover:border-ink hover:bg-sunk",
  quiet: "border-transparent text-ink hover:bg-sunk",
};

const SIZES: Record<ButtonSize, string> = {
  md: "min-h-11 px-5 py-2 text-base",
  sm: "min-h-9 px-3.5 py-1.5 text-[15px]",
};
