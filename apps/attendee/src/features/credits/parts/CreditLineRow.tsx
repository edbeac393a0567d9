import type { CreditLine } from '@meetingapp/domain/credits/line.ts';
import { creditText, isShortfall, wordReason } from '@meetingapp/domain/credits/sentences.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { check, circlePlay, triangleAlert } from '@meetingapp/ui/icons/icons.ts';
import { clipboardList, fileText, mapPin, messageSquare, send } from '@meetingapp/ui/icons/icons-topics.ts';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { clockText, shortDay } from '../../../lib/time/dates.ts';
import { listedReasons } from '../view.ts';

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
  const rule = useT('creditsRule');
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
          {reasons.map((reason, index) => {
            const { code, values } = wordReason(reason, (at) => clockText(at, zone));
            return (
              <li key={index} className={isShortfall(reason) ? 'warn' : undefined}>
                <Icon icon={isShortfall(reason) ? triangleAlert : check} size="xs" />
                {rule(`reasons.${code}`, values)}
              </li>
            );
          })}
          {more > 0 && (
            <li>
              <Icon icon={check} size="xs" />
              {t('watchedMore', { count: more })}
            </li>
          )}
        </ul>
      )}
    </li>
  );
}
