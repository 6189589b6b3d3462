import { TextLink } from "#app/ui/link.tsx";

/** Pages begin after an entry, not at a number, so that long lists are as fast. */
export function Pagination({
  label,
  newer,
  older,
}: {
  label: string;
  newer: string | undefined;
  older: string | undefined;
}) {
  if (!newer && !older) return null;
  return (
    <nav aria-label={`Pages: ${label}`} className="mt-4 flex gap-x-6 text-[15px]">
      {newer && (
        <TextLink to={newer} rel="prev" className="py-1">
          Newer
        </TextLink>
      )}
      {older && (
        <TextLink to={older} rel="next" className="py-1">
          Older
        </TextLink>
      )}
    </nav>
  );
}
