import './BannerDay.css';
import { dayOf, phaseOf } from '@meetingapp/domain/conference/phase.ts';
import { hallsNow } from '@meetingapp/domain/home/sessions.ts';
import { Phrases } from '../../../../lib/texts/Phrases.tsx';
import { clockText, shortDay, weekday } from '../../../../lib/time/dates.ts';
import { useLanguage } from '../../../../lib/texts/language.ts';
import { useT } from '../../../../lib/texts/texts.ts';
import { useNow } from '../../../../lib/time/use-now.ts';
import { HeadTools } from '../../parts/HeadTools.tsx';
import { daysFrom } from '../../view.ts';
import type { Home } from '../block.ts';

const SECOND_MS = 1000;

/** The venue's local time in large digits; the date, what is on now, and the days of the conference. */
export function BannerDay({ home }: { home: Home }) {
  const t = useT('home');
  const language = useLanguage();
  const now = useNow(SECOND_MS);
  const { conference, nowNext } = home.info;
  const { startsOn, endsOn, zone, title, city } = conference;
  const today = dayOf(now, zone);
  const time = phaseOf(conference, now);
  const running = hallsNow(nowNext, now).filter(({ current }) => current).length;
  const facts =
    time.phase === 'before'
      ? [t('countdown.daysTo', { days: time.days }), city]
      : time.phase === 'after'
        ? [t('countdown.after'), city]
        : [t('countdown.day', { day: time.day }), running > 0 ? t('hallsOn', { count: running }) : city];
  return (
    <section className="hb-day">
      <div className="top">
        <h1>
          <Phrases text={title} />
        </h1>
        <HeadTools home={home} />
      </div>
      <div className="clock">
        <time>{clockText(now, zone)}</time>
        <p>
          <b>
            {shortDay(today, language)} {weekday(today, language)}
          </b>
          <span>{facts.join(' · ')}</span>
        </p>
      </div>
      <ol className="days" aria-label={t('days')}>
        {daysFrom(startsOn, endsOn).map((day) => (
          <li key={day} aria-current={day === today ? 'date' : undefined}>
            <b>{Number(day.slice(8))}</b>
            {weekday(day, language)}
          </li>
        ))}
      </ol>
    </section>
  );
}
