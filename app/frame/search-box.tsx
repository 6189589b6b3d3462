import { Search } from "lucide-react";
import { Form, href } from "react-router";

/** Works without JavaScript. @param label distinguishes it from the header's box */
export function SearchBox({
  label = "Search",
  className = "",
}: {
  label?: string;
  className?: string;
}) {
  return (
    <Form
      action={href("/search")}
      role="search"
      aria-label={label}
      className={`relative ${className}`}
    >
      <Search
        size={17}
        strokeWidth={1.75}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-soft"
      />
      <input
        type="search"
        name="q"
        aria-label={label}
        placeholder="Search"
        autoComplete="off"
        className="h-10 w-full min-w-0 rounded-control border border-rule-strong/70 bg-card pr-3 pl-9.5 text-[16px] placeholder:text-ink-soft hover:border-rule-strong focus-visible:rounded-control focus-visible:outline-offset-1"
      />
    </Form>
  );
}
