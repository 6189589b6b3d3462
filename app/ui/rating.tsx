import { Star } from "lucide-react";

/** @param value of five stars, rounded @param label for screen readers: "Popularity 4 of 5" */
export function Rating({ value, label }: { value: number; label: string }) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5 align-middle text-ink">
      {STARS.map((star) => (
        <Star
          key={star}
          size={15}
          strokeWidth={1.75}
          className={star <= Math.round(value) ? "fill-current" : "text-rule-strong"}
        />
      ))}
    </span>
  );
}

const STARS = [1, 2, 3, 4, 5];
