import './BannerIdentity.css';
import { Phrases } from '../../../../lib/texts/Phrases.tsx';
import { WhenWhere } from './WhenWhere.tsx';
import { PulseLine } from '../art/PulseLine.tsx';
import type { Home } from '../block.ts';

/** Name, days and place in large plain letters. */
export function BannerIdentity({ home }: { home: Home }) {
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
