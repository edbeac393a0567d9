import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { lotteryCalls } from '@meetingapp/contract/lottery/draw.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { ticketText } from '../view.ts';

/** Everyone who was drawn, by prize; redraws below with their reason. */
export function Winners({ read }: { read: AnswerOf<typeof lotteryCalls.read> }) {
  const t = useT('lottery');
  const language = useLanguage();
  const { draw, winners } = read;
  if (winners.length === 0) return null;
  return (
    <>
      <div className="head">
        <h2>{t('winners', { count: winners.length })}</h2>
        <span className="t-sm ink-2">{t('masked')}</span>
      </div>
      {draw.prizes.map((prize) => {
        const own = winners.filter(({ prizeId }) => prizeId === prize.id);
        if (own.length === 0) return null;
        return (
          <section key={prize.id}>
            <h3 className="t-sm ink-2">
              {t('prizeOf', { prize: pickLanguage(prize.name, language), thing: pickLanguage(prize.thing, language) })}
            </h3>
            <ol className="list cj-winners">
              {own.map((winner) => (
                <li key={winner.id} className={winner.replaced ? 'gone' : undefined}>
                  <b>{ticketText(winner.number, draw.entrants)}</b>
                  <span>{joinList([winner.name, winner.affiliation], language, 'clauses')}</span>
                  {winner.reason !== '' && <span>{t('redrawn', { reason: winner.reason })}</span>}
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </>
  );
}
