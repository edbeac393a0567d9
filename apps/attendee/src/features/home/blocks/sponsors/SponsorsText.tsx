import './SponsorsText.css';
import { useT } from '../../../../lib/texts/texts.ts';
import type { Home } from '../block.ts';
import { Sponsor } from './Sponsor.tsx';

/** Sponsors in one sentence. */
export function SponsorsText({ home }: { home: Home }) {
  const t = useT('home');
  const { sponsors } = home.info;
  if (sponsors.length === 0) return null;
  return (
    <p className="hb-sponsors text">
      <span>{t('sponsors')}</span>
      {sponsors.map((sponsor) => (
        <Sponsor key={sponsor.name} as="span" plain {...{ home, sponsor }} />
      ))}
    </p>
  );
}
