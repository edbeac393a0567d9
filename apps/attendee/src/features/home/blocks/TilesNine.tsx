import './TilesNine.css';
import { useT } from '../../../lib/texts.ts';
import { TileLink } from './TileLink.tsx';
import type { Home } from './block.ts';

/** Three in a row on squared paper, as cardiograms are. */
export function TilesNine({ home }: { home: Home }) {
  const t = useT('home');
  if (home.tiles.length === 0) return null;
  return (
    <nav className="hb-tiles nine" aria-label={t('tiles')}>
      <div className="in">
        {home.tiles.map((tile) => (
          <TileLink key={tile.key} tile={tile} />
        ))}
      </div>
    </nav>
  );
}
