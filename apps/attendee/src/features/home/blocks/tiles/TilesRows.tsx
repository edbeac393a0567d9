import './TilesRows.css';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { chevronRight } from '@meetingapp/ui/icons/icons.ts';
import { useT } from '../../../../lib/texts/texts.ts';
import { AddressLink } from '../../../../lib/navigation/navigation.tsx';
import type { Home } from '../block.ts';
import { TileIcon } from './TileIcon.tsx';

/** Tiles in a list with large text. */
export function TilesRows({ home }: { home: Home }) {
  const t = useT('home');
  if (home.tiles.length === 0) return null;
  return (
    <nav className="hb-rows" aria-label={t('tiles')}>
      {home.tiles.map((tile) => (
        <AddressLink key={tile.key} address={tile.to}>
          <TileIcon tile={tile} />
          <span>
            <b>{tile.title}</b>
            {tile.badge !== '' && <small>{tile.badge}</small>}
          </span>
          <Icon icon={chevronRight} />
        </AddressLink>
      ))}
    </nav>
  );
}
