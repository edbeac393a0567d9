import './TilesPicture.css';
import { ToAddress } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';
import { TileDrawing } from './art/TileDrawing.tsx';
import type { Home } from './block.ts';

/** Grounds and heights in turn; a dark one where the picture is of the night. */
const grounds = ['sky', 'night', 'sand', 'rose', 'sand', 'rose', 'sky', 'leaf', 'rose', 'leaf', 'sky', 'sand'];
const tall = [true, false, true, false, false, true, true, false, true, false];

/** A cut-out picture for every tile, in two columns. */
export function TilesPicture({ home }: { home: Home }) {
  const t = useT('home');
  if (home.tiles.length === 0) return null;
  return (
    <nav className="hb-pictures" aria-label={t('tiles')}>
      {home.tiles.map((tile, at) => (
        <ToAddress
          key={tile.key}
          address={tile.to}
          className={`${tile.icon === 'bedDouble' ? 'night' : grounds[at % grounds.length]} ${tall[at % tall.length] ? 'tall' : 'flat'}`}
        >
          <TileDrawing icon={tile.icon} />
          <b>{tile.title}</b>
          {tile.badge !== '' && <em>{tile.badge}</em>}
        </ToAddress>
      ))}
    </nav>
  );
}
