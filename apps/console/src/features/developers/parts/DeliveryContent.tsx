import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { deliveryCalls as calls } from '@meetingapp/contract/developers/delivery.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { check, circleAlert, clock } from '@meetingapp/ui/icons/icons.ts';
import { useState } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { secondText } from '../../../lib/time/moment.ts';
import { hasArrived, prettyJson } from '../view.ts';
import { CopyButton } from './CopyButton.tsx';
import { DeliveryCommand } from './DeliveryCommand.tsx';
import { AnswerTag, faultText } from './DeliveryTable.tsx';
import { HeaderLines } from './HeaderLines.tsx';
import { useTook } from './use-took.ts';

type Answer = AnswerOf<typeof calls.delivery>;

/** Attempts of a delivery; of the chosen one, the last at first, what was sent and what came back. */
export function DeliveryContent({ answer }: { answer: Answer }) {
  const t = useT('developersConsole');
  const took = useTook();
  const [chosen, setChosen] = useState<number | null>(null);
  const { delivery, attempts, webhookId, body, behind } = answer;
  const at = chosen ?? attempts.length - 1;
  const shown = attempts[at];
  const headers = shown?.sentHeaders.length ? shown.sentHeaders : [['webhook-id', webhookId] as const];
  return (
    <>
      <Attempts answer={answer} at={at} setAt={setChosen} />
      <section className="dev-part" aria-label={t('sent')}>
        <div className="dev-title">
          <h3>{t('sent')}</h3>
          <span className="small quiet">{t('standard')}</span>
          <CopyButton type="text" size="small" text={body} what={t('bodyOf')} />
        </div>
        <pre className="dev-code" tabIndex={0}>
          <HeaderLines headers={headers} />
          {`\n${prettyJson(body)}`}
        </pre>
      </section>
      {shown && (
        <section className="dev-part" aria-label={t('received')}>
          <div className="dev-title">
            <h3>{t('received')}</h3>
            <AnswerTag row={{ ...delivery, status: shown.status, fault: shown.fault }} />
            <span className="small quiet">{took(shown.durationMs)}</span>
            {shown.answer !== '' && <CopyButton type="text" size="small" text={shown.answer} what={t('received')} />}
          </div>
          {(shown.answer !== '' || shown.answerHeaders.length > 0) && (
            <pre className="dev-code" tabIndex={0}>
              <HeaderLines headers={shown.answerHeaders} />
              {shown.answerHeaders.length > 0 && shown.answer !== '' && '\n'}
              <span className={hasArrived(shown.status) ? '' : 'dev-bad'}>{shown.answer}</span>
            </pre>
          )}
          {behind > 0 && <p className="small quiet">{t('behind', { object: delivery.object, count: behind })}</p>}
          <p className="small quiet">{t('sameId')}</p>
        </section>
      )}
      {shown && shown.sentHeaders.length > 0 && (
        <DeliveryCommand sent={{ url: delivery.url, headers: shown.sentHeaders, body }} />
      )}
    </>
  );
}

/** A button for each attempt. */
function Attempts({ answer, at, setAt }: { answer: Answer; at: number; setAt: (at: number) => void }) {
  const t = useT('developersConsole');
  const language = useLanguage();
  const took = useTook();
  const { delivery, attempts } = answer;
  return (
    <section className="dev-part">
      <div className="dev-title">
        <h3>{t('tried', { count: attempts.length })}</h3>
      </div>
      <p className="small quiet">{t('triedText')}</p>
      <ol className="dev-attempts">
        {attempts.map((one, index) => (
          <li key={one.at}>
            <button
              type="button"
              className={hasArrived(one.status) ? 'good' : 'bad'}
              aria-pressed={index === at}
              onClick={() => setAt(index)}
            >
              <Icon icon={hasArrived(one.status) ? check : circleAlert} />
              <span className="quiet">{secondText(one.at, language)}</span>
              <span className={hasArrived(one.status) ? '' : 'dev-bad'}>
                {t('nth', { count: index + 1, result: one.status ?? faultText(t, one.fault) })}
              </span>
              <span className="quiet">{took(one.durationMs)}</span>
            </button>
          </li>
        ))}
        {delivery.dueAt !== null && delivery.state === 'waiting' && (
          <li>
            <Icon icon={clock} />
            <span className="quiet">{secondText(delivery.dueAt, language)}</span>
            <span className="dev-soon">{t('next', { count: attempts.length + 1 })}</span>
          </li>
        )}
      </ol>
    </section>
  );
}
