import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { check, rotateCcw } from '@meetingapp/ui/icons/icons.ts';
import { Card } from '@meetingapp/ui/layout/Card.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/dates.ts';
import type { Result } from '../data.ts';
import { pointsText } from '../view.ts';

/** The attempts of a person who has not passed: those made, and the next one. */
export function AttemptRail({ result: { past, card }, zone }: { result: Result; zone: string }) {
  const t = useT('exam');
  const language = useLanguage();
  const left = card.attempts - card.used;
  const moment = (at: string) => momentText(at, zone, language);
  const next = card.nextFrom === null ? t('rail.now') : t('rail.from', { at: moment(card.nextFrom) });
  return (
    <Card as="section" className="exam-rail">
      <h2>
        <Icon icon={rotateCcw} />
        {left > 0 ? t('rail.left', { count: left }) : t('why.exam_used_up')}
      </h2>
      <ol>
        {past.map(({ attemptId, number, mark, finishedAt }) => (
          <li key={attemptId} className="done">
            <b>
              <Icon icon={check} size="xs" />
            </b>
            <span>
              {mark === null ? t('rail.attempt', { number }) : t('rail.scored', { number, score: pointsText(mark) })}
              <small>{t('rail.handedIn', { at: moment(finishedAt) })}</small>
            </span>
          </li>
        ))}
        {left > 0 && (
          <li className="now">
            <b />
            <span>
              {t('rail.next', { number: card.used + 1, next })}
              <small>{t('rail.another', { items: card.items, minutes: card.minutes })}</small>
              {card.closesAt !== null && <small>{t('rail.closes', { at: moment(card.closesAt) })}</small>}
            </span>
          </li>
        )}
      </ol>
    </Card>
  );
}
