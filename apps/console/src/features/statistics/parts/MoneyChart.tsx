import './chart.css';
import type { DayFigures } from '@meetingapp/contract/statistics/figures.ts';
import { exponentOf } from '@meetingapp/domain/exponent.ts';
import { scaleOf } from '@meetingapp/domain/statistics/scale.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { bars, daysText } from '../view.ts';

const width = 640;
const height = 150;
const right = 56;

/** Bars by day: income online and by transfer above the axis, refunds below it. */
export function MoneyChart({
  label,
  days,
  currency,
}: {
  label: string;
  days: readonly DayFigures[];
  currency: string;
}) {
  const language = useLanguage();
  const unit = 10 ** exponentOf(currency);
  const shown = bars(days);
  const last = shown.at(-1);
  const most = Math.max(0, ...shown.map(({ figures }) => figures.online + figures.transferred));
  const below = Math.max(0, ...shown.map(({ figures }) => figures.refunded));
  const { top, ticks } = scaleOf(most / unit, 3);
  const inner = width - right;
  const tall = (amount: number) => (height * amount) / (top * unit);
  const step = inner / Math.max(1, shown.length);
  const broad = Math.min(28, step * 0.7);
  return (
    <svg className="chart" viewBox={`-4 -12 ${width + 8} ${height + 34 + tall(below)}`} role="img" aria-label={label}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1="0" x2={inner} y1={height - tall(tick * unit)} y2={height - tall(tick * unit)} />
          <text x={inner + 8} y={height - tall(tick * unit) + 4}>
            {tick.toLocaleString('en')}
          </text>
        </g>
      ))}
      {shown.map(({ days: own, figures }, index) => {
        const left = index * step + (step - broad) / 2;
        const [online, transferred, refunded] = [figures.online, figures.transferred, figures.refunded].map(tall) as [
          number,
          number,
          number,
        ];
        return (
          <g key={own[0]}>
            <title>{daysText(own, language)}</title>
            <rect className="online" x={left} y={height - online} width={broad} height={online} />
            <rect
              className="transferred"
              x={left}
              y={height - online - transferred}
              width={broad}
              height={transferred}
            />
            <rect className="refunded" x={left} y={height + 2} width={broad} height={refunded} />
          </g>
        );
      })}
      <text x="0" y={height + 20 + tall(below)}>
        {shown[0] && daysText(shown[0].days, language)}
      </text>
      <text x={inner} y={height + 20 + tall(below)} textAnchor="end">
        {last && daysText(last.days, language)}
      </text>
    </svg>
  );
}
