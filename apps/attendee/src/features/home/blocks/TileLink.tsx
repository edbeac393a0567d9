import './TileLink.css';
import type { Tile } from '@meetingapp/contract/home.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { tileIcon } from '@meetingapp/ui/tile-icons.ts';
import { ToAddress } from '../../../lib/go.tsx';

/** What every tile is, whatever it looks like: an icon, a word, a badge, a way. */
export function TileLink({ tile }: { tile: Tile }) {
  return (
    <ToAddress address={tile.to}>
      <Icon icon={tileIcon(tile.icon)} />
      <b>{tile.title}</b>
      {tile.badge !== '' && <em className="bd">{tile.badge}</em>}
    </ToAddress>
  );
}
