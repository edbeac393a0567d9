import { roles } from '@meetingapp/contract/call.ts';
import { orderConsoleCalls } from '@meetingapp/contract/orders/console.ts';
import type { ConsoleOrder } from '@meetingapp/contract/orders/console.ts';
import { refundCalls } from '@meetingapp/contract/orders/refund.ts';
import { Button, Input, Select } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useRole } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { orderReads } from '../data.ts';
import { RefundProposalForm } from './RefundProposalForm.tsx';
import { useUnsaved } from '../../../lib/forms/unsaved.ts';
import { RefundProposalView } from './RefundProposalView.tsx';

type Refund = ConsoleOrder['refunds'][number];
type Way = 'bank' | 'hand' | 'payment';

/** Staff actions for a refund: record that a bank or desk payment was sent back, or recover a refund that its provider refused. */
export function RefundActions({ cid, refund }: { cid: number; refund: Refund }) {
  const may = useRole(roles.money);
  if (!may || refund.replaced) return null;
  if (refund.byHand) return refund.state === 'done' ? null : <SentByHand cid={cid} refund={refund} />;
  if (refund.state !== 'failed') return null;
  return refund.proposal ? (
    <RefundProposalView cid={cid} refundId={refund.id} proposal={refund.proposal} />
  ) : (
    <WaysOut cid={cid} refund={refund} />
  );
}

function WaysOut({ cid, refund }: { cid: number; refund: Refund }) {
  const t = useT('ordersConsole');
  const [way, setWay] = useState<Way | null>(null);
  const retry = useChange(orderConsoleCalls.retryRefund, { refreshes: orderReads });
  const close = () => setWay(null);
  if (way === 'payment') return <OtherPayment cid={cid} refund={refund} close={close} />;
  if (way !== null) return <RefundProposalForm cid={cid} refundId={refund.id} way={way} close={close} />;
  return (
    <span className="row wrap">
      <Button size="small" loading={retry.busy} onClick={() => void retry.change({ cid, refundId: refund.id })}>
        {t('retry')}
      </Button>
      {refund.choices.length > 0 && (
        <Button size="small" onClick={() => setWay('payment')}>
          {t('recover.payment')}
        </Button>
      )}
      <Button size="small" onClick={() => setWay('bank')}>
        {t('recover.bank')}
      </Button>
      <Button size="small" onClick={() => setWay('hand')}>
        {t('recover.hand')}
      </Button>
    </span>
  );
}

/** Selects another payment to send the refund over. */
function OtherPayment({ cid, refund, close }: { cid: number; refund: Refund; close: () => void }) {
  const t = useT('ordersConsole');
  const [paymentId, setPaymentId] = useState<number | null>(refund.choices[0]?.paymentId ?? null);
  const move = useChange(refundCalls.moveRefund, { refreshes: orderReads, said: t('refundSaid') });
  return (
    <span className="row wrap">
      <Select<number>
        size="small"
        style={{ width: 260 }}
        aria-label={t('recover.paymentChoice')}
        value={paymentId}
        onChange={setPaymentId}
        options={refund.choices.map((one) => ({
          value: one.paymentId,
          label: `${t(`providers.${one.provider}`)} ${one.number}`,
        }))}
      />
      <ActButton
        size="small"
        type="primary"
        lacks={{ nothingChosen: paymentId === null }}
        loading={move.busy}
        onClick={() => void (paymentId !== null && move.change({ cid, refundId: refund.id, paymentId }))}
      >
        {t('recover.paymentSend')}
      </ActButton>
      <Button size="small" onClick={close}>
        {t('back')}
      </Button>
    </span>
  );
}

/** Payment by bank or at the desk: staff send the money back and enter the number by which it can be found. */
function SentByHand({ cid, refund }: { cid: number; refund: Refund }) {
  const t = useT('ordersConsole');
  const [reference, setReference] = useState<string | null>(null);
  useUnsaved(reference !== null && reference.trim() !== '');
  const confirm = useChange(orderConsoleCalls.confirmRefund, { refreshes: orderReads });
  if (reference === null)
    return (
      <Button size="small" onClick={() => setReference('')}>
        {t('byHand')}
      </Button>
    );
  return (
    <span className="row">
      <Input
        size="small"
        maxLength={60}
        aria-label={t('byHandReference')}
        placeholder={t('byHandReference')}
        value={reference}
        onChange={({ target }) => setReference(target.value)}
      />
      <ActButton
        size="small"
        lacks={{ referenceMissing: reference.trim() === '' }}
        loading={confirm.busy}
        onClick={() => void confirm.change({ cid, refundId: refund.id, reference })}
      >
        {t('byHandSave')}
      </ActButton>
    </span>
  );
}
