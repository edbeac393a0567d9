import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { eventLogCalls as calls, type WebhookEvent } from '@meetingapp/contract/developers/event-log.ts';
import { webhook } from '@meetingapp/ui/icons/icons-topics.ts';
import { Tag } from 'antd';
import { useChange } from '../../../lib/calls/use-change.ts';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { webhookReads } from '../data.ts';
import { tallyText } from '../view.ts';
import { DeliveryFilters, isFiltered, type DeliveryFilter } from './DeliveryFilters.tsx';
import { ListPages } from './ListPages.tsx';
import { ReplayButton } from './ReplayButton.tsx';
import { eventColumns } from './event-columns.tsx';

interface EventTableProps {
  answer: AnswerOf<typeof calls.events>;
  open: number | null;
  setOpen: (id: number) => void;
  filter: DeliveryFilter;
  setFilter: (filter: DeliveryFilter) => void;
  before: number | null;
  setBefore: (before: number | null) => void;
}

/** The body of the calls for the events that match. */
export const eventInput = ({ deliveryState, eventType, withinHours, object }: DeliveryFilter) => ({
  eventState: deliveryState,
  eventType,
  withinHours,
  object,
});

/** Events of the conference, newest first, each with how it reached its receivers. */
export function EventTable({ answer, open, setOpen, filter, setFilter, before, setBefore }: EventTableProps) {
  const t = useT('developersConsole');
  const language = useLanguage();
  const cid = useCid();
  const replay = useChange(calls.replayEvents, { refreshes: webhookReads });
  const { events, more, count, countMore } = answer;
  const narrowed = isFiltered(filter);
  const all = tallyText(count, countMore);
  return (
    <section aria-labelledby="dev-events">
      <div className="dev-head">
        <h2 id="dev-events">{t('tabs.events')}</h2>
        <span className="small quiet">{t('eventsText')}</span>
        <span className="grow" />
        {count > 0 && (
          <ReplayButton
            label={narrowed ? t('replaySome', { count: all }) : t('replayAll')}
            title={t('replayEventsSure', { count: all })}
            text={t('replayEventsText')}
            tooMany={countMore}
            busy={replay.busy}
            replay={() => replay.change({ cid, ...eventInput(filter) })}
          />
        )}
      </div>
      <div className="dev-filters">
        <DeliveryFilters of="events" filter={filter} setFilter={setFilter} />
      </div>
      {events.length === 0 && !narrowed ? (
        <EmptyState icon={webhook} title={t('noEvents')} text={t('noEventsText')} />
      ) : events.length === 0 ? (
        <p className="dev-none quiet">{t('filters.noEvents')}</p>
      ) : (
        <ListTable<WebhookEvent>
          rows={events}
          open={open}
          sticky={false}
          columns={[
            ...eventColumns<WebhookEvent>(t, language, setOpen),
            { title: t('filters.object'), width: 170, render: (_value, one) => <code>{one.object}</code> },
            { title: t('receivers'), width: 210, render: (_value, one) => <EventTags event={one} /> },
          ]}
        />
      )}
      <ListPages last={more ? (events.at(-1)?.id ?? null) : null} before={before} setBefore={setBefore} />
    </section>
  );
}

const tags = [
  ['delivered', 'success'],
  ['waiting', 'warning'],
  ['dead', 'error'],
] as const;

/** How many receivers have an event, by state. */
function EventTags({ event }: { event: WebhookEvent }) {
  const t = useT('developersConsole');
  const present = tags.filter(([state]) => event[state] > 0);
  if (present.length === 0) return <span className="quiet">{t('noReceiver')}</span>;
  return present.map(([state, color]) => (
    <Tag key={state} color={color}>
      {t(`tallies.${state}`, { count: event[state] })}
    </Tag>
  ));
}
