import './Meter.css';

export interface MeterProps {
  value: number;
  max: number;
  label: string;
  /** Text form of the value, for example "6.0 / 8.5 分". */
  text?: string | undefined;
}

/** Progress bar: credits, an upload, a course. */
export function Meter({ value, max, label, text }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      className="meter"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
    >
      <i style={{ width: `${share * 100}%` }} />
    </div>
  );
}
