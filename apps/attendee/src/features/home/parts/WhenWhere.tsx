import { daysText } from '../../../lib/dates.ts';
import { useLanguage } from '../../../lib/language.ts';
import type { Home } from '../blocks/block.ts';

/** The days and the place, each kept together in its line. */
export function WhenWhere({ home, className }: { home: Home; className?: string }) {
  const language = useLanguage();
  const { startsOn, endsOn, city, venue } = home.info.conference;
  return (
    <p className={className}>
      {daysText(startsOn, endsOn, language)}
      <br />
      {[city, venue].filter((place) => place !== '').join(' · ')}
    </p>
  );
}
