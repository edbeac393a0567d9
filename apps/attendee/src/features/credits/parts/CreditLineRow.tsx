import type { CreditLine, Reason } from '@meetingapp/domain/credits/line.ts';
import { creditText } from '@meetingapp/domain/credits/sentences.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { check, circlePlay, triangleAlert } from '@meetingapp/ui/icons/icons.ts';
import { clipboardList, fileText, mapPin, messageSquare, send } from '@meetingapp/ui/icons/icons-topics.ts';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT, type Translate } from '../../../lib/texts/texts.ts';
import { clockText, shortDay } from '../../../lib/time/dates.ts';
import { isShortfall, listedReasons } from '../view.ts';

const icons = {
  on_site: mapPin,
  live: circlePlay,
  replay: circlePlay,
  exam: clipboardList,
  feedback: messageSquare,
  talk: send,
  paper: fileText,
} as const;

/** A session, exam, talk or paper with its credit and the reasons for it. */
export function CreditLineRow({ line, zone }: { line: CreditLine; zone: string }) {
  const t = useT('credits');
  const language = useLanguage();
  const { kind, by, title, credit, planned, minutes } = line;
  const { reasons, more } = listedReasons(line.reasons);
  return (
    <li className={joinClasses('credits-line', credit === 0 && 'zero')}>
      <div className="a">
        <span className="ic">
          <Icon icon={icons[by]} size="s" />
        </span>
        <div className="grow">
          <h3>{title || t('presence')}</h3>
          <p>
            {t(`kinds.${kind}`, {
              day: shortDay(line.day, language),
              by: t(`by.${by}`),
              counted: minutes.present - minutes.overlap,
              planned,
            })}
          </p>
        </div>
        <b className="credits-points">{credit === 0 ? '0' : `+${creditText(credit)}`}</b>
      </div>
      {reasons.length > 0 && (
        <ul className="ev">
          {reasons.map((reason, index) => (
            <li key={index} className={isShortfall(reason) ? 'warn' : undefined}>
              <Icon icon={isShortfall(reason) ? triangleAlert : check} size="xs" />
              {reasonText(reason, t, zone)}
            </li>
          ))}
          {more > 0 && (
            <li>
              <Icon icon={check} size="xs" />
              {t('reasons.watchedMore', { count: more })}
            </li>
          )}
        </ul>
      )}
    </li>
  );
}

function reasonText(reason: Reason, t: Translate<'credits'>, zone: string): string {
  const clock = (at: number): string => clockText(at, zone);
  switch (reason.code) {
    case 'on_site':
      return t('reasons.on_site', {
        place: reason.place === '' ? '' : `${reason.place} `,
        from: clock(reason.from),
        to: clock(reason.to),
      });
    case 'watched':
      return t('reasons.watched', {
        kind: t(`chart.lanes.${reason.kind}`),
        from: clock(reason.from),
        to: clock(reason.to),
      });
    case 'lacking':
      return t('reasons.lacking', { ...reason, gives: creditText(reason.gives) });
    case 'passed':
    case 'failed':
      return reason.score === null || reason.passMark === null
        ? t('reasons.done')
        : t(`reasons.${reason.code}`, { score: reason.score, passMark: reason.passMark });
    case 'repeated':
    case 'kind_does_not_count':
      return t(`reasons.${reason.code}`);
    case 'checks':
      return t('reasons.checks', reason);
    case 'checks_missed':
      return t('reasons.checks_missed', reason);
    case 'overlap':
    case 'beyond':
      return t(`reasons.${reason.code}`, reason);
    case 'whole':
      return t('reasons.whole', reason);
  }
}
