import { Link } from "react-router";

type BreadcrumbItem = { name: string; href?: string };

/** The last item is the current page and needs no `href`. */
export function Breadcrumb({ items }: { items: readonly BreadcrumbItem[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-[15px] text-ink-soft print:hidden">
      <ol className="wrap-anywhere">
        {items.map((item, index) => (
          <li key={item.name} className="inline">
            {index > 0 && (
              <span aria-hidden="true" className="px-1.5 text-rule-strong">
                /
              </span>
            )}
            <Step item={item} last={index === items.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Step({ item, last }: { item: BreadcrumbItem; last: boolean }) {
  if (last || !item.href) {
    return (
      <span dir="auto" className="text-ink" {...(last && { "aria-current": "page" })}>
        {item.name}
      </span>
    );
  }
  return (
    <Link
      to={item.href}
      className="underline decoration-rule-strong underline-offset-4 hover:text-ink hover:decoration-ink"
    >
      {item.name}
    </Link>
  );
}
