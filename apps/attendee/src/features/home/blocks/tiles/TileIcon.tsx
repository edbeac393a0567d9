import './TileIcon.css';
import type { Tile } from '@meetingapp/contract/home/home.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { tileIcon } from '@meetingapp/ui/icons/tile-icons.ts';
import { smallPicture } from '@meetingapp/ui/media/small-picture.ts';

/** A tile's own picture, else its icon. */
export function TileIcon({ tile: { icon, image } }: { tile: Pick<Tile, 'icon' | 'image'> }) {
  return image ? (
    <img className="tile-picture" src={smallPicture(image, 256)} alt="" />
  ) : (
    <Icon icon={tileIcon(icon)} />
  );
}
