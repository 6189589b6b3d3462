import type { SortOrder } from "./device-comparison.ts";

/** The order that is shown, null for the page's own, and how to change it. */
export type Ordering = {
  readonly order: SortOrder | null;
  readonly onChange: (order: SortOrder) => void;
};

/** The table's order, chosen in a box: on phones, where there is no row of headings. */
export function DeviceSortChoice({ order, onChange }: Ordering) {
  const chosen = phoneOrders.findIndex(
    ({ column, direction }) => column === order?.column && direction === order.direction,
  );
  return (
    <label className="mb-3 flex items-center gap-3 text-small noscript:hidden md:hidden print:hidden">
      <span className="text-ink-soft">Sort by</span>
      <select
        value={chosen}
        onChange={(event) => {
          const next = phoneOrders[Number(event.target.value)];
          if (next) onChange(next);
        }}
        className="min-h-11 min-w-0 grow rounded-control border border-rule-strong bg-card px-3 text-[16px]"
      >
        <option value={-1} disabled>
          Our order
        </option>
        {phoneOrders.map(({ label }, index) => (
          <option key={label} value={index}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

const phoneOrders: readonly (SortOrder & { label: string })[] = [
  { label: "Price, lowest first", column: "priceRange", direction: "ascending" },
  { label: "Studies, most first", column: "clinicalStudies", direction: "descending" },
  { label: "Power density, highest first", column: "powerDensity", direction: "descending" },
  { label: "Shortest wavelength first", column: "wavelengths", direction: "ascending" },
  { label: "Name, A to Z", column: "name", direction: "ascending" },
];
