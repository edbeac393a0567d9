import './TilesIndex.css';
import { ToAddress } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';
import { SectionHead } from '../parts/SectionHead.tsx';
import { two } from '../view.ts';
import type { Home } from './block.ts';

/** A table of contents with dot leaders. */
export function TilesIndex({ home }: { home: Home }) {
  const t = useT('home');
  if (home.tiles.length === 0) return null;
  return (
    <section className="hb-index">
      <SectionHead title={t('contents')} />
      <nav aria-label={t('tiles')}>
        {home.tiles.map((tile, at) => (
          <ToAddress key={tile.key} address={tile.to} className="entry">
            <b>{tile.title}</b>
            <i />
            {tile.badge === '' ? <span aria-hidden="true">{two(at + 1)}</span> : <em>{tile.badge}</em>}
          </ToAddress>
        ))}
      </nav>
    </section>
  );
}
