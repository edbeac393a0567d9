import type { BadgeRow } from '@meetingapp/contract/checkin/badge.ts';
import { badgeCalls as calls } from '@meetingapp/contract/checkin/badge.ts';
import { ticketRoles, type TicketRole } from '@meetingapp/domain/checkin/ticket-roles.ts';
import { Button, Select, Table, Tag } from 'antd';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { useSettle } from './use-settle.ts';

const colours = { waiting: 'warning', printed: 'success', failed: 'error' } as const;

interface BadgeTableProps {
  people: BadgeRow[];
  busy: boolean;
  /** `renew`: the former code ends. */
  print: (row: BadgeRow, renew: boolean) => void;
}

/** People with what became of their badge: when it was asked for, by whom, and how often one was printed. */
export function BadgeTable({ people, busy, print }: BadgeTableProps) {
  const t = useT('checkinConsole');
  const cid = useCid();
  const role = useChange(calls.setRole, { refreshes: [calls.badges] });
  const { settle, busy: settles } = useSettle();
  const language = useLanguage();
  return (
    <Table<BadgeRow>
      rowKey="regId"
      size="small"
      dataSource={people}
      pagination={false}
      locale={{ emptyText: t('badge.none') }}
      columns={[
        {
          title: t('double.person'),
          render: (_, row) => (
            <>
              <b>{row.name}</b> <span className="small quiet">{row.number}</span>
              <div className="small quiet">{row.institution}</div>
              {row.missing.length > 0 && (
                <Tag color="warning">{t('badge.missing', { characters: row.missing.join(' ') })}</Tag>
              )}
            </>
          ),
        },
        {
          title: t('badge.role'),
          render: (_, row) => (
            <Select<TicketRole>
              size="small"
              aria-label={t('badge.roleOf', { name: row.name })}
              value={row.role}
              style={{ width: 120 }}
              onChange={(next) => void role.change({ cid, regId: row.regId, role: next })}
              options={ticketRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
            />
          ),
        },
        {
          title: t('badge.state'),
          render: (_, { last, times }) =>
            last === null ? (
              <span className="quiet-2">{t('badge.states.none')}</span>
            ) : (
              <>
                <Tag color={colours[last.state]}>{t(`badge.states.${last.state}`)}</Tag>
                {times > 1 && <span className="small">{t('badge.times', { count: times })}</span>}
                <div className="small quiet">
                  {t('badge.last', { time: momentText(last.settledAt ?? last.askedAt, language), by: last.by })}
                </div>
              </>
            ),
        },
        {
          title: t('badge.act'),
          render: (_, row) => (
            <span className="row badge-acts">
              <Button
                size="small"
                aria-label={t(row.last ? 'badge.againOf' : 'badge.printOf', { name: row.name })}
                loading={busy}
                onClick={() => print(row, false)}
              >
                {t(row.last ? 'badge.again' : 'badge.print')}
              </Button>
              {(['printed', 'failed'] as const).map(
                (outcome) =>
                  row.last !== null &&
                  (outcome === 'failed' ? row.last.state !== 'failed' : row.last.state === 'waiting') && (
                    <Button
                      key={outcome}
                      size="small"
                      type="text"
                      aria-label={t(`badge.settleOf.${outcome}`, { name: row.name })}
                      loading={settles}
                      onClick={() => void settle({ printIds: [Number(row.last?.printId)] }, outcome)}
                    >
                      {t(`badge.settle.${outcome}`)}
                    </Button>
                  ),
              )}
              {row.last && (
                <Button size="small" type="text" loading={busy} onClick={() => print(row, true)}>
                  {t('badge.renew')}
                </Button>
              )}
            </span>
          ),
        },
      ]}
    />
  );
}
