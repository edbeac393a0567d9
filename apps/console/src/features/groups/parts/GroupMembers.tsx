import type { GroupAtDesk } from '@meetingapp/contract/groups/console.ts';
import { Link } from '@tanstack/react-router';
import { Tag } from 'antd';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { amountText } from '../../../lib/forms/money.ts';
import { address } from '../../../lib/navigation/paths.ts';
import { useT } from '../../../lib/texts/texts.ts';

type Member = GroupAtDesk['people'][number];

const colours = {
  draft: 'default',
  submitted: 'processing',
  approved: 'warning',
  refused: 'error',
  confirmed: 'success',
  attended: 'geekblue',
  cancelled: 'default',
  gone: 'default',
} as const satisfies Record<Member['state'], string>;

const listed = (parts: readonly string[]) => parts.filter(Boolean).join(' · ');

/** Members of the group and their progress. */
export function GroupMembers({ group }: { group: GroupAtDesk }) {
  const t = useT('groups');
  const language = useLanguage();
  const cid = useCid();
  const price = (one: Member) =>
    one.orderId === null ? '' : one.total === 0 ? t('free') : amountText(one.paidNow ?? one.total, one.currency, true);
  const kept = (one: Member) =>
    one.orderState === 'open' && one.holdUntil ? t('until', { until: momentText(one.holdUntil, language) }) : '';
  return (
    <section aria-label={t('members', { count: group.people.length })}>
      <h2>{t('members', { count: group.people.length })}</h2>
      <p className="small quiet">{group.people.length === 0 ? t('noMembers') : t('size', { count: group.size })}</p>
      <ul>
        {group.people.map((one) => (
          <li key={one.regId}>
            <span className="row">
              <Link
                to={address('registrations', { cid })}
                search={{ open: one.regId } as never}
                className="ant-btn-link grow one"
              >
                {one.name || t('unnamed')}
              </Link>
              <Tag color={colours[one.state]} variant="filled">
                {t(`states.${one.state}`)}
              </Tag>
            </span>
            <p className="small quiet">{listed([one.number, one.fee, price(one)])}</p>
            <p className="small quiet">{listed([t(one.byContact ? 'byContact' : 'byLink'), kept(one)])}</p>
          </li>
        ))}
      </ul>
      {group.shared.map((one) => (
        <p key={one.sharedId} className="row">
          <span className="grow">
            {t('shared', { count: one.people })} <span className="small quiet">{one.number}</span>
          </span>
          {amountText(one.total, one.currency)}
          <Tag color={one.paid ? 'success' : 'warning'} variant="filled">
            {t(one.paid ? 'sharedPaid' : 'states.approved')}
          </Tag>
        </p>
      ))}
    </section>
  );
}
