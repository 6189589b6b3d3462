import { type ComparedDevice, orderOf, type SortOrder } from "./device-comparison.ts";

/** For phones, which have no row of headings. */
export function DeviceSortChoice({ devices }: { devices: readonly ComparedDevice[] }) {
  return (
    <label className="mb-3 flex items-center gap-3 text-small noscript:hidden md:hidden print:hidden">
      <span className="text-ink-soft">Sort by</span>
      <select
        // A restored choice would not match the rows.
        autoComplete="off"
        defaultValue=""
        className="min-h-11 min-w-0 grow rounded-control border border-rule-strong bg-card px-3 text-[16px]"
      >
        <option value="" disabled>
          Our order
        </option>
        {phoneOrders.map(({ label, ...order }) => (
          <option key={label} data-order={orderOf(devices, order)}>
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
