import '../parts/developers.css';
import { deliveryCalls } from '@meetingapp/contract/developers/delivery.ts';
import { eventLogCalls } from '@meetingapp/contract/developers/event-log.ts';
import { OPEN_CALLS } from '@meetingapp/contract/developers/open-call.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus } from '@meetingapp/ui/icons/icons.ts';
import { bookOpen } from '@meetingapp/ui/icons/icons-home.ts';
import { Button, Tabs } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useListKeys } from '../../../lib/lists/use-list-keys.ts';
import { useListed, useOpenRow, useTab } from '../../../lib/lists/use-open-row.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { DeliveryFoot } from '../parts/DeliveryFoot.tsx';
import { DeliveryPane } from '../parts/DeliveryPane.tsx';
import { unfiltered, type DeliveryFilter } from '../parts/DeliveryFilters.tsx';
import { DeliveryTable } from '../parts/DeliveryTable.tsx';
import { EndpointList } from '../parts/EndpointList.tsx';
import { EventPane } from '../parts/EventPane.tsx';
import { EventTable, eventInput } from '../parts/EventTable.tsx';
import { KeyDialog } from '../parts/KeyDialog.tsx';
import { KeyTable } from '../parts/KeyTable.tsx';
import { SandboxView } from '../parts/SandboxView.tsx';
import { SecretDialog, type Secret } from '../parts/SecretDialog.tsx';
import { tallyText } from '../view.ts';

const tabs = ['keys', 'events', 'dead', 'sandbox'] as const;
const POLL_MS = 5000;
const TALLY_MS = 10_000;

/** X1, X2: keys of the open interface, webhooks with their events and deliveries, and the documentation. */
export function Developers() {
  const t = useT('developersConsole');
  const c = useT('console');
  const cid = useCid();
  const language = useLanguage();
  const [tab, setTab] = useTab(tabs);
  const [open, setOpen] = useOpenRow();
  const [before, setBefore] = useListed('before');
  const [failed, setFailed] = useState(false);
  const [filters, setFilters] = useState({ keys: unfiltered, events: unfiltered, dead: unfiltered });
  const [adds, setAdds] = useState(false);
  const [secret, setSecret] = useState<Secret | null>(null);
  const filter = tab === 'sandbox' ? unfiltered : filters[tab];
  const isDead = tab === 'dead';
  const polled = { fresh: true, again: () => POLL_MS };
  const sent = useCall(
    deliveryCalls.deliveries,
    { cid, ...filters.keys, failed, before },
    { ...polled, enabled: tab === 'keys' },
  );
  // Asked apart, because a call shows its former answer until the next one arrives.
  const dead = useCall(
    deliveryCalls.deliveries,
    { cid, ...filters.dead, failed: false, deliveryState: 'dead', before },
    { ...polled, enabled: isDead },
  );
  const deliveries = isDead ? dead : sent;
  const events = useCall(
    eventLogCalls.events,
    { cid, ...eventInput(filters.events), before },
    { ...polled, enabled: tab === 'events' },
  );
  const tallies = useCall(eventLogCalls.tallies, { cid }, { fresh: true, again: () => TALLY_MS }).answer;
  const listed = tab === 'events' ? events.answer : tab === 'sandbox' ? undefined : deliveries.answer;
  const rows = (tab === 'events' ? events.answer?.events : listed && deliveries.answer?.deliveries) ?? [];
  const at = rows.findIndex(({ id }) => id === open);
  const step = (by: number) => {
    const next = rows[at + by];
    return next && at >= 0 ? () => setOpen(next.id) : null;
  };
  // Without an open row, either key opens the first one.
  const move = (by: number) => (at >= 0 ? step(by)?.() : rows[0] && setOpen(rows[0].id));
  const [keysOn] = useListKeys({
    ...(tab === 'sandbox' ? {} : { j: () => move(1), k: () => move(-1) }),
    ...(tab === 'keys' ? { n: () => setAdds(true) } : {}),
  });
  const setFilter = (wish: DeliveryFilter) => {
    setFilters({ ...filters, [tab]: wish });
    setBefore(null);
  };
  const list = { open, setOpen, filter, setFilter, before, setBefore };
  const counts = {
    events: tallies && tallyText(tallies.events, tallies.eventsMore),
    dead: tallies && tallyText(tallies.dead, tallies.deadMore),
  };
  const bar = (
    <Tabs
      activeKey={tab}
      onChange={(key) => setTab(tabs.find((one) => one === key) ?? 'keys')}
      items={tabs.map((key) => ({
        key,
        label:
          key === 'events' || key === 'dead' ? (
            <>
              {t(`tabs.${key}`)}{' '}
              <span className={`small ${key === 'dead' && tallies?.dead ? 'dev-bad' : 'quiet'}`}>{counts[key]}</span>
            </>
          ) : (
            t(`tabs.${key}`)
          ),
      }))}
    />
  );
  const table = (
    <Answered asked={deliveries}>
      {(answer) => (
        <DeliveryTable
          key={tab}
          of={isDead ? 'dead' : 'deliveries'}
          answer={answer}
          failed={failed && !isDead}
          setFailed={(on) => {
            setFailed(on);
            setBefore(null);
          }}
          {...list}
        />
      )}
    </Answered>
  );
  const steps = { previous: step(-1), following: step(1), close: () => setOpen(null) };
  return (
    <Page
      title={c('pages.developers')}
      facts={t('facts', { count: OPEN_CALLS })}
      bar={bar}
      foot={tab !== 'sandbox' && <DeliveryFoot answer={listed} shown={rows.length} keysOn={keysOn} />}
      actions={
        <>
          <Button
            type="text"
            icon={<Icon icon={bookOpen} />}
            href={`/console/reference/?lang=${language}`}
            target="_blank"
            rel="noreferrer"
          >
            {t('document')}
          </Button>
          <Button icon={<Icon icon={plus} />} onClick={() => setAdds(true)}>
            {t('addKey')} {keysOn && tab === 'keys' && <kbd aria-hidden="true">N</kbd>}
          </Button>
        </>
      }
      pane={
        open === null || tab === 'sandbox' ? null : tab === 'events' ? (
          <EventPane key={open} eventId={open} {...steps} />
        ) : (
          <DeliveryPane key={open} deliveryId={open} {...steps} />
        )
      }
    >
      {tab === 'sandbox' && <SandboxView />}
      {tab === 'events' && <Answered asked={events}>{(answer) => <EventTable answer={answer} {...list} />}</Answered>}
      {tab === 'dead' && table}
      {tab === 'keys' && (
        <>
          <KeyTable />
          <EndpointList shown={setSecret} />
          {table}
        </>
      )}
      {adds && <KeyDialog made={setSecret} close={() => setAdds(false)} />}
      {secret && <SecretDialog secret={secret} close={() => setSecret(null)} />}
    </Page>
  );
}
