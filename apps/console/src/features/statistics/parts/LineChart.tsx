import './chart.css';
import { scaleOf } from '@meetingapp/domain/statistics/scale.ts';

const width = 640;
const height = 180;
const right = 56;

export interface LineChartProps {
  /** Accessible name of the chart; the figures are in the table behind it. */
  label: string;
  days: readonly string[];
  values: readonly number[];
}

/** Line chart of one cumulative figure by day, with the last value labelled. */
export function LineChart({ label, days, values }: LineChartProps) {
  const { top, ticks } = scaleOf(values.at(-1) ?? 0);
  const inner = width - right;
  const x = (index: number) => (values.length < 2 ? inner : (inner * index) / (values.length - 1));
  const y = (value: number) => height - (height * value) / top;
  const line = values.map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`);
  const last = values.at(-1) ?? 0;
  return (
    <svg className="chart" viewBox={`-4 -16 ${width + 8} ${height + 40}`} role="img" aria-label={label}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1="0" x2={inner} y1={y(tick)} y2={y(tick)} />
          <text x={inner + 8} y={y(tick) + 4}>
            {tick.toLocaleString('en')}
          </text>
        </g>
      ))}
      <path className="area" d={`${line.join('')}L${x(values.length - 1)} ${height}L0 ${height}Z`} />
      <path className="line" d={line.join('')} />
      <circle cx={x(values.length - 1)} cy={y(last)} r="4" />
      <text className="value" x={x(values.length - 1) - 10} y={y(last) - 6} textAnchor="end">
        {last.toLocaleString('en')}
      </text>
      <text x="0" y={height + 20}>
        {days[0]}
      </text>
      <text x={inner} y={height + 20} textAnchor="end">
        {days.at(-1)}
      </text>
    </svg>
  );
}
