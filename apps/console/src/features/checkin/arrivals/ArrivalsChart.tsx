import { clockIn } from '@meetingapp/domain/zoned.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface Minute {
  at: string;
  people: number;
}

interface ArrivalsChartProps {
  minutes: readonly Minute[];
  forecast: readonly Minute[];
  /** Admissions per minute that the devices can make. */
  throughput: number;
  zone: string;
}

const WIDTH = 720;
const HEIGHT = 160;

/** Arrivals of each minute as an area, what is expected as a dashed line, and what the devices can do as a dotted one. */
export function ArrivalsChart({ minutes, forecast, throughput, zone }: ArrivalsChartProps) {
  const t = useT('checkinConsole');
  const all = [...minutes, ...forecast];
  const most = Math.max(10, throughput, ...all.map(({ people }) => people));
  const x = (index: number) => (index / Math.max(1, all.length - 1)) * WIDTH;
  const y = (people: number) => HEIGHT - (people / most) * (HEIGHT - 12);
  const past = minutes.map(({ people }, index) => `${x(index)},${y(people)}`);
  const ahead = [minutes.at(-1), ...forecast].flatMap((one, index) =>
    one ? [`${x(minutes.length - 1 + index)},${y(one.people)}`] : [],
  );
  const clock = (one: Minute | undefined) => (one ? clockIn(zone, new Date(one.at)).slice(11) : '');
  const now = minutes.at(-1);
  const sum = minutes.reduce((total, { people }) => total + people, 0);
  return (
    <figure className="arrivals-chart">
      <svg
        preserveAspectRatio="none"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('arrivals.chart', { count: sum, time: clock(now) })}
      >
        <polygon points={`0,${HEIGHT} ${past.join(' ')} ${x(minutes.length - 1)},${HEIGHT}`} className="area" />
        <polyline points={past.join(' ')} className="past" />
        <polyline points={ahead.join(' ')} className="ahead" />
        {throughput > 0 && <line x1="0" x2={WIDTH} y1={y(throughput)} y2={y(throughput)} className="limit" />}
        <line x1={x(minutes.length - 1)} x2={x(minutes.length - 1)} y1="0" y2={HEIGHT} className="now" />
      </svg>
      <figcaption>
        <span>{clock(minutes[0])}</span>
        <span>{t('arrivals.legend', { most })}</span>
        <span>{clock(all.at(-1))}</span>
      </figcaption>
    </figure>
  );
}
