/** The place of something that is still loading; size it with `className` as what will stand there. */
export function Skeleton({ className = "" }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      data-skeleton=""
      className={`block animate-pulse rounded bg-rule/70 motion-reduce:animate-none ${className}`}
    />
  );
}
