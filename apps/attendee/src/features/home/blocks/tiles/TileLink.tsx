import './TileLink.css';
import type { Tile } from '@meetingapp/contract/home/home.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { tileIcon } from '@meetingapp/ui/icons/tile-icons.ts';
import { AddressLink } from '../../../../lib/navigation/navigation.tsx';

/** Content common to all tiles: icon, label, badge, link. */
export function TileLink({ tile }: { tile: Tile }) {
  return (
    <AddressLink address={tile.to}>
      <Icon icon={tileIcon(tile.icon)} />
      <b>{tile.title}</b>
      {tile.badge !== '' && <em className="bd">{tile.badge}</em>}
    </AddressLink>
  );
}
