import type { ConsoleDraw } from '@meetingapp/contract/lottery/console.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { entriesOf, ticketText } from '../view.ts';

/** Every step of a draw with the time and who did it, the newest first. */
export function DrawLog({ draw }: { draw: ConsoleDraw }) {
  const t = useT('lotteryConsole');
  const language = useLanguage();
  const who = (kind: string, by: string) =>
    by === '' && kind === 'random' ? t('log.fetched') : by === '' ? t('log.unknown') : by;
  return (
    <section className="draw-part" aria-label={t('log.title')}>
      <h2>{t('log.title')}</h2>
      <ol className="draw-log">
        {entriesOf(draw).map((entry, index) => (
          <li key={index}>
            <b>
              {t(`log.${entry.kind}`, {
                from: ticketText(entry.former ?? 0, draw.entrants),
                to: ticketText(entry.number ?? 0, draw.entrants),
              })}
            </b>
            <span className="small quiet-2">
              {t('log.line', { at: momentText(entry.at, language), by: who(entry.kind, entry.by) })}
            </span>
            {entry.reason && <span className="small">{t('log.reason', { reason: entry.reason })}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
