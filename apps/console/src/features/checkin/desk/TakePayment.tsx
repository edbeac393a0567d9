import { deskCalls, type DeskPerson } from '@meetingapp/contract/checkin/desk.ts';
import { roles } from '@meetingapp/contract/call.ts';
import { DeskMethod } from '@meetingapp/contract/orders/order.ts';
import { Button, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { amountText } from '../../../lib/forms/money.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useListKeys } from '../../../lib/lists/use-list-keys.ts';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { PayCode, type ShownCode } from './PayCode.tsx';

interface TakePaymentProps {
  person: DeskPerson;
  due: number;
  putAway: () => void;
}

/** The whole sum in one of three ways, with the number of its receipt, or by the person's own phone. */
export function TakePayment({ person, due, putAway }: TakePaymentProps) {
  const t = useT('checkinDesk');
  const cid = useCid();
  const mayTake = useRole(roles.money);
  const [method, setMethod] = useState<DeskMethod | null>(null);
  const [receipt, setReceipt] = useState('');
  const pay = useChange(deskCalls.deskPay, {
    refreshes: [deskCalls.deskPerson, deskCalls.deskToday, deskCalls.deskBadge],
  });
  const slip = useRef<InputRef>(null);
  useEffect(() => {
    if (method !== null) slip.current?.focus();
  }, [method]);
  const choose = (next: DeskMethod) => mayTake && due > 0 && setMethod(next);
  const coding = useChange(deskCalls.deskPayCode);
  const [code, setCode] = useState<ShownCode | null>(null);
  async function showCode() {
    if (due === 0 || coding.busy) return;
    const outcome = await coding.change({ cid, regId: person.regId, amount: due });
    if (outcome.ok) setCode(outcome.answer);
  }
  useListKeys({
    1: () => choose('cash'),
    2: () => choose('pos'),
    3: () => choose('elsewhere'),
    4: () => void showCode(),
  });

  async function take(way: DeskMethod) {
    await pay.change({ cid, regId: person.regId, paid: way, receipt: receipt.trim(), amount: due });
  }
  if (due === 0)
    return (
      <ActButton type="primary" loading={pay.busy} why={mayTake ? '' : t('noMoney')} onClick={() => void take('cash')}>
        {t('confirmFree')}
      </ActButton>
    );
  return (
    <form
      className="desk-pay"
      onSubmit={(event) => {
        event.preventDefault();
        if (method && !pay.busy) void take(method);
      }}
    >
      <div role="radiogroup" aria-label={t('method')} className="desk-methods">
        {DeskMethod.options.map((value, index) => (
          <button
            key={value}
            type="button"
            role="radio"
            aria-checked={method === value}
            aria-disabled={!mayTake}
            onClick={() => choose(value)}
          >
            {t(`methods.${value}`)} <kbd>{index + 1}</kbd>
          </button>
        ))}
      </div>
      <Button loading={coding.busy} onClick={() => void showCode()}>
        {t('payCode.show')} <kbd>4</kbd>
      </Button>
      {code && <PayCode person={person} due={due} code={code} close={() => setCode(null)} />}
      {!mayTake && <p className="small quiet-2">{t('noMoney')}</p>}
      {method && (
        <div className="row">
          <Input
            key={method}
            ref={slip}
            aria-label={t('receipt')}
            placeholder={t(method === 'cash' ? 'receiptCash' : 'receiptSlip')}
            value={receipt}
            maxLength={40}
            onChange={(event) => setReceipt(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') putAway();
            }}
          />
          <ActButton
            type="primary"
            htmlType="submit"
            loading={pay.busy}
            why={method !== 'cash' && receipt.trim() === '' ? t('receiptSlip') : ''}
          >
            {t('take')}
          </ActButton>
        </div>
      )}
      <p className="small quiet-2">
        {t('payText', { currency: person.currency, amount: amountText(due, person.currency) })}
      </p>
    </form>
  );
}
