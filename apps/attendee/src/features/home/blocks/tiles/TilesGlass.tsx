import './TilesGlass.css';
import { useT } from '../../../../lib/texts/texts.ts';
import { TileLink } from './TileLink.tsx';
import type { Home } from '../block.ts';

/** Tiles as dark glass panes over a picture: four in a row, or three where that fills the last row. */
export function TilesGlass({ home }: { home: Home }) {
  const t = useT('home');
  const count = home.tiles.length;
  if (count === 0) return null;
  return (
    <nav className="hb-tiles glass" aria-label={t('tiles')}>
      <div className={count % 4 !== 0 && count % 3 === 0 && count < 10 ? 'in three' : 'in'}>
        {home.tiles.map((tile) => (
          <TileLink key={tile.key} tile={tile} />
        ))}
      </div>
    </nav>
  );
}
