import './Bar.css';
import './BarId.css';
import { Phrases } from '../../../lib/Phrases.tsx';
import { figureDays } from '../../../lib/dates.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';
import { usePhase } from '../../../lib/use-phase.ts';
import { Tools } from '../parts/Tools.tsx';
import type { Home } from './block.ts';

/** The conference's name as the head of the page, with days, place and which day it is. */
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
      <Tools home={home} />
    </header>
  );
}
