import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { deliveryCalls as calls, type WebhookDelivery } from '@meetingapp/contract/developers/delivery.ts';
import { App, Button, Tag } from 'antd';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { clockText, momentText } from '../../../lib/time/moment.ts';
import { webhookReads } from '../data.ts';
import { hasArrived, isFailed, shortHost } from '../view.ts';
import { DeliveryFilters, isFiltered, type DeliveryFilter } from './DeliveryFilters.tsx';
import { useTook } from './use-took.ts';

interface DeliveryTableProps {
  answer: AnswerOf<typeof calls.deliveries>;
  open: number | null;
  setOpen: (id: number) => void;
  failed: boolean;
  setFailed: (on: boolean) => void;
  filter: DeliveryFilter;
  setFilter: (filter: DeliveryFilter) => void;
  before: number | null;
  setBefore: (before: number | null) => void;
}

/** Deliveries of all endpoints, newest first. */
export function DeliveryTable(props: DeliveryTableProps) {
  const { answer, open, setOpen, failed, setFailed, filter, setFilter, before, setBefore } = props;
  const t = useT('developersConsole');
  const language = useLanguage();
  const cid = useCid();
  const { modal, message } = App.useApp();
  const took = useTook();
  const replay = useChange(calls.replayFailed, { refreshes: webhookReads });
  const { deliveries, more } = answer;
  const last = deliveries.at(-1);
  async function replayAll() {
    const sure = await modal.confirm({
      title: t('replayAllSure', { count: answer.failed }),
      content: t('replayAllText'),
      okText: t('replayAll'),
      cancelText: t('cancel'),
    });
    if (!sure) return;
    const outcome = await replay.change({ cid, endpointId: null });
    if (outcome.ok) void message.success(t('caughtUp', { count: outcome.answer.count }), 2);
  }
  return (
    <section aria-labelledby="dev-deliveries">
      <div className="dev-head">
        <h2 id="dev-deliveries">{t('deliveries')}</h2>
        <Button
          size="small"
          shape="round"
          aria-pressed={failed}
          className={failed ? 'dev-pressed' : ''}
          onClick={() => setFailed(!failed)}
        >
          {t('failedOnly', { count: answer.failed })}
        </Button>
        <DeliveryFilters filter={filter} setFilter={setFilter} />
        <span className="grow" />
        {answer.failed > 0 && (
          <Button type="text" size="small" loading={replay.busy} onClick={() => void replayAll()}>
            {t('replayAll')}
          </Button>
        )}
      </div>
      {deliveries.length === 0 ? (
        <p className="dev-none quiet">
          {t(isFiltered(filter) ? 'filters.none' : failed ? 'noFailed' : 'noDeliveries')}
        </p>
      ) : (
        <ListTable<WebhookDelivery>
          rows={deliveries}
          open={open}
          sticky={false}
          columns={[
            {
              title: t('time'),
              width: 150,
              render: (_value, one) => <span className="quiet">{momentText(one.at, language)}</span>,
            },
            {
              title: t('event'),
              render: (_value, one) => (
                <button type="button" className="link" onClick={() => setOpen(one.id)}>
                  <b>{one.type}</b>
                </button>
              ),
            },
            { title: t('to'), width: 90, render: (_value, one) => shortHost(one.url) },
            { title: t('answer'), width: 110, render: (_value, one) => <AnswerTag row={one} /> },
            { title: t('took'), width: 90, align: 'right', render: (_value, one) => took(one.durationMs) },
            { title: t('attempt'), width: 160, render: (_value, one) => <AttemptText row={one} /> },
          ]}
        />
      )}
      {(more || before !== null) && (
        <p className="dev-pages">
          {before !== null && <Button onClick={() => setBefore(null)}>{t('newest')}</Button>}
          {more && last && <Button onClick={() => setBefore(last.id)}>{t('older')}</Button>}
        </p>
      )}
    </section>
  );
}

/** What the receiver answered to the last attempt. */
export function AnswerTag({ row }: { row: Pick<WebhookDelivery, 'status' | 'fault' | 'state'> }) {
  const t = useT('developersConsole');
  if (row.status === null && row.fault === '') return <Tag>{t('queued')}</Tag>;
  const colour = hasArrived(row.status) ? 'success' : row.state === 'waiting' ? 'warning' : 'error';
  return <Tag color={colour}>{row.status ?? faultText(t, row.fault)}</Tag>;
}

export function faultText(t: ReturnType<typeof useT<'developersConsole'>>, fault: string): string {
  const known = ['timeout', 'unreachable', 'private', 'address'] as const;
  const name = known.find((one) => one === fault);
  return name ? t(`faults.${name}`) : t('noAnswer');
}

function AttemptText({ row }: { row: WebhookDelivery }) {
  const t = useT('developersConsole');
  if (!isFailed(row)) return <span className="quiet">{row.attempts === 0 ? '' : row.attempts}</span>;
  if (row.state === 'dead') return <span className="dev-bad">{t('dead', { count: row.attempts })}</span>;
  return (
    <span className="dev-soon">
      {row.dueAt === null
        ? t('waits', { count: row.attempts })
        : t('again', { count: row.attempts, at: clockText(row.dueAt) })}
    </span>
  );
}
