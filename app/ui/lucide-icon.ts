import { type ComponentProps, createElement } from "react";

type IconData = { name: string; node: [string, Record<string, string>][] };

/** Replaces lucide-react's own function in the browser (vite.config.ts), without unused options. */
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
