import { type ComponentProps, createElement } from "react";

type IconData = { node: [string, Record<string, string>][] };

/** Replaces lucide-react's own function in a build (vite.config.ts), without unused options and what base.css says. */
export default function createLucideIcon({ node }: IconData) {
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
        strokeWidth,
        className: `lucide ${className}`,
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
