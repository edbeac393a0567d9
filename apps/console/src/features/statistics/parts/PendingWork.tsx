import { Link } from '@tanstack/react-router';
import type { DeskDuty } from '@meetingapp/contract/statistics/figures.ts';
import { creditCard, fileCheck, receipt } from '@meetingapp/ui/icons/icons-topics.ts';
import { check, circleAlert } from '@meetingapp/ui/icons/icons.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { dutyAddress } from '../data.ts';

const icons = {
  review: fileCheck,
  refund_failed: circleAlert,
  refund_by_hand: creditCard,
  bank_transfer: creditCard,
  invoice: receipt,
} as const;

/** Pending work with links to its pages. */
export function PendingWork({ cid, duties }: { cid: number; duties: readonly DeskDuty[] }) {
  const t = useT('statistics');
  const language = useLanguage();
  return (
    <aside aria-label={t('duties')}>
      <h2>{t('duties')}</h2>
      {duties.length === 0 ? (
        <EmptyState icon={check} title={t('noDuties')} />
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
