import './CountdownLedger.css';
import { useT } from '../../../../lib/texts/texts.ts';
import { usePhase } from '../../../../lib/time/use-phase.ts';
import { two } from '../../view.ts';
import type { Home } from '../block.ts';

/** Days, hours, minutes and seconds in a table of four cells; during the conference the current day, afterwards that it is over. */
export function CountdownLedger({ home }: { home: Home }) {
  const t = useT('home');
  const time = usePhase(home.info.conference);
  if (time.phase !== 'before')
    return (
      <p className="hb-ledger said">
        <b>{time.phase === 'during' ? t('countdown.during') : t('countdown.after')}</b>
        {time.phase === 'during' && <span>{t('countdown.dayOf', { day: time.day, of: time.of })}</span>}
      </p>
    );
  const cells = [
    [String(time.days), t('countdown.days')],
    [two(time.hours), t('countdown.hours')],
    [two(time.minutes), t('countdown.minutes')],
    [two(time.seconds), t('countdown.seconds')],
  ] as const;
  return (
    <div className="hb-ledger" role="timer" aria-label={t('countdown.until')}>
      {cells.map(([figure, unit]) => (
        <span key={unit}>
          <b>{figure}</b>
          {unit}
        </span>
      ))}
    </div>
  );
}
