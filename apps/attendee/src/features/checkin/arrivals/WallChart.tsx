import type { arrivalCalls } from '@meetingapp/contract/checkin/arrivals.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { clockText } from '../../../lib/time/dates.ts';

const WIDTH = 1160;
const HEIGHT = 216;
/** Where the axis lies, and how much the highest point leaves free for its text. */
const BASE = 178;
const TOP = 44;
/** Fewer people than this are no peak. */
const LEAST_PEAK = 2;

/** Minutes whose mean is drawn: a single minute says little. */
const SMOOTHED = 5;

function smooth<Minute extends { people: number }>(minutes: readonly Minute[]): Minute[] {
  return minutes.map((minute, index) => {
    const near = minutes.slice(Math.max(0, index + 1 - SMOOTHED), index + 1);
    return { ...minute, people: near.reduce((sum, { people }) => sum + people, 0) / near.length };
  });
}

/** Arrivals of two hours as an area, and those expected in the next hour as a dashed line with its peak. */
export function WallChart({ wall }: { wall: AnswerOf<typeof arrivalCalls.arrivalWall> }) {
  const t = useT('checkinArrivals');
  const { minutes, forecast, zone, perMinute } = wall;
  // The running minute is not over.
  const past = smooth(minutes.slice(0, -1));
  const all = [...past, ...forecast];
  const most = Math.max(10, ...all.map(({ people }) => people));
  const x = (index: number) => 4 + (index / Math.max(1, all.length - 1)) * (WIDTH - 8);
  const y = (people: number) => BASE - (people / most) * (BASE - TOP);
  const points = past.map(({ people }, index) => `${x(index)},${y(people)}`);
  const now = past.length - 1;
  const ahead = [past.at(-1), ...forecast].flatMap((one, index) => (one ? [`${x(now + index)},${y(one.people)}`] : []));
  const peakAt = forecast.reduce((best, one, index) => (one.people > (forecast[best]?.people ?? 0) ? index : best), 0);
  const peak = forecast[peakAt];
  const hasPeak = peak !== undefined && peak.people >= LEAST_PEAK;
  const peakTime = peak ? clockText(peak.at, zone) : '';
  const peakPeople = Math.round(peak?.people ?? 0);
  const halfHours = all.flatMap(({ at }, index) =>
    new Date(at).getUTCMinutes() % 30 === 0 && index > 2 && index < all.length - 4 ? [{ at, index }] : [],
  );
  return (
    <svg
      className="wall-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={
        hasPeak
          ? t('chart', { count: perMinute, time: peakTime, most: peakPeople })
          : t('chartNow', { count: perMinute })
      }
    >
      <polygon className="area" points={`4,${BASE} ${points.join(' ')} ${x(now)},${BASE}`} />
      <polyline className="past" points={points.join(' ')} />
      <polyline className="ahead" points={ahead.join(' ')} />
      <line className="now" x1={x(now)} x2={x(now)} y1="24" y2={BASE} />
      <text className="v" x={x(now) - 14} y="38" textAnchor="end">
        {t('now', { count: perMinute })}
      </text>
      {hasPeak && (
        <text
          className="v"
          x={Math.min(WIDTH - 110, Math.max(x(now) + 120, x(now + 1 + peakAt)))}
          y="38"
          textAnchor="middle"
        >
          {t('peak', { time: peakTime, count: peakPeople })}
        </text>
      )}
      {halfHours.map(({ at, index }) => (
        <text key={at} x={x(index)} y={HEIGHT - 6} textAnchor="middle">
          {clockText(at, zone)}
        </text>
      ))}
    </svg>
  );
}
