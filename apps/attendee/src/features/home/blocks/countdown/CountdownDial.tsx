import './CountdownDial.css';
import { Phrases } from '../../../../lib/texts/Phrases.tsx';
import { daysText } from '../../../../lib/time/dates.ts';
import { useLanguage } from '../../../../lib/texts/language.ts';
import { useT } from '../../../../lib/texts/texts.ts';
import { usePhase } from '../../../../lib/time/use-phase.ts';
import { DialFace } from '../art/DialFace.tsx';
import type { Home } from '../block.ts';

/** Days left on a dial of a hundred, with name, days and place below. */
export function CountdownDial({ home }: { home: Home }) {
  const t = useT('home');
  const language = useLanguage();
  const { title, startsOn, endsOn, city, venue } = home.info.conference;
  const time = usePhase(home.info.conference);
  const share = time.phase === 'before' ? time.days : time.phase === 'during' ? (100 * time.day) / time.of : 0;
  return (
    <section className="hb-countdown dial">
      <div className="face" role="timer">
        <DialFace hundredths={share} />
        <span className="in">
          {time.phase === 'before' && time.days > 0 && (
            <>
              <b className={time.days > 99 ? 'long' : undefined}>{time.days}</b>
              <span>{t('countdown.daysLeft')}</span>
            </>
          )}
          {time.phase === 'before' && time.days === 0 && (
            <>
              <b className="clock">
                {t('countdown.clock', { hours: time.hours, minutes: String(time.minutes).padStart(2, '0') })}
              </b>
              <span>{t('countdown.hoursLeft')}</span>
            </>
          )}
          {time.phase === 'during' && (
            <>
              <b>{time.day}</b>
              <span>{t('countdown.duringDay', { of: time.of })}</span>
            </>
          )}
          {time.phase === 'after' && <b className="word">{t('countdown.after')}</b>}
        </span>
      </div>
      <h1>
        <Phrases text={title} />
      </h1>
      <p>
        {daysText(startsOn, endsOn, language)}
        <br />
        {city} · {venue}
      </p>
    </section>
  );
}
