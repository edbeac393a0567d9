import './TilesMedal.css';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { tileIcon } from '@meetingapp/ui/tile-icons.ts';
import { ToAddress } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';
import type { Home } from './block.ts';

/** Medals, three in a row. */
export function TilesMedal({ home }: { home: Home }) {
  const t = useT('home');
  if (home.tiles.length === 0) return null;
  return (
    <nav className="hb-medals" aria-label={t('tiles')}>
      {home.tiles.map((tile) => (
        <ToAddress key={tile.key} address={tile.to} className="item">
          <span>
            <Icon icon={tileIcon(tile.icon)} />
          </span>
          <b>{tile.title}</b>
          {tile.badge !== '' && <em>{tile.badge}</em>}
        </ToAddress>
      ))}
    </nav>
  );
}
