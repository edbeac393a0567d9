import './BannerIdent.css';
import { Phrases } from '../../../lib/Phrases.tsx';
import { WhenWhere } from '../parts/WhenWhere.tsx';
import { PulseLine } from './art/PulseLine.tsx';
import type { Home } from './block.ts';

/** Name, days and place in large plain letters. */
export function BannerIdent({ home }: { home: Home }) {
  return (
    <section className="hb-ident">
      <PulseLine />
      <h1>
        <Phrases text={home.info.conference.title} />
      </h1>
      <WhenWhere home={home} />
    </section>
  );
}
