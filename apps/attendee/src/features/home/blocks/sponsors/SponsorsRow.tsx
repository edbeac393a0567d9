import './SponsorsRow.css';
import { useT } from '../../../../lib/texts/texts.ts';
import type { Home } from '../block.ts';
import { Sponsor } from './Sponsor.tsx';

/** Sponsors three in a row, each with its logo. */
export function SponsorsRow({ home }: { home: Home }) {
  const t = useT('home');
  const { sponsors } = home.info;
  if (sponsors.length === 0) return null;
  return (
    <section className="hb-sponsors row-of" aria-label={t('sponsors')}>
      <ul>
        {sponsors.map((sponsor) => (
          <Sponsor key={sponsor.name} as="li" {...{ home, sponsor }} />
        ))}
      </ul>
    </section>
  );
}
