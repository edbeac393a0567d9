import './TilesBento.css';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { qrCode } from '@meetingapp/ui/icons/icons-topics.ts';
import { Link, AddressLink } from '../../../../lib/navigation/navigation.tsx';
import { useT } from '../../../../lib/texts/texts.ts';
import { BentoNow } from './BentoNow.tsx';
import { bentoCells } from '../../view.ts';
import { ClientOnlyArt } from '../art/ClientOnlyArt.tsx';
import { TileDrawing } from '../art/TileDrawing.tsx';
import type { Home } from '../block.ts';
import { TileIcon } from './TileIcon.tsx';

/**
 * A gapless grid of cells of different sizes: the current session, the person's entry code, then the tiles; large cells have a
 * drawing.
 */
export function TilesBento({ home }: { home: Home }) {
  const t = useT('home');
  const cells = bentoCells(home.tiles.length);
  return (
    <nav className="hb-bento" aria-label={t('tiles')}>
      <BentoNow home={home} />
      <Link name="personalList" params={{ cid: home.cid }} className="cell s23 sun code">
        <Icon icon={qrCode} />
        <b>{t('dock.code')}</b>
      </Link>
      {home.tiles.map((tile, at) => {
        const { size, tone } = cells[at] ?? { size: 's61', tone: '' };
        const large = size === 's43' || size === 's42' || size === 's23';
        return (
          <AddressLink key={tile.key} address={tile.to} className={`cell ${size} ${tone}`}>
            {!large && <TileIcon tile={tile} />}
            {large && <ClientOnlyArt Art={TileDrawing} icon={tile.icon} whole={size === 's43'} />}
            <b>{tile.title}</b>
            {tile.badge !== '' && <em>{tile.badge}</em>}
          </AddressLink>
        );
      })}
    </nav>
  );
}
