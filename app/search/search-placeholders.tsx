import { Skeleton } from "#app/ui/skeleton.tsx";

export function SearchPlaceholders() {
  return (
    <div aria-hidden="true" className="space-y-7 pt-2">
      {["first", "second", "third"].map((row) => (
        <div key={row}>
          <Skeleton className="h-4 w-20" />
          <Skeleton className="mt-3 h-6 w-4/5" />
          <Skeleton className="mt-3 h-4 w-full" />
        </div>
      ))}
    </div>
  );
}
