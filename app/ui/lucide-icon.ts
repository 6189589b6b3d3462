import { type ComponentProps, createElement } from "react";

type IconData = { name: string; node: [string, Record<string, string>][] };

/**
 * What the browser gets in place of lucide-react's own function of this name (vite.config.ts): it draws the same,
 * without the options that this site does not use.
 */
export default function createLucideIcon({ name, node }: IconData) {
  return ({
    size = 24,
    strokeWidth = 2,
    className = "",
    ...rest
  }: ComponentProps<"svg"> & { size?: number }) =>
    createElement(
      "svg",
      {
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        className: `lucide lucide-${name} ${className}`,
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
