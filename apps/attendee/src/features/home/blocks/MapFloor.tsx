import './MapFloor.css';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { store } from '@meetingapp/ui/icons-home.ts';
import { ToAddress } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';
import { FloorPlan } from './art/FloorPlan.tsx';
import type { Home } from './block.ts';

/** The floor with its booths, and under it who stands at the marked one: the first exhibitor that the floor has. */
export function MapFloor({ home }: { home: Home }) {
  const t = useT('home');
  const { floor, exhibitors } = home.info;
  if (floor.length === 0) return null;
  const labels = new Set(floor.map(({ label }) => label));
  const marked = exhibitors.find(({ booth }) => booth !== '' && labels.has(booth));
  return (
    <section className="hb-floor" aria-label={t('floor')}>
      <FloorPlan areas={floor} taken={exhibitors.map(({ booth }) => booth)} marked={marked?.booth ?? ''} />
      {marked && (
        <ToAddress address={marked.to} className="way">
          <Icon icon={store} />
          <span>
            <b>{marked.name}</b>
            <small>{marked.field}</small>
          </span>
          <b className="booth">{marked.booth}</b>
        </ToAddress>
      )}
    </section>
  );
}
