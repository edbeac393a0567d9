import './TilesMedal.css';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { tileIcon } from '@meetingapp/ui/icons/tile-icons.ts';
import { AddressLink } from '../../../../lib/navigation/navigation.tsx';
import { useT } from '../../../../lib/texts/texts.ts';
import type { Home } from '../block.ts';

/** Tiles as medals, three in a row. */
export function TilesMedal({ home }: { home: Home }) {
  const t = useT('home');
  if (home.tiles.length === 0) return null;
  return (
    <nav className="hb-medals" aria-label={t('tiles')}>
      {home.tiles.map((tile) => (
        <AddressLink key={tile.key} address={tile.to} className="item">
          <span>
            <Icon icon={tileIcon(tile.icon)} />
          </span>
          <b>{tile.title}</b>
          {tile.badge !== '' && <em>{tile.badge}</em>}
        </AddressLink>
      ))}
    </nav>
  );
}
