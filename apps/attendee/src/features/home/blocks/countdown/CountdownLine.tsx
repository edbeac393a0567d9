import './CountdownLine.css';
import { useT } from '../../../../lib/texts/texts.ts';
import { usePhase } from '../../../../lib/time/use-phase.ts';
import { two } from '../../view.ts';
import type { Home } from '../block.ts';

/** One sentence: time until the opening, the current day, or that it is over. */
export function CountdownLine({ home }: { home: Home }) {
  const t = useT('home');
  const time = usePhase(home.info.conference);
  const [before, figure, after] =
    time.phase === 'before'
      ? time.days > 0
        ? [t('countdown.line'), String(time.days), t('countdown.lineDays')]
        : [t('countdown.line'), `${time.hours}:${two(time.minutes)}`, t('countdown.lineHours')]
      : time.phase === 'during'
        ? [t('countdown.during'), '', t('countdown.dayOf', { day: time.day, of: time.of })]
        : [t('countdown.after'), '', ''];
  return (
    <p className="hb-line" role={time.phase === 'before' ? 'timer' : undefined}>
      {before} {figure !== '' && <b>{figure}</b>} {figure === '' && after !== '' && '· '}
      {after}
    </p>
  );
}
