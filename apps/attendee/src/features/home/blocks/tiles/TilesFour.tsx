import './TilesFour.css';
import { useT } from '../../../../lib/texts/texts.ts';
import { TileLink } from './TileLink.tsx';
import type { Home } from '../block.ts';

/** Two tiles in a row between hairlines; the first is emphasised. */
export function TilesFour({ home }: { home: Home }) {
  const t = useT('home');
  if (home.tiles.length === 0) return null;
  return (
    <nav className="hb-tiles four" aria-label={t('tiles')}>
      <div className="in">
        {home.tiles.map((tile) => (
          <TileLink key={tile.key} tile={tile} />
        ))}
      </div>
    </nav>
  );
}
