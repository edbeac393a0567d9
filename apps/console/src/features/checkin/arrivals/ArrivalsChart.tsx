import { clockIn } from '@meetingapp/domain/zoned.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { axisTop, quartersOf, type Minute } from './arrival-view.ts';

interface ArrivalsChartProps {
  minutes: readonly Minute[];
  forecast: readonly Minute[];
  /** Admissions per minute that the devices can make. */
  throughput: number;
  /** Devices that are online. */
  online: number;
  zone: string;
}

const WIDTH = 720;
const HEIGHT = 140;
const HALF_HOUR = 30;
/** A limit up to this is always shown. */
const MOST_FLAT = 10;

/** Arrivals of each minute as an area, what is expected as a dashed line, and what the devices can do as a dotted one. */
export function ArrivalsChart({ minutes, forecast, throughput, online, zone }: ArrivalsChartProps) {
  const t = useT('checkinConsole');
  const [asTable, setAsTable] = useState(false);
  const clock = ({ at }: Minute) => clockIn(zone, new Date(at)).slice(11, 16);
  return (
    <section className="arrivals-chart" aria-label={t('arrivals.chartTitle')}>
      <header>
        <h2>{t('arrivals.chartTitle')}</h2>
        <span className="key past">{t('arrivals.actual')}</span>
        <span className="key ahead">{t('arrivals.expected')}</span>
        <Button size="small" type="text" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {t('arrivals.table')}
        </Button>
      </header>
      {asTable ? (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('arrivals.from')}</th>
              <th scope="col">{t('arrivals.quarter')}</th>
            </tr>
          </thead>
          <tbody>
            {quartersOf(minutes).map((quarter) => (
              <tr key={quarter.at}>
                <td>{clock(quarter)}</td>
                <td>{quarter.people}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <Curve {...{ minutes, forecast, throughput, online, clock }} />
      )}
    </section>
  );
}

interface CurveProps extends Omit<ArrivalsChartProps, 'zone'> {
  clock: (minute: Minute) => string;
}

/** The lines stretch with the page; the words stand above them and do not. */
function Curve({ minutes, forecast, throughput, online, clock }: CurveProps) {
  const t = useT('checkinConsole');
  const all = [...minutes, ...forecast];
  const peak = forecast.reduce<{ index: number; people: number }>(
    (most, { people }, index) => (people > most.people ? { index, people } : most),
    { index: 0, people: 0 },
  );
  const most = Math.max(...all.map(({ people }) => people));
  // Far above all arrivals the limit would press them flat.
  const near = throughput > 0 && throughput <= Math.max(MOST_FLAT, most * 3);
  const top = axisTop(Math.max(near ? throughput : 0, most));
  const right = (index: number) => index / Math.max(1, all.length - 1);
  const x = (index: number) => right(index) * WIDTH;
  const y = (people: number) => HEIGHT - (people / top) * HEIGHT;
  const at = (index: number) => `${right(index) * 100}%`;
  const high = (people: number) => `${(people / top) * 100}%`;
  const last = minutes.length - 1;
  const past = minutes.map(({ people }, index) => `${x(index)},${y(people)}`);
  const now = minutes[last];
  const ahead = [now, ...forecast].flatMap((one, index) => (one ? [`${x(last + index)},${y(one.people)}`] : []));
  const sum = minutes.reduce((total, { people }) => total + people, 0);
  const ticks = all.flatMap((minute, index) => {
    const isRound = Number(clock(minute).slice(3)) % HALF_HOUR === 0;
    return isRound && index > 3 && index < all.length - 4 ? [{ index, text: clock(minute) }] : [];
  });
  // The running minute is not over: the last full one is named.
  const full = minutes.at(-2)?.people ?? 0;
  return (
    <div className="plot">
      <svg
        preserveAspectRatio="none"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('arrivals.chart', { count: sum, time: now ? clock(now) : '' })}
      >
        {[0, top / 2, top].map((value) => (
          <line key={value} x1="0" x2={WIDTH} y1={y(value)} y2={y(value)} className="grid" />
        ))}
        <polygon points={`0,${HEIGHT} ${past.join(' ')} ${x(last)},${HEIGHT}`} className="area" />
        <polyline points={past.join(' ')} className="past" />
        <polyline points={ahead.join(' ')} className="ahead" />
        {near && <line x1="0" x2={WIDTH} y1={y(throughput)} y2={y(throughput)} className="limit" />}
        <line x1={x(last)} x2={x(last)} y1="0" y2={HEIGHT} className="now" />
      </svg>
      <div className="words" aria-hidden="true">
        {[0, top / 2, top].map((value) => (
          <span key={value} className="axis" style={{ bottom: high(value) }}>
            {value}
          </span>
        ))}
        {near && (
          <span className="limit" style={{ bottom: high(throughput) }}>
            {t('arrivals.limit', { devices: online, count: throughput })}
          </span>
        )}
        {now && (
          <b className="now" style={{ right: `${100 - right(last) * 100}%` }}>
            {t('arrivals.nowAt', { time: clock(now), count: full })}
          </b>
        )}
        {peak.people >= 1 && (
          <b className="peak" style={{ left: at(last + 1 + peak.index), bottom: high(peak.people) }}>
            {Math.round(peak.people)}
          </b>
        )}
        {ticks.map(({ index, text }) => (
          <span key={text} className="tick" style={{ left: at(index) }}>
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}
