import { daysText } from '../../../../lib/time/dates.ts';
import { useLanguage } from '../../../../lib/texts/language.ts';
import type { Home } from '../block.ts';

/** Days and place, each unbroken in its line. */
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
