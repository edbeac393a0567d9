import { useRouter } from '@tanstack/react-router';
import type { DeskDuty } from '@meetingapp/contract/statistics/figures.ts';
import { mic, store, users } from '@meetingapp/ui/icons/icons-home.ts';
import { pencil } from '@meetingapp/ui/icons/icons-sign-up.ts';
import {
  award,
  creditCard,
  fileCheck,
  fileText,
  gauge,
  messageCircle,
  messageCircleQuestionMark,
  receipt,
  send,
} from '@meetingapp/ui/icons/icons-topics.ts';
import { check, circleAlert } from '@meetingapp/ui/icons/icons.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { dutyAddress } from '../data.ts';

const icons = {
  review: fileCheck,
  proof: fileCheck,
  refund_request: creditCard,
  refund_failed: circleAlert,
  refund_by_hand: creditCard,
  bank_transfer: creditCard,
  reconciliation: circleAlert,
  invoice: receipt,
  red_invoice: receipt,
  held_message: messageCircle,
  comment: messageCircle,
  question: messageCircleQuestionMark,
  correction: pencil,
  speaker_answer: mic,
  receipt,
  paper_review: fileText,
  paper_decision: send,
  stand_page: store,
  credit_review: award,
  double: users,
  rehearsal: gauge,
} as const;

/** Money that is stuck or does not add up. */
const urgent: ReadonlySet<DeskDuty['kind']> = new Set(['refund_failed', 'reconciliation']);

/** Pending work with links to its pages. */
export function PendingWork({ cid, duties }: { cid: number; duties: readonly DeskDuty[] }) {
  const t = useT('statistics');
  const language = useLanguage();
  const router = useRouter();
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
              <li key={kind} className={urgent.has(kind) ? 'urgent' : ''}>
                <Icon icon={icons[kind]} />
                <span className="grow">
                  <b>{t(`kinds.${kind}`, { count })}</b>
                  <span className="small quiet" style={{ display: 'block' }}>
                    {t('since', { moment: momentText(since, language) })}
                  </span>
                </span>
                <a
                  href={`/console${to}`}
                  className="ant-btn-link"
                  aria-label={t('goTo', { what: t(`kinds.${kind}`, { count }) })}
                  onClick={(event) => {
                    // A new tab or window is the browser's.
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                    event.preventDefault();
                    router.history.push(`/console${to}`);
                  }}
                >
                  {t('goThere')}
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </aside>
  );
}
