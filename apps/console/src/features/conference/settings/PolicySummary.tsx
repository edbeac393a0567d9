import { daysBefore } from '@meetingapp/domain/orders/refund-policy.ts';
import { lastChangeDay } from '@meetingapp/domain/registration/change-policy.ts';
import { InputNumber } from 'antd';
import { useState } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { amountText, fenOf } from '../../../lib/forms/money.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { DayPicker } from '../../../lib/time/DayPicker.tsx';
import { backOn, dayText, stepsInOrder } from '../view.ts';
import type { SectionProps } from './section-props.ts';

/** The rules as attendees read them, with dates, and the resulting amounts of a cancellation or change. */
export function PolicySummary({ value }: Pick<SectionProps, 'value'>) {
  const t = useT('conferenceConsole');
  const language = useLanguage();
  const { startsOn, refundPolicy, changePolicy } = value;
  if (startsOn === '') return null;
  const on = (day: string) => dayText(day, language);
  const steps = stepsInOrder(refundPolicy);
  return (
    <section className="note policy" aria-label={t('policy.reading')}>
      <ul>
        {steps.map(({ untilDaysBefore, percent }) => (
          <li key={untilDaysBefore}>{t('policy.step', { day: on(daysBefore(startsOn, untilDaysBefore)), percent })}</li>
        ))}
        <li>
          {steps.length > 0 ? t('policy.after', { day: on(startsOn) }) : t('policy.noRefund', { day: on(startsOn) })}
        </li>
        {(['answers', 'fee', 'stay'] as const).map((part) => {
          const last = lastChangeDay(changePolicy, part, startsOn);
          const name = t(`fields.changes.${part}`);
          return (
            <li key={part}>
              {last === null ? t('policy.never', { part: name }) : t('policy.until', { part: name, day: on(last) })}
            </li>
          );
        })}
      </ul>
      <Example value={value} />
    </section>
  );
}

function Example({ value }: Pick<SectionProps, 'value'>) {
  const t = useT('conferenceConsole');
  const language = useLanguage();
  const [paid, setPaid] = useState('1200');
  const [day, setDay] = useState(() => daysBefore(value.startsOn, 10));
  const [price, setPrice] = useState('800');
  const fen = fenOf(paid, value.currency);
  const other = fenOf(price, value.currency);
  const back = fen === null || day === '' ? null : backOn(value, { paid: fen, day, other: other ?? fen });
  const amount = (label: string, text: string, set: (text: string) => void) => (
    <label className="row">
      {label}
      <InputNumber
        size="small"
        min={0}
        style={{ width: 96 }}
        value={Number(text)}
        onChange={(next) => set(String(next ?? ''))}
      />
    </label>
  );
  return (
    <div className="policy-example">
      <div className="row wrap">
        <b>{t('policy.example')}</b>
        {amount(t('policy.paid'), paid, setPaid)}
        <span className="row">
          {t('policy.on')}
          <DayPicker size="small" required label={t('policy.on')} value={day} onChange={setDay} />
        </span>
        {amount(t('policy.other'), price, setPrice)}
      </div>
      {back && (
        <p aria-live="polite">
          {back.cancel === null
            ? t('policy.onlyOffice', { day: dayText(day, language) })
            : t('policy.back', {
                day: dayText(day, language),
                amount: amountText(back.cancel, value.currency),
                percent: back.percent,
              })}{' '}
          {back.change === null
            ? t('policy.changeOffice')
            : back.change.toPay > 0
              ? t('policy.changePays', { amount: amountText(back.change.toPay, value.currency) })
              : t('policy.changeBack', { amount: amountText(back.change.refund, value.currency) })}
        </p>
      )}
    </div>
  );
}
