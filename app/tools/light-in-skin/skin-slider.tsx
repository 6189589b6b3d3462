import { type KeyboardEvent, useId } from "react";
import { SpectrumAxis } from "#app/evidence/figures/spectrum-axis.tsx";
import { optics } from "#app/evidence/ledger/optics.ts";
import { LightPaint } from "./depth-paints.tsx";
import { type FieldName, rules } from "./skin-inputs.ts";

type Props = { value: number; onChange: (value: string) => void };

/**
 * The slider under the drawings, whose axis it is. It is half a thumb longer on both sides, so that the middle of the
 * thumb is at the wavelength.
 */
export function LightSlider({
  valueText,
  plot,
  ...props
}: Props & {
  valueText: string;
  /** The class that leaves the drawings their room. */
  plot: string;
}) {
  const id = useId();
  return (
    <div className="relative mt-2">
      <div className={plot}>
        <svg aria-hidden="true" width="100%" height={40} className="block">
          <svg aria-hidden="true" y={16} height={8} viewBox="0 0 100 1" preserveAspectRatio="none">
            <LightPaint id={id} />
            <rect width="100" height="1" fill={`url(#${id})`} />
          </svg>
        </svg>
        <SpectrumAxis />
      </div>
      <div className="absolute top-0 w-full pr-3 pl-8">
        <Slider field="nm" {...props} valueText={valueText} />
      </div>
    </div>
  );
}

/** The slider of melanosomes, over the shares that light, medium and dark skin have. */
export function SkinToneSlider({ value, onChange }: Props) {
  const { from, to } = rules.melanin;
  const at = (fraction: number) => ((fraction * 100 - from) / (to - from)) * 100;
  const shown = Number(value.toFixed(1));
  return (
    <div className="relative mt-2 px-3">
      <svg aria-hidden="true" width="100%" height={60} className="dots">
        <rect width="100%" y={19} height={2} className="fill-rule-strong" />
        {optics.melanin.groups.map(({ name, from, to }) => (
          <g key={name}>
            <rect x={`${at(from)}%`} width={`${at(to) - at(from)}%`} y={16} height={8} />
            <text x={`${at((from + to) / 2)}%`} y={52} textAnchor="middle">
              {name}
            </text>
          </g>
        ))}
      </svg>
      <div className="absolute top-0 left-0 w-full">
        <Slider
          field="melanin"
          value={shown}
          valueText={`${shown}% of the epidermis`}
          onChange={onChange}
        />
      </div>
    </div>
  );
}

/** Goes with a field of the same name, which works by itself where there is no JavaScript. */
function Slider({
  field,
  value,
  valueText,
  onChange,
}: Props & { field: FieldName; valueText: string }) {
  const { label, from, to, step } = rules[field];
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
