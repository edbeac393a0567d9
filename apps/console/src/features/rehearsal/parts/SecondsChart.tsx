import { scaleOf } from '@meetingapp/domain/statistics/scale.ts';
import { clock } from '../view.ts';

const width = 640;
const height = 104;
const left = 60;
const right = 56;
const MARKS = 5;

interface SecondsChartProps {
  /** Accessible name; the values are in the table behind it. */
  label: string;
  points: readonly { second: number; value: number }[];
  /** The earlier rehearsal. */
  compared: readonly { second: number; value: number }[];
  /** Seconds of the whole axis. */
  whole: number;
  /** A dotted line with its text; absent: none. */
  limit?: { value: number; text: string } | undefined;
  /** Where the rehearsal is; null: it is over, or has not begun. */
  now: number | null;
}

/** One measured value by second, against the limit and the rehearsal before. */
export function SecondsChart({ label, points, compared, whole, limit, now }: SecondsChartProps) {
  const most = Math.max(
    1,
    limit?.value ?? 0,
    ...points.map(({ value }) => value),
    ...compared.map(({ value }) => value),
  );
  const { top, ticks } = scaleOf(most);
  const x = (second: number) => left + ((width - left - right) * Math.min(second, whole)) / Math.max(1, whole);
  const y = (value: number) => height - (height * value) / top;
  const path = (line: typeof points) =>
    line
      .map(({ second, value }, at) => `${at === 0 ? 'M' : 'L'}${x(second).toFixed(1)} ${y(value).toFixed(1)}`)
      .join('');
  const highest = points.reduce((max, one) => (one.value > max.value ? one : max), { second: 0, value: 0 });
  return (
    <svg className="reh-chart" viewBox={`0 -16 ${width} ${height + 36}`} role="img" aria-label={label}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={left} x2={width - right} y1={y(tick)} y2={y(tick)} />
          <text x={left - 6} y={y(tick) + 4} textAnchor="end">
            {tick.toLocaleString('en')}
          </text>
        </g>
      ))}
      {limit && (
        <g className="limit">
          <line x1={left} x2={width - right} y1={y(limit.value)} y2={y(limit.value)} />
          <text x={width - right + 6} y={y(limit.value) + 4}>
            {limit.text}
          </text>
        </g>
      )}
      {compared.length > 1 && <path className="compared" d={path(compared)} />}
      {points.length > 0 && <path className="line" d={path(points)} />}
      {now !== null && <line className="now" x1={x(now)} x2={x(now)} y1="-10" y2={height} />}
      {highest.value > 0 && (
        <text className="value" x={x(highest.second)} y={y(highest.value) - 5} textAnchor="middle">
          {highest.value.toLocaleString('en')}
        </text>
      )}
      {Array.from({ length: MARKS }, (_, at) => Math.round((whole * at) / (MARKS - 1))).map((second) => (
        <text key={second} x={x(second)} y={height + 16} textAnchor="middle">
          {clock(second)}
        </text>
      ))}
    </svg>
  );
}
