import './SponsorsText.css';
import { useT } from '../../../../lib/texts/texts.ts';
import type { Home } from '../block.ts';

/** Sponsors in one sentence. */
export function SponsorsText({ home }: { home: Home }) {
  const t = useT('home');
  const { sponsors } = home.info;
  if (sponsors.length === 0) return null;
  return (
    <p className="hb-sponsors text">
      <span>{t('sponsors')}</span>
      {sponsors.map(({ name }) => (
        <span key={name}>{name}</span>
      ))}
    </p>
  );
}
