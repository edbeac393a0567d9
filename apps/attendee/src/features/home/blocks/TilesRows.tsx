import './TilesRows.css';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { chevronRight } from '@meetingapp/ui/icons.ts';
import { tileIcon } from '@meetingapp/ui/tile-icons.ts';
import { useT } from '../../../lib/texts.ts';
import { ToAddress } from '../../../lib/go.tsx';
import type { Home } from './block.ts';

/** One under the other in large letters. */
export function TilesRows({ home }: { home: Home }) {
  const t = useT('home');
  if (home.tiles.length === 0) return null;
  return (
    <nav className="hb-rows" aria-label={t('tiles')}>
      {home.tiles.map((tile) => (
        <ToAddress key={tile.key} address={tile.to}>
          <Icon icon={tileIcon(tile.icon)} />
          <span>
            <b>{tile.title}</b>
            {tile.badge !== '' && <small>{tile.badge}</small>}
          </span>
          <Icon icon={chevronRight} />
        </ToAddress>
      ))}
    </nav>
  );
}
