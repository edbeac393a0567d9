import type { CreditResult } from '@meetingapp/domain/credits/credits.ts';
import { creditText } from '@meetingapp/domain/credits/sentences.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { triangleAlert } from '@meetingapp/ui/icons/icons.ts';
import { clipboardList } from '@meetingapp/ui/icons/icons-topics.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { shortDay } from '../../../lib/time/dates.ts';
import type { Credits } from '../data.ts';
import { CreditLineRow } from './CreditLineRow.tsx';

interface CreditLinesProps {
  credits: Credits;
  result: CreditResult;
  onRules: () => void;
}

/** Where each credit comes from; lines that give nothing stay, with the reason. */
export function CreditLines({ credits, result, onRules }: CreditLinesProps) {
  const t = useT('credits');
  const language = useLanguage();
  return (
    <>
      <div className="head">
        <h2>{t('lines')}</h2>
        <button type="button" className="link" onClick={onRules}>
          {t('rules')}
        </button>
      </div>
      {result.lines.length === 0 ? (
        <EmptyState icon={clipboardList} title={t('noLines')} text={t('noLinesText')} />
      ) : (
        <ul className="list credits-lines">
          {result.lines.map((line) => (
            <CreditLineRow key={line.key} line={line} zone={credits.zone} />
          ))}
          {result.caps.map(({ day, limit, lost }) => (
            <li key={day ?? ''} className="credits-line">
              <div className="a">
                <span className="ic warn">
                  <Icon icon={triangleAlert} size="s" />
                </span>
                <p className="grow">
                  {day === null
                    ? t('cap.conference', { limit: creditText(limit) })
                    : t('cap.day', { day: shortDay(day, language), limit: creditText(limit) })}
                </p>
                <b className="credits-points">−{creditText(lost)}</b>
              </div>
            </li>
          ))}
          <li className="credits-line">
            <div className="a">
              <span className="grow strong">{t('total')}</span>
              <b className="credits-points">{t('points', { total: creditText(result.total) })}</b>
            </div>
          </li>
        </ul>
      )}
    </>
  );
}
