import type { KeyboardEvent, ReactNode } from "react";
import type { FieldName, FieldRule } from "./skin-fields.ts";

type Props = {
  rule: FieldRule;
  value: number;
  valueText: string;
  onChange: (value: string) => void;
  scale: ReactNode;
};

/** Half a thumb longer on both sides, so that the middle of the thumb is at the wavelength. */
export function LightSlider({
  scale,
  plot,
  ...props
}: Props & {
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

/** The field of the same name works without JavaScript. */
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
