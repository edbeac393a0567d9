import './TilesIndex.css';
import { AddressLink } from '../../../../lib/navigation/navigation.tsx';
import { useT } from '../../../../lib/texts/texts.ts';
import { SectionHead } from '../../parts/SectionHead.tsx';
import { two } from '../../view.ts';
import type { Home } from '../block.ts';

/** Tiles as a table of contents with dot leaders. */
export function TilesIndex({ home }: { home: Home }) {
  const t = useT('home');
  if (home.tiles.length === 0) return null;
  return (
    <section className="hb-index">
      <SectionHead title={t('contents')} />
      <nav aria-label={t('tiles')}>
        {home.tiles.map((tile, at) => (
          <AddressLink key={tile.key} address={tile.to} className="entry">
            <b>{tile.title}</b>
            <i />
            {tile.badge === '' ? <span aria-hidden="true">{two(at + 1)}</span> : <em>{tile.badge}</em>}
          </AddressLink>
        ))}
      </nav>
    </section>
  );
}
