import { createElement, type ReactNode } from "react";
import { drawText, type NodeRenderers } from "./draw-text.tsx";
import type { Picture, Place, Shape, StoreLeaf, StoreText } from "./store-text.ts";
import { Unbroken } from "./unbroken.tsx";

export function StoreProse({ text }: { text: StoreText }) {
  return (
    // The store has a language of its own.
    <div className="prose" dir="auto">
      {drawText(text, {
        ...RENDER,
        words: (words) => <Unbroken text={words} />,
        leaf: (leaf) => ("place" in leaf ? drawPlace(leaf) : RENDER.leaf(leaf)),
      })}
    </div>
  );
}

/** Where scripts run, they lead to the id with the prefix; an element of the store's own id could stand in for a variable of theirs. */
const drawPlace = ({ place }: Place) => (
  <noscript>
    <span id={place} />
  </noscript>
);

/** Without the places of old bookmarks, which feeds don't have. */
export function StoreNodes({ text }: { text: StoreText }): ReactNode {
  return drawText(text, RENDER);
}

const RENDER: NodeRenderers<StoreLeaf> = {
  link: ({ href, rel, id, className, title, reference }, words) =>
    href === undefined ? (
      // A link to nothing is words; its own place stays.
      <>
        {id && createElement("a", { id })}
        {words}
      </>
    ) : (
      <a
        href={href}
        rel={rel}
        id={id}
        className={className}
        title={title}
        {...(reference && { "data-reference": reference, "data-waits": "" })}
      >
        {words}
      </a>
    ),
  leaf: (leaf) => {
    if ("place" in leaf) return undefined;
    return "chart" in leaf
      ? drawShape(leaf.chart, { className: "chart", role: "img", "aria-label": leaf.label })
      : drawPicture(leaf);
  },
};

function drawPicture({ src, alt, size, srcSet, avif, ...names }: Picture): ReactNode {
  const image = (
    <img
      src={src}
      alt={alt}
      {...names}
      loading="lazy"
      decoding="async"
      {...size}
      {...(srcSet && { srcSet, sizes: SIZES })}
    />
  );
  if (!avif) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={SIZES} />
      {image}
    </picture>
  );
}

const SIZES = "(min-width: 760px) 700px, 100vw";

function drawShape({ name, attributes, children }: Shape, own: object = {}): ReactNode {
  const set = Object.entries(attributes).map(([attribute, value]) => [
    // React's names of SVG attributes: "stroke-width" is strokeWidth.
    attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  const drawn = children.map((child) => (typeof child === "string" ? child : drawShape(child)));
  return createElement(name, { ...own, ...Object.fromEntries(set) }, ...drawn);
}
