import type { KeyboardEvent, ReactNode } from "react";
import type { FieldName, FieldRule } from "./skin-fields.ts";

type Props = {
  rule: FieldRule;
  value: number;
  valueText: string;
  onChange: (value: string) => void;
  /** What is drawn under it. */
  scale: ReactNode;
};

/**
 * The slider under the drawings, whose axis it is. It is half a thumb longer on both sides, so that the middle of the
 * thumb is at the wavelength.
 */
export function LightSlider({
  scale,
  plot,
  ...props
}: Props & {
  /** The class that leaves the drawings their room. */
  plot: string;
}) {
  return (
    <div className="relative mt-2">
      <div className={plot}>{scale}</div>
      <div className="absolute top-0 w-full pr-3 pl-8">
        <Slider field="nm" {...props} />
      </div>
    </div>
  );
}

/** The slider of melanosomes, over the shares that light, medium and dark skin have. */
export function SkinToneSlider({ scale, ...props }: Props) {
  return (
    <div className="relative mt-2 px-3">
      {scale}
      <div className="absolute top-0 left-0 w-full">
        <Slider field="melanin" {...props} />
      </div>
    </div>
  );
}

/** Goes with a field of the same name, which works by itself where there is no JavaScript. */
function Slider({
  field,
  rule: { label, from, to, step },
  value,
  valueText,
  onChange,
}: Omit<Props, "scale"> & { field: FieldName }) {
  const byTen = (event: KeyboardEvent) => {
    const steps = { PageUp: 10, PageDown: -10 }[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    const next = Math.min(to, Math.max(from, value + steps * step));
    onChange(String(Number(next.toFixed(2))));
  };
  return (
    <input
      type="range"
      min={from}
      max={to}
      step={step}
      value={value}
      data-field={field}
      aria-label={label}
      aria-valuetext={valueText}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={byTen}
      className="slider block h-10 w-full appearance-none"
    />
  );
}
