import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { eventLogCalls as calls } from '@meetingapp/contract/developers/event-log.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { check, circleAlert, clock } from '@meetingapp/ui/icons/icons.ts';
import { rotateCw } from '@meetingapp/ui/icons/icons-hall.ts';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { Answered } from '../../../lib/layout/Page.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useListKeys } from '../../../lib/lists/use-list-keys.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { webhookReads } from '../data.ts';
import { prettyJson, shortHost } from '../view.ts';
import { CopyButton } from './CopyButton.tsx';
import { DeliveryPane } from './DeliveryPane.tsx';
import { AnswerTag } from './DeliveryTable.tsx';
import { HeaderLines } from './HeaderLines.tsx';
import { StepButtons, type Steps } from './StepButtons.tsx';

interface EventPaneProps extends Steps {
  eventId: number;
  close: () => void;
}

const POLL_MS = 5000;

/** One event: its receivers and what is sent; in its place one of its deliveries, until that is closed. */
export function EventPane(props: EventPaneProps) {
  const [delivery, setDelivery] = useState<number | null>(null);
  if (delivery === null) return <EventView {...props} show={setDelivery} />;
  return (
    <DeliveryPane
      key={delivery}
      deliveryId={delivery}
      previous={null}
      following={null}
      close={() => setDelivery(null)}
    />
  );
}

function EventView({ eventId, previous, following, close, show }: EventPaneProps & { show: (id: number) => void }) {
  const t = useT('developersConsole');
  const cid = useCid();
  const asked = useCall(calls.event, { cid, eventId }, { fresh: true, again: () => POLL_MS });
  const { change, busy } = useChange(calls.replayEvent, { refreshes: webhookReads, said: t('replayed') });
  const none = asked.answer?.deliveries.length === 0;
  const again = () => void (none || change({ cid, eventId }));
  useListKeys({ r: again });
  return (
    <Pane
      title={asked.answer?.event.type ?? ''}
      facts={asked.answer?.event.object}
      close={close}
      tools={<StepButtons previous={previous} following={following} />}
      foot={
        <ActButton
          type="primary"
          icon={<Icon icon={rotateCw} />}
          why={none ? t('noReceiverText') : ''}
          loading={busy}
          onClick={again}
        >
          {t('replayEvent')} <kbd>R</kbd>
        </ActButton>
      }
    >
      <Answered asked={asked}>{(answer) => <EventContent answer={answer} show={show} />}</Answered>
    </Pane>
  );
}

const marks = { delivered: [check, 'good'], waiting: [clock, 'soon'], dead: [circleAlert, 'bad'] } as const;

function EventContent({
  answer: { deliveries, webhookId, body },
  show,
}: {
  answer: AnswerOf<typeof calls.event>;
  show: (id: number) => void;
}) {
  const t = useT('developersConsole');
  return (
    <>
      <section className="dev-part" aria-label={t('receivers')}>
        <div className="dev-title">
          <h3>{t('receivers')}</h3>
        </div>
        {deliveries.length === 0 ? (
          <p className="quiet">{t('noReceiverText')}</p>
        ) : (
          <ul className="dev-attempts">
            {deliveries.map((one) => (
              <li key={one.id}>
                <button type="button" className={marks[one.state][1]} title={one.url} onClick={() => show(one.id)}>
                  <Icon icon={marks[one.state][0]} />
                  <span>{shortHost(one.url)}</span>
                  <span className="quiet">{t(`filters.states.${one.state}`)}</span>
                  <AnswerTag row={one} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className="dev-part" aria-label={t('sent')}>
        <div className="dev-title">
          <h3>{t('eventBody')}</h3>
          <span className="small quiet">{t('standard')}</span>
          <CopyButton type="text" size="small" text={body} what={t('bodyOf')} />
        </div>
        <pre className="dev-code" tabIndex={0}>
          <HeaderLines headers={[['webhook-id', webhookId]]} />
          {`\n${prettyJson(body)}`}
        </pre>
        <p className="small quiet">{t('sameId')}</p>
      </section>
    </>
  );
}
