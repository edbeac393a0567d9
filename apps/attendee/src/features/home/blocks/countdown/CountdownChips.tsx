import './CountdownChips.css';
import { useT } from '../../../../lib/texts/texts.ts';
import { usePhase } from '../../../../lib/time/use-phase.ts';
import { two } from '../../view.ts';
import type { Home } from '../block.ts';

/** Days, hours, minutes and seconds in one line; during the conference which day it is, afterwards that it is over. */
export function CountdownChips({ home }: { home: Home }) {
  const t = useT('home');
  const time = usePhase(home.info.conference);
  if (time.phase !== 'before')
    return (
      <section className="hb-countdown chips">
        <b className="lab">{time.phase === 'during' ? t('countdown.during') : t('countdown.after')}</b>
        {time.phase === 'during' && <span className="now">{t('countdown.dayOf', { day: time.day, of: time.of })}</span>}
      </section>
    );
  const chips = [
    [String(time.days), t('countdown.days')],
    [two(time.hours), t('countdown.hours')],
    [two(time.minutes), t('countdown.minutes')],
    [two(time.seconds), t('countdown.seconds')],
  ] as const;
  return (
    <div className="hb-countdown chips" role="timer">
      <b className="lab">{t('countdown.until')}</b>
      {chips.map(([figure, unit]) => (
        <span key={unit}>
          <b>{figure}</b>
          {unit}
        </span>
      ))}
    </div>
  );
}
