import { DeskMethod } from '@meetingapp/contract/orders/order.ts';
import { registrationDeskCalls as calls } from '@meetingapp/contract/registration/desk.ts';
import type { RegistrationAtDesk } from '@meetingapp/contract/registration/console.ts';
import { Radio } from 'antd';
import { useState } from 'react';
import { amountText } from '../../../lib/forms/money.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Dialog } from '../../../lib/layout/Dialog.tsx';
import { changed } from '../data.ts';

/** Records money paid at the desk: the full sum, in one of three ways. */
export function CounterPayment({ cid, one, close }: { cid: number; one: RegistrationAtDesk; close: () => void }) {
  const t = useT('registrationConsole');
  const [paid, setPaid] = useState<DeskMethod>('cash');
  const { change, busy } = useChange(calls.takeMoney, { refreshes: changed });
  const amount = one.orders.find(({ state }) => state === 'open')?.total ?? one.price?.amount ?? null;
  async function done() {
    if ((await change({ cid, id: one.id, paid })).ok) close();
  }
  return (
    <Dialog
      title={t('desk.takeTitle', { name: one.name })}
      okText={t('desk.take')}
      cancelText={t('cancel')}
      confirmLoading={busy}
      onCancel={close}
      onOk={() => void done()}
    >
      {amount !== null && (
        <p>
          {one.currency} <b>{amountText(amount, one.currency)}</b>
        </p>
      )}
      <Radio.Group
        aria-label={t('desk.payment')}
        value={paid}
        options={DeskMethod.options.map((value) => ({ value, label: t(`pane.methods.${value}`) }))}
        onChange={(event) => setPaid(DeskMethod.options.find((method) => method === event.target.value) ?? 'cash')}
      />
    </Dialog>
  );
}
