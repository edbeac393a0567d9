import './chart.css';
import { daysBetween } from '@meetingapp/domain/plain-date.ts';
import { scaleOf } from '@meetingapp/domain/statistics/scale.ts';

const width = 640;
const height = 180;
const right = 56;

export interface LineChartProps {
  /** Accessible name of the chart; the figures are in the table behind it. */
  label: string;
  days: readonly string[];
  values: readonly number[];
  /** A curve for comparison, as long as `values`; null where it has no value. */
  compared?: readonly (number | null)[];
  /** Days marked by a line, with a short text. */
  marks?: readonly { day: string; text: string }[];
  /** Expected value on a later day, which is then the chart's last, with its deviation up and down. */
  forecast?: { day: string; value: number; deviation: number } | null;
}

/** Line chart of one cumulative figure by day, with the last value labelled. */
export function LineChart({ label, days, values, compared = [], marks = [], forecast = null }: LineChartProps) {
  const ahead = forecast === null ? 0 : Math.max(0, daysBetween(days.at(-1) ?? forecast.day, forecast.day));
  const most = forecast === null ? 0 : forecast.value + forecast.deviation;
  const { top, ticks } = scaleOf(Math.max(values.at(-1) ?? 0, most, ...compared.map((value) => value ?? 0)));
  const inner = width - right;
  const steps = values.length - 1 + ahead;
  const x = (index: number) => (steps < 1 ? inner : (inner * index) / steps);
  const y = (value: number) => height - (height * value) / top;
  const line = values.map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`);
  const last = values.at(-1) ?? 0;
  const before = compared.flatMap((value, index) =>
    value === null ? [] : [`${x(index).toFixed(1)} ${y(value).toFixed(1)}`],
  );
  const marked = marks.flatMap(({ day, text }) => {
    const [first] = days;
    const at = first === undefined ? -1 : daysBetween(first, day);
    return at < 0 || at > steps ? [] : [{ day, text, at: x(at) }];
  });
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
      {marked.map(({ day, text, at }) => (
        <g key={day}>
          <line className="mark" x1={at} x2={at} y1="0" y2={height} />
          <text x={at + (at > inner / 2 ? -4 : 4)} y="-4" textAnchor={at > inner / 2 ? 'end' : 'start'}>
            {text}
          </text>
        </g>
      ))}
      <path className="area" d={`${line.join('')}L${x(values.length - 1)} ${height}L0 ${height}Z`} />
      {before.length > 1 && <path className="compared" d={`M${before.join('L')}`} />}
      <path className="line" d={line.join('')} />
      {forecast !== null && ahead > 0 && (
        <>
          <path
            className="spread"
            d={`M${x(values.length - 1)} ${y(last)}L${x(steps)} ${y(forecast.value + forecast.deviation)}L${x(steps)} ${y(Math.max(0, forecast.value - forecast.deviation))}Z`}
          />
          <path className="forecast" d={`M${x(values.length - 1)} ${y(last)}L${x(steps)} ${y(forecast.value)}`} />
        </>
      )}
      <circle cx={x(values.length - 1)} cy={y(last)} r="4" />
      <text className="value" x={x(values.length - 1) - 10} y={y(last) - 6} textAnchor="end">
        {last.toLocaleString('en')}
      </text>
      <text x="0" y={height + 20}>
        {days[0]}
      </text>
      <text x={inner} y={height + 20} textAnchor="end">
        {ahead > 0 && forecast !== null ? forecast.day : days.at(-1)}
      </text>
    </svg>
  );
}
