import { Link } from '@tanstack/react-router';
import type { DeskDuty } from '@meetingapp/contract/statistics.ts';
import { creditCard, fileCheck, receipt } from '@meetingapp/ui/icons-topics.ts';
import { check, circleAlert } from '@meetingapp/ui/icons.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { Blank } from '../../../lib/Blank.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { momentText } from '../../../lib/moment.ts';
import { useT } from '../../../lib/texts.ts';
import { dutyAddress } from '../data.ts';

const icons = { review: fileCheck, refund_failed: circleAlert, bank_transfer: creditCard, invoice: receipt } as const;

/** What waits for somebody, and the way there. */
export function Duties({ cid, duties }: { cid: number; duties: readonly DeskDuty[] }) {
  const t = useT('statistics');
  const language = useLanguage();
  return (
    <aside aria-label={t('duties')}>
      <h2>{t('duties')}</h2>
      {duties.length === 0 ? (
        <Blank icon={check} title={t('noDuties')} />
      ) : (
        <ul className="duties">
          {duties.map(({ kind, count, since }) => {
            const to = dutyAddress(kind, cid);
            return (
              <li key={kind} className={kind === 'refund_failed' ? 'urgent' : ''}>
                <Icon icon={icons[kind]} />
                <span className="grow">
                  <b>{t(`kinds.${kind}`, { count })}</b>
                  <span className="small quiet" style={{ display: 'block' }}>
                    {t('since', { moment: momentText(since, language) })}
                  </span>
                </span>
                {to && (
                  <Link to={to} className="ant-btn-link">
                    {t('goThere')}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </aside>
  );
}
