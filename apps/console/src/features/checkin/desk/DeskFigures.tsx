import type { deskCalls } from '@meetingapp/contract/checkin/desk.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { useEffect, useState } from 'react';
import { amountText } from '../../../lib/forms/money.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** Seconds in which a trained hand serves one person. */
const AIM = 20;
const two = (value: number) => String(value).padStart(2, '0');

function useSecondsSince(begun: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (begun === null) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [begun]);
  return begun === null ? 0 : Math.max(0, Math.floor((now - begun) / 1000));
}

/** The time that this person takes, and what this member of staff did today. */
export function DeskFigures({ begun, today }: { begun: number | null; today: AnswerOf<typeof deskCalls.deskToday> }) {
  const t = useT('checkinDesk');
  const seconds = useSecondsSince(begun);
  const count = today.takings.reduce((sum, one) => sum + one.count, 0);
  const sums = new Map<string, number>();
  for (const { currency, amount } of today.takings) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return (
    <dl className="desk-figures">
      <div>
        <dt>{t('thisOne')}</dt>
        <dd>
          <b>
            {two(Math.floor(seconds / 60))}:{two(seconds % 60)}
          </b>{' '}
          {t('aim')}
        </dd>
        <span className="desk-meter" aria-hidden="true">
          <i className={seconds > AIM ? 'late' : ''} style={{ width: `${Math.min(100, (seconds / AIM) * 100)}%` }} />
        </span>
      </div>
      <div>
        <dt>
          <span title={t('queueRule')}>{t('queue')}</span>
        </dt>
        <dd>
          <b>{today.queue.waiting}</b>{' '}
          {[
            today.queue.waiting > 0 ? t('queueMinutes', { minutes: today.queue.minutes }) : '',
            t('toCome', { count: today.queue.toCome }),
          ]
            .filter((part) => part !== '')
            .join(t('comma'))}
        </dd>
      </div>
      <div>
        <dt>{t('today')}</dt>
        <dd>
          <b>{today.printed}</b> {t('todayMore')}
          {today.median !== null && `${t('comma')}${t('median', { seconds: today.median })}`}
          {today.medianOfAll !== null &&
            today.medianOfAll !== today.median &&
            `${t('comma')}${t('medianOfAll', { seconds: today.medianOfAll })}`}
        </dd>
      </div>
      <div>
        <dt>{t('takings')}</dt>
        <dd>
          {count === 0 ? (
            t('noTakings')
          ) : (
            <>
              {[...sums].map(([currency, amount]) => (
                <b key={currency}>
                  {currency} {amountText(amount, currency, true)}
                </b>
              ))}{' '}
              {t('takingsMore', { count })}
            </>
          )}
        </dd>
      </div>
    </dl>
  );
}
