import { Form, href } from "react-router";
import { Button } from "#app/ui/button.tsx";

/** Buttons in the dialog; without React they lead to the search page. */
export function SearchQueries({
  title,
  queries,
  onRefine,
}: {
  title?: string;
  queries: readonly string[];
  onRefine: (query: string) => void;
}) {
  return (
    <Form action={href("/search")}>
      {title && <p className="mb-3 font-semibold text-small">{title}</p>}
      <ul className="flex flex-wrap gap-2.5">
        {queries.map((query) => (
          <li key={query}>
            <Button
              type="submit"
              name="q"
              value={query}
              data-waits
              variant="secondary"
              size="sm"
              onClick={(event) => {
                event.preventDefault();
                onRefine(query);
              }}
            >
              {query}
            </Button>
          </li>
        ))}
      </ul>
    </Form>
  );
}
