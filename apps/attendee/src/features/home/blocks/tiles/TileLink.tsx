import './TileLink.css';
import type { Tile } from '@meetingapp/contract/home/home.ts';
import { TileIcon } from './TileIcon.tsx';
import { AddressLink } from '../../../../lib/navigation/navigation.tsx';

/** Content common to all tiles: icon, label, badge, link. */
export function TileLink({ tile }: { tile: Tile }) {
  return (
    <AddressLink address={tile.to}>
      <TileIcon tile={tile} />
      <b>{tile.title}</b>
      {tile.badge !== '' && <em className="bd">{tile.badge}</em>}
    </AddressLink>
  );
}
