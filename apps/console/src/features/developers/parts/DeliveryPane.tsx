import { deliveryCalls as calls } from '@meetingapp/contract/developers/delivery.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { chevronDown, chevronUp } from '@meetingapp/ui/icons/icons.ts';
import { rotateCw } from '@meetingapp/ui/icons/icons-hall.ts';
import { Button } from 'antd';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useListKeys } from '../../../lib/lists/use-list-keys.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { clockText, momentText } from '../../../lib/time/moment.ts';
import { webhookReads } from '../data.ts';
import { hasArrived } from '../view.ts';
import { AnswerTag, faultText } from './DeliveryTable.tsx';
import { useTook } from './use-took.ts';

interface DeliveryPaneProps {
  deliveryId: number;
  /** Null: there is none. */
  previous: (() => void) | null;
  following: (() => void) | null;
  close: () => void;
}

const POLL_MS = 5000;

/** One delivery: its attempts, what was sent, what came back. */
export function DeliveryPane({ deliveryId, previous, following, close }: DeliveryPaneProps) {
  const t = useT('developersConsole');
  const cid = useCid();
  const asked = useCall(calls.delivery, { cid, deliveryId }, { fresh: true, again: () => POLL_MS });
  const { change, busy } = useChange(calls.replay, { refreshes: webhookReads, said: t('replayed') });
  const again = () => void change({ cid, deliveryId });
  useListKeys({ r: again, k: () => previous?.(), j: () => following?.() });
  return (
    <Pane
      title={asked.answer?.delivery.type ?? ''}
      facts={asked.answer?.delivery.url}
      close={close}
      tools={
        <>
          {previous && (
            <Button
              type="text"
              size="small"
              aria-label={t('previous')}
              icon={<Icon icon={chevronUp} />}
              onClick={previous}
            />
          )}
          {following && (
            <Button
              type="text"
              size="small"
              aria-label={t('following')}
              icon={<Icon icon={chevronDown} />}
              onClick={following}
            />
          )}
        </>
      }
      foot={
        <Button type="primary" icon={<Icon icon={rotateCw} />} loading={busy} onClick={again}>
          {t('replay')}
        </Button>
      }
    >
      <Answered asked={asked}>{(answer) => <Content answer={answer} />}</Answered>
    </Pane>
  );
}

function Content({ answer }: { answer: AnswerOf<typeof calls.delivery> }) {
  const t = useT('developersConsole');
  const language = useLanguage();
  const took = useTook();
  const { delivery, attempts, webhookId, body, behind } = answer;
  const last = attempts.at(-1);
  return (
    <>
      <section className="dev-part">
        <h3>{t('tried', { count: attempts.length })}</h3>
        <p className="small quiet">{t('triedText')}</p>
        <ol className="dev-attempts">
          {attempts.map((one, at) => (
            <li key={one.at}>
              <span className="quiet">{momentText(one.at, language)}</span>
              <span className={hasArrived(one.status) ? '' : 'dev-bad'}>
                {t('nth', { count: at + 1, result: one.status ?? faultText(t, one.fault) })}
              </span>
              <span className="quiet">{took(one.durationMs)}</span>
            </li>
          ))}
          {delivery.dueAt !== null && delivery.state === 'waiting' && (
            <li>
              <span className="quiet">{clockText(delivery.dueAt)}</span>
              <span className="dev-soon">{t('next', { count: attempts.length + 1 })}</span>
            </li>
          )}
        </ol>
      </section>
      <section className="dev-part">
        <h3>
          {t('sent')} <span className="small quiet">{t('standard')}</span>
        </h3>
        <pre className="dev-code" tabIndex={0}>
          {`webhook-id: ${webhookId}\n\n${pretty(body)}`}
        </pre>
      </section>
      {last && (
        <section className="dev-part">
          <h3>
            {t('received')} <AnswerTag row={{ ...delivery, status: last.status, fault: last.fault }} />
          </h3>
          {last.answer !== '' && (
            <pre className={hasArrived(last.status) ? 'dev-code' : 'dev-code bad'} tabIndex={0}>
              {last.answer}
            </pre>
          )}
          {behind > 0 && <p className="small quiet">{t('behind', { object: delivery.object, count: behind })}</p>}
          <p className="small quiet">{t('sameId')}</p>
        </section>
      )}
    </>
  );
}

/** JSON in lines; other text as it is. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
