import './ExhibitorsSheet.css';
import { ToAddress } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';
import { SectionHead } from '../parts/SectionHead.tsx';
import type { Home } from './block.ts';

/** Who exhibits, and at which booth; the one that the floor marks is lit. */
export function ExhibitorsSheet({ home }: { home: Home }) {
  const t = useT('home');
  const { exhibitors, floor } = home.info;
  if (exhibitors.length === 0) return null;
  const labels = new Set(floor.map(({ label }) => label));
  const marked = exhibitors.find(({ booth }) => booth !== '' && labels.has(booth));
  return (
    <section className="hb-exhibitors">
      <SectionHead title={t('exhibitors')} />
      {exhibitors.map((one) => (
        <ToAddress key={`${one.booth}${one.name}`} address={one.to} className={one === marked ? 'item on' : 'item'}>
          <span className="lg">
            {one.logo === null ? [...one.name][0] : <img src={one.logo} alt="" loading="lazy" />}
          </span>
          <span className="who">
            <b>{one.name}</b>
            {one.field !== '' && <small>{one.field}</small>}
          </span>
          <b className="bo">{one.booth}</b>
        </ToAddress>
      ))}
    </section>
  );
}
