import './TilesPicture.css';
import { AddressLink } from '../../../../lib/navigation/navigation.tsx';
import { useT } from '../../../../lib/texts/texts.ts';
import { TileDrawing } from '../art/TileDrawing.tsx';
import type { Home } from '../block.ts';

/** Backgrounds and heights in rotation; a dark background where the picture is a night scene. */
const grounds = ['sky', 'night', 'sand', 'rose', 'sand', 'rose', 'sky', 'leaf', 'rose', 'leaf', 'sky', 'sand'];
const tall = [true, false, true, false, false, true, true, false, true, false];

/** A cut-out picture per tile, in two columns. */
export function TilesPicture({ home }: { home: Home }) {
  const t = useT('home');
  if (home.tiles.length === 0) return null;
  return (
    <nav className="hb-pictures" aria-label={t('tiles')}>
      {home.tiles.map((tile, at) => (
        <AddressLink
          key={tile.key}
          address={tile.to}
          className={`${tile.icon === 'bedDouble' ? 'night' : grounds[at % grounds.length]} ${tall[at % tall.length] ? 'tall' : 'flat'}`}
        >
          <TileDrawing icon={tile.icon} />
          <b>{tile.title}</b>
          {tile.badge !== '' && <em>{tile.badge}</em>}
        </AddressLink>
      ))}
    </nav>
  );
}
