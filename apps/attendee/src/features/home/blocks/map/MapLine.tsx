import './MapLine.css';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { mapPin } from '@meetingapp/ui/icons/icons-topics.ts';
import { chevronRight } from '@meetingapp/ui/icons/icons.ts';
import { Link } from '../../../../lib/navigation/navigation.tsx';
import type { Home } from '../block.ts';

/** Venue, with links to directions and the map. */
export function MapLine({ home }: { home: Home }) {
  const { city, venue } = home.info.conference;
  if (venue === '') return null;
  return (
    <Link name="conf" params={{ id: home.cid }} className="hb-place">
      <Icon icon={mapPin} />
      <span>
        <b>{venue}</b>
        <small>{city}</small>
      </span>
      <Icon icon={chevronRight} />
    </Link>
  );
}
