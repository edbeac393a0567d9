import './TilesStrip.css';
import { useT } from '../../../../lib/texts/texts.ts';
import { TileLink } from './TileLink.tsx';
import type { Home } from '../block.ts';

/** One row of tiles that scrolls sideways. */
export function TilesStrip({ home }: { home: Home }) {
  const t = useT('home');
  if (home.tiles.length === 0) return null;
  return (
    <nav className="hb-tiles strip" aria-label={t('tiles')}>
      <div className="in">
        {home.tiles.map((tile) => (
          <TileLink key={tile.key} tile={tile} />
        ))}
      </div>
    </nav>
  );
}
