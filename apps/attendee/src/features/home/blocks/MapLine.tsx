import './MapLine.css';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { mapPin } from '@meetingapp/ui/icons-topics.ts';
import { chevronRight } from '@meetingapp/ui/icons.ts';
import { To } from '../../../lib/go.tsx';
import type { Home } from './block.ts';

/** Where it is, with the way to the address and the map. */
export function MapLine({ home }: { home: Home }) {
  const { city, venue } = home.info.conference;
  if (venue === '') return null;
  return (
    <To name="conf" params={{ id: home.cid }} className="hb-place">
      <Icon icon={mapPin} />
      <span>
        <b>{venue}</b>
        <small>{city}</small>
      </span>
      <Icon icon={chevronRight} />
    </To>
  );
}
