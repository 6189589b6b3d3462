import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { splitAtMatches } from "./matching/folding.ts";
import type { SearchResult } from "./matching/search-result.ts";

/** In the dialog an option of a listbox; in the search page's list (no `option`) a link. */
export function ResultCard({
  result,
  query,
  option,
  onPick,
}: {
  result: SearchResult;
  query: string;
  option?: { id: string; selected: boolean };
  onPick?: () => void;
}) {
  const { title, description, category, featured, readTime, author, passage, path } = result;
  return (
    <Link
      to={path}
      {...(option && {
        id: option.id,
        role: "option",
        tabIndex: -1,
        "aria-selected": option.selected,
      })}
      onClick={(event) => {
        if (!onPick || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onPick();
      }}
      className="group -mx-3 block scroll-mt-20 border-rule border-b px-3 py-4 last:border-b-0 hover:bg-sunk aria-selected:bg-sunk aria-selected:outline-2 aria-selected:outline-ink aria-selected:-outline-offset-2"
    >
      <span className="flex flex-wrap gap-2">
        <Badge tone="red">{CATEGORY_NAMES.get(category) ?? category}</Badge>
        {featured && <Badge tone="outline">Featured</Badge>}
      </span>
      <span
        dir="auto"
        className="wrap-anywhere mt-2 block font-display text-h3 decoration-1 underline-offset-4 group-hover:underline"
      >
        <Marked text={title} query={query} />
      </span>
      <span dir="auto" className="wrap-anywhere mt-1.5 block max-w-(--wide-measure) text-ink-soft">
        <Marked text={description} query={query} />
      </span>
      {passage && (
        <span
          dir="auto"
          className="wrap-anywhere mt-2 block max-w-(--wide-measure) border-rule border-s-2 ps-3 text-ink-soft text-small"
        >
          <Marked text={passage} query={query} />
        </span>
      )}
      <span className="mt-2.5 flex flex-wrap gap-x-3 text-ink-soft text-small">
        <span>{`${readTime} min read`}</span>
        <span className="wrap-anywhere min-w-0">
          By <bdi>{author}</bdi>
        </span>
      </span>
    </Link>
  );
}

const CATEGORY_NAMES = new Map([
  ["blog", "Blog"],
  ["benefits", "Benefits"],
  ["uses", "Evidence"],
  ["guides", "Guides"],
  ["tools", "Tools"],
  ["devices", "Devices"],
  ["webinars", "Advertisement"],
  ["pages", "This site"],
]);

function Marked({ text, query }: { text: string; query: string }) {
  return splitAtMatches(text, query).map((part, position) => {
    // Parts outside and inside of a match alternate, so the position is a stable key.
    if (position % 2 === 0) return part;
    return (
      <mark key={position} className="bg-red-soft text-inherit">
        {part}
      </mark>
    );
  });
}
