import './TilesNine.css';
import { useT } from '../../../../lib/texts/texts.ts';
import { TileLink } from './TileLink.tsx';
import type { Home } from '../block.ts';

/** Tiles three in a row on a grid like cardiogram paper. */
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
