import './Columns.css';

const width = 640;
const height = 240;
const letter = 15;
const gap = 0.28;

export interface ColumnsProps {
  /** Accessible name of the chart; the figures are in a table. */
  label: string;
  /** From 0 to `top`, with lines at `ticks`. */
  scale: { top: number; ticks: readonly number[] };
  columns: readonly { name: string; value: number }[];
}

/** Column chart of one figure over time, with the first and last column labelled. */
export function Columns({ label, scale: { top, ticks }, columns }: ColumnsProps) {
  // Room for the longest label beside the lines.
  const names = ticks.map((tick) => tick.toLocaleString('en'));
  const inner = width - 16 - letter * Math.max(3, ...names.map(({ length }) => length));
  const step = inner / Math.max(1, columns.length);
  const y = (value: number) => height - (height * value) / top;
  return (
    <svg className="columns" viewBox={`0 -12 ${width} ${height + 48}`} role="img" aria-label={label}>
      {ticks.map((tick, at) => (
        <g key={tick}>
          <line x1="0" x2={inner} y1={y(tick)} y2={y(tick)} />
          <text x={inner + 10} y={y(tick) + 8}>
            {names[at]}
          </text>
        </g>
      ))}
      {columns.map(({ name, value }, at) => (
        <rect
          key={name}
          x={(at + gap / 2) * step}
          y={y(value)}
          width={(1 - gap) * step}
          height={height - y(value)}
          rx="3"
        />
      ))}
      <text x="0" y={height + 34}>
        {columns[0]?.name}
      </text>
      <text x={inner} y={height + 34} textAnchor="end">
        {columns.at(-1)?.name}
      </text>
    </svg>
  );
}
