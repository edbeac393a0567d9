import './bar.css';
import './BarId.css';
import { Phrases } from '../../../../lib/texts/Phrases.tsx';
import { figureDays } from '../../../../lib/time/dates.ts';
import { useLanguage } from '../../../../lib/texts/language.ts';
import { useT } from '../../../../lib/texts/texts.ts';
import { usePhase } from '../../../../lib/time/use-phase.ts';
import { HeadTools } from '../../parts/HeadTools.tsx';
import type { Home } from '../block.ts';

/** The conference's name as page header, with days, place and the current day. */
export function BarId({ home }: { home: Home }) {
  const t = useT('home');
  const language = useLanguage();
  const { conference } = home.info;
  const time = usePhase(conference);
  const facts = [figureDays(conference.startsOn, conference.endsOn, language), conference.city];
  if (time.phase === 'during') facts.push(t('countdown.day', { day: time.day }));
  if (time.phase === 'after') facts.push(t('countdown.after'));
  return (
    <header className="hb-bar id">
      <span className="name">
        <h1>
          <Phrases text={conference.title} />
        </h1>
        <span>{facts.filter((fact) => fact !== '').join(' · ')}</span>
      </span>
      <HeadTools home={home} />
    </header>
  );
}
