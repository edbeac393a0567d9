import './NowNextRail.css';
import { clockText } from '../../../lib/dates.ts';
import { ToAddress } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';
import { SectionHead } from '../parts/SectionHead.tsx';
import type { Home } from './block.ts';

/** The order of the ceremony, point by point. */
export function NowNextRail({ home }: { home: Home }) {
  const t = useT('home');
  const points = home.info.nowNext.filter(({ kind }) => kind === 'ceremony');
  if (points.length === 0) return null;
  return (
    <section className="hb-rail">
      <SectionHead title={t('sessions.ceremony')} />
      {points.slice(0, 8).map((point) => (
        <ToAddress key={point.sessionId} address={point.to} className="point">
          <time dateTime={point.from}>{clockText(point.from, home.info.conference.zone)}</time>
          <span>
            <b>{point.title}</b>
            <small>{point.chairs.length > 0 ? point.chairs.join(' · ') : point.hallName}</small>
          </span>
        </ToAddress>
      ))}
    </section>
  );
}
