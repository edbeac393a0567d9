import './SponsorsTiers.css';
import { useT } from '../../../../lib/texts/texts.ts';
import type { Home } from '../block.ts';
import { Sponsor } from './Sponsor.tsx';

/** Sponsors grouped by level, in order of each level's first sponsor. */
export function SponsorsTiers({ home }: { home: Home }) {
  const t = useT('home');
  const { sponsors } = home.info;
  if (sponsors.length === 0) return null;
  const tiers = [...new Set(sponsors.map(({ tier }) => tier))];
  return (
    <section className="hb-tiers" aria-label={t('sponsors')}>
      {tiers.map((tier) => (
        <div key={tier}>
          <h2>{tier || t('sponsors')}</h2>
          <ul>
            {sponsors
              .filter((sponsor) => sponsor.tier === tier)
              .map((sponsor) => (
                <Sponsor key={sponsor.name} as="li" {...{ home, sponsor }} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
