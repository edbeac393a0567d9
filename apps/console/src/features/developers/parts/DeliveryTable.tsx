import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { deliveryCalls as calls, type WebhookDelivery } from '@meetingapp/contract/developers/delivery.ts';
import { check } from '@meetingapp/ui/icons/icons.ts';
import { Button, Tag } from 'antd';
import { useChange } from '../../../lib/calls/use-change.ts';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { clockText } from '../../../lib/time/moment.ts';
import { webhookReads } from '../data.ts';
import { hasArrived, isFailed, shortHost, tallyText } from '../view.ts';
import { DeliveryFilters, isFiltered, type DeliveryFilter } from './DeliveryFilters.tsx';
import { ListPages } from './ListPages.tsx';
import { ReplayButton } from './ReplayButton.tsx';
import { useTook } from './use-took.ts';
import { eventColumns } from './event-columns.tsx';

interface DeliveryTableProps {
  /** All deliveries, or the dead letters. */
  of: 'deliveries' | 'dead';
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
  const { of, answer, open, setOpen, failed, setFailed, filter, setFilter, before, setBefore } = props;
  const t = useT('developersConsole');
  const language = useLanguage();
  const cid = useCid();
  const took = useTook();
  const replayAll = useChange(calls.replayFailed, { refreshes: webhookReads });
  const replaySome = useChange(calls.replayMatching, { refreshes: webhookReads });
  const { deliveries, more } = answer;
  const isDead = of === 'dead';
  const narrowed = isFiltered(filter);
  /** False: everything that failed is sent again, however much it is. */
  const some = isDead || narrowed;
  const count = some ? answer.count : answer.failed;
  const countText = tallyText(count, some && answer.countMore);
  return (
    <section aria-labelledby="dev-deliveries">
      <div className="dev-head">
        <h2 id="dev-deliveries">{t(isDead ? 'deadLetters' : 'deliveries')}</h2>
        {isDead && <span className="small quiet">{t('deadText')}</span>}
        {!isDead && (
          <Button
            size="small"
            shape="round"
            aria-pressed={failed}
            className={failed ? 'dev-pressed' : ''}
            onClick={() => setFailed(!failed)}
          >
            {t('failedOnly', { count: answer.failed })}
          </Button>
        )}
        <span className="grow" />
        {count > 0 && (
          <ReplayButton
            label={narrowed ? t('replaySome', { count: countText }) : t('replayAll')}
            title={t('replaySure', { count: countText })}
            text={t('replayAllText')}
            tooMany={some && answer.countMore}
            busy={replayAll.busy || replaySome.busy}
            replay={() =>
              some
                ? replaySome.change({ cid, ...filter, failed, ...(isDead ? { deliveryState: 'dead' } : {}) })
                : replayAll.change({ cid, endpointId: null })
            }
          />
        )}
      </div>
      <div className="dev-filters">
        <DeliveryFilters of={of} filter={filter} setFilter={setFilter} />
      </div>
      {deliveries.length === 0 && isDead && !narrowed ? (
        <EmptyState icon={check} title={t('noDead')} text={t('noDeadText')} />
      ) : deliveries.length === 0 ? (
        <p className="dev-none quiet">{t(narrowed ? 'filters.none' : failed ? 'noFailed' : 'noDeliveries')}</p>
      ) : (
        <ListTable<WebhookDelivery>
          rows={deliveries}
          open={open}
          sticky={false}
          columns={[
            ...eventColumns<WebhookDelivery>(t, language, setOpen),
            { title: t('to'), width: 90, render: (_value, one) => shortHost(one.url) },
            { title: t('answer'), width: 110, render: (_value, one) => <AnswerTag row={one} /> },
            { title: t('took'), width: 90, align: 'right', render: (_value, one) => took(one.durationMs) },
            { title: t('attempt'), width: 160, render: (_value, one) => <AttemptText row={one} /> },
          ]}
        />
      )}
      <ListPages last={more ? (deliveries.at(-1)?.id ?? null) : null} before={before} setBefore={setBefore} />
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
