import './waiting.css';
import type { WaitingListed, WaitingTarget } from '@meetingapp/contract/registration/waiting.ts';
import { Link } from '@tanstack/react-router';
import { Table, Tag } from 'antd';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { address } from '../../../lib/navigation/paths.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { EntryActions } from './EntryActions.tsx';

export interface TargetTableProps {
  target: WaitingTarget;
  entries: WaitingListed[];
  hours: number;
  mayChange: boolean;
}

/** One full fee, branch or extra with its waiting list: offers first, then by turn. */
export function TargetTable({ target, entries, hours, mayChange }: TargetTableProps) {
  const t = useT('waiting');
  const language = useLanguage();
  const cid = useCid();
  const offered = entries.filter(({ state }) => state === 'offered').length;
  // Turns among entries that still wait; an entry with an offer has no turn.
  const turns = new Map(
    entries.filter(({ state }) => state === 'waiting').map(({ entryId }, index) => [entryId, index]),
  );
  const waiting = turns.size;
  const several = entries.some(({ quantity }) => quantity > 1);
  return (
    <section className="waiting-target" aria-label={target.title}>
      <header className="row">
        <h2>{target.title}</h2>
        <span className="small quiet">{t(`kinds.${target.kind}`)}</span>
        <span className="grow" />
        <span className="small quiet">
          {target.size === null ? t('placesFree') : t('places', { size: target.size, left: target.left ?? 0 })}
          {' · '}
          {t(offered > 0 ? 'countsOffered' : 'counts', { waiting, offered })}
        </span>
      </header>
      <Table<WaitingListed>
        size="small"
        rowKey="entryId"
        tableLayout="fixed"
        scroll={{ x: several ? 1000 : 920 }}
        pagination={entries.length > 100 ? { pageSize: 100, showSizeChanger: false } : false}
        dataSource={entries}
        columns={[
          {
            title: t('order'),
            key: 'order',
            width: 88,
            render: (_value, { entryId }) => {
              const turn = turns.get(entryId);
              return turn === undefined ? '' : t('place', { place: turn + 1 });
            },
          },
          {
            title: t('name'),
            key: 'name',
            render: (_value, { name, regId }) => (
              <Link to={address('registrations', { cid })} search={{ open: regId } as never} className="ant-btn-link">
                {name || t('unnamed')}
              </Link>
            ),
          },
          { title: t('number'), dataIndex: 'number', width: 150 },
          ...(several ? [{ title: t('quantity'), dataIndex: 'quantity', width: 80, align: 'right' as const }] : []),
          {
            title: t('joined'),
            dataIndex: 'joinedAt',
            width: 150,
            render: (at: string) => momentText(at, language),
          },
          {
            title: t('state'),
            key: 'state',
            width: 220,
            render: (_value, { state, offerUntil }) =>
              state === 'waiting' ? null : (
                <Tag color={state === 'offered' ? 'success' : 'default'} variant="filled">
                  {state === 'offered' && offerUntil
                    ? t('offered', { until: momentText(offerUntil, language) })
                    : t('over')}
                </Tag>
              ),
          },
          {
            key: 'acts',
            title: <span className="sr">{t('offer')}</span>,
            width: 190,
            align: 'right',
            render: (_value, entry) =>
              mayChange && <EntryActions entry={entry} before={turns.get(entry.entryId) ?? 0} hours={hours} />,
          },
        ]}
      />
    </section>
  );
}
