import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { lotteryCalls } from '@meetingapp/contract/lottery/draw.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { ticketText } from '../view.ts';
import { Roll } from './Roll.tsx';

/** The head of the page: what happens now, and the number that was revealed last. */
export function Hall({ read }: { read: AnswerOf<typeof lotteryCalls.read> }) {
  const t = useT('lottery');
  const language = useLanguage();
  const { draw, winners, open } = read;
  const last = winners.at(-1);
  const prize = draw.prizes.find(({ id }) => id === last?.prizeId);
  const drawing = draw.state === 'drawn' && !open;
  const state = drawing ? 'drawing' : draw.state === 'preparing' ? 'frozen' : draw.state;
  const { source: from } = draw;
  const source =
    from?.at === undefined ? (from?.kind === 'figures' ? from.day : '') : momentText(from.at, draw.zone, language);
  return (
    <section className="cj-hall" aria-live="polite">
      <p className="cj-state">
        <Tag kind={drawing ? 'live' : state === 'void' ? 'bad' : 'ok'}>{t(`states.${state}`)}</Tag>
        {last && prize && drawing ? (
          <span>{t('nowDrawing', { rank: last.rank, count: prize.count })}</span>
        ) : (
          <span>{t('people', { count: draw.entrants })}</span>
        )}
      </p>
      <h1 className="t-2xl">
        {drawing && prize
          ? t('prizeOf', { prize: pickLanguage(prize.name, language), thing: pickLanguage(prize.thing, language) })
          : pickLanguage(draw.title, language)}
      </h1>
      {drawing && last && (
        <>
          <Roll key={last.id} text={ticketText(last.number, draw.entrants)} />
          <p className="t-sm">{t('animation')}</p>
        </>
      )}
      {draw.state === 'frozen' && <p className="t-sm">{t('waits.frozen')}</p>}
      {draw.state === 'committed' && (
        <p className="t-sm">{draw.randomAt ? t('waits.ready') : t('waits.committed', { at: source })}</p>
      )}
    </section>
  );
}
