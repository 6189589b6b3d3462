import { Controls } from "./controls.tsx";
import { Surfaces } from "./surfaces.tsx";
import { Texts } from "./texts.tsx";

export function meta() {
  return [{ title: "Style guide" }, { name: "robots", content: "noindex" }];
}

/** Every primitive in all its states, in both themes. Only in development. Its classes are those of the pages: none is made for it. */
export default function Styleguide() {
  return (
    <>
      <Specimens theme="light" />
      <Specimens theme="dark" />
    </>
  );
}

function Specimens({ theme }: { theme: "light" | "dark" }) {
  return (
    <div className={`${theme} bg-paper text-ink`}>
      <div className="page-width py-12">
        <h1 className="text-h1">The {theme} theme</h1>
        <Texts />
        <Controls />
        <Surfaces />
      </div>
    </div>
  );
}
