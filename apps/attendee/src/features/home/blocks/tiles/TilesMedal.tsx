import './TilesMedal.css';
import { AddressLink } from '../../../../lib/navigation/navigation.tsx';
import { useT } from '../../../../lib/texts/texts.ts';
import type { Home } from '../block.ts';
import { TileIcon } from './TileIcon.tsx';

/** Tiles as medals, three in a row. */
export function TilesMedal({ home }: { home: Home }) {
  const t = useT('home');
  if (home.tiles.length === 0) return null;
  return (
    <nav className="hb-medals" aria-label={t('tiles')}>
      {home.tiles.map((tile) => (
        <AddressLink key={tile.key} address={tile.to} className="item">
          <span>
            <TileIcon tile={tile} />
          </span>
          <b>{tile.title}</b>
          {tile.badge !== '' && <em>{tile.badge}</em>}
        </AddressLink>
      ))}
    </nav>
  );
}
