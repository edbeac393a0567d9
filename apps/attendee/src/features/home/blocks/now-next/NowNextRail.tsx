import './NowNextRail.css';
import { clockText } from '../../../../lib/time/dates.ts';
import { AddressLink } from '../../../../lib/navigation/navigation.tsx';
import { useT } from '../../../../lib/texts/texts.ts';
import { SectionHead } from '../../parts/SectionHead.tsx';
import type { Home } from '../block.ts';

/** Programme of the ceremony, item by item. */
export function NowNextRail({ home }: { home: Home }) {
  const t = useT('home');
  const points = home.info.nowNext.filter(({ kind }) => kind === 'ceremony');
  if (points.length === 0) return null;
  return (
    <section className="hb-rail">
      <SectionHead title={t('sessions.ceremony')} />
      {points.slice(0, 8).map((point) => (
        <AddressLink key={point.sessionId} address={point.to} className="point">
          <time dateTime={point.from}>{clockText(point.from, home.info.conference.zone)}</time>
          <span>
            <b>{point.title}</b>
            <small>{point.chairs.length > 0 ? point.chairs.join(' · ') : point.hallName}</small>
          </span>
        </AddressLink>
      ))}
    </section>
  );
}
