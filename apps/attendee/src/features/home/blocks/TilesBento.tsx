import './TilesBento.css';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { qrCode } from '@meetingapp/ui/icons-topics.ts';
import { tileIcon } from '@meetingapp/ui/tile-icons.ts';
import { To, ToAddress } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';
import { BentoNow } from '../parts/BentoNow.tsx';
import { bentoCells } from '../view.ts';
import { LateArt } from './art/LateArt.tsx';
import { TileDrawing } from './art/TileDrawing.tsx';
import type { Home } from './block.ts';

/** Cells of different sizes without a gap: what is on now, one's entry code, then the tiles; the large ones with a drawing. */
export function TilesBento({ home }: { home: Home }) {
  const t = useT('home');
  const cells = bentoCells(home.tiles.length);
  return (
    <nav className="hb-bento" aria-label={t('tiles')}>
      <BentoNow home={home} />
      <To name="personalList" params={{ cid: home.cid }} className="cell s23 sun code">
        <Icon icon={qrCode} />
        <b>{t('dock.code')}</b>
      </To>
      {home.tiles.map((tile, at) => {
        const { size, tone } = cells[at] ?? { size: 's61', tone: '' };
        const large = size === 's43' || size === 's42' || size === 's23';
        return (
          <ToAddress key={tile.key} address={tile.to} className={`cell ${size} ${tone}`}>
            {!large && <Icon icon={tileIcon(tile.icon)} />}
            {large && <LateArt Art={TileDrawing} icon={tile.icon} whole={size === 's43'} />}
            <b>{tile.title}</b>
            {tile.badge !== '' && <em>{tile.badge}</em>}
          </ToAddress>
        );
      })}
    </nav>
  );
}
