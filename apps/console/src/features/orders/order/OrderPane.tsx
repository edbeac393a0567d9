import { roles } from '@meetingapp/contract/call.ts';
import { orderConsoleCalls } from '@meetingapp/contract/orders/console.ts';
import type { ConsoleOrder } from '@meetingapp/contract/orders/console.ts';
import { Button, Input, Tag } from 'antd';
import { AskFirst } from '../../../lib/layout/AskFirst.tsx';
import { useState } from 'react';
import { useRole } from '../../../lib/session/conference.ts';
import { History } from '../../../lib/layout/History.tsx';
import { Answered } from '../../../lib/layout/Page.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useUnsaved } from '../../../lib/forms/unsaved.ts';
import { orderReads } from '../data.ts';
import { orderColours } from '../view.ts';
import { AmountBreakdown } from './AmountBreakdown.tsx';
import { OrderEvents } from './OrderEvents.tsx';
import { RefundForm } from './RefundForm.tsx';

/** One order: price breakdown, payments and refunds, events, and actions. */
export function OrderPane({ cid, id, close }: { cid: number; id: number; close: () => void }) {
  const t = useT('ordersConsole');
  const asked = useCall(orderConsoleCalls.detail, { cid, orderId: id });
  const order = asked.answer?.order.id === id ? asked.answer.order : undefined;
  return (
    <Pane
      title={order?.name ?? ''}
      facts={order && [order.number, order.phone].filter(Boolean).join(' · ')}
      close={close}
    >
      <Answered asked={{ ...asked, answer: order }}>
        {(one) => (
          <>
            <div className="row">
              <Tag color={orderColours[one.state]} variant="filled">
                {t(`states.${one.state}`)}
              </Tag>
              {one.kind === 'change' && (
                <Tag variant="filled">
                  {t(one.lines.every(({ kind }) => kind === 'extra') ? 'addedExtras' : 'change')}
                </Tag>
              )}
            </div>
            <Acts cid={cid} order={one} />
            <AmountBreakdown cid={cid} order={one} />
            <OrderEvents events={one.events} currency={one.currency} />
            <History cid={cid} subject="orders" id={one.id} />
          </>
        )}
      </Answered>
    </Pane>
  );
}

function Acts({ cid, order }: { cid: number; order: ConsoleOrder }) {
  const t = useT('ordersConsole');
  const may = useRole(roles.money);
  const [refunding, setRefunding] = useState(false);
  const [note, setNote] = useState(order.note);
  useUnsaved(note !== order.note);
  const cancel = useChange(orderConsoleCalls.cancelOpen, { refreshes: orderReads });
  const save = useChange(orderConsoleCalls.saveNote, { refreshes: orderReads });
  const body = { cid, orderId: order.id };
  if (!may) return order.note && <p className="note">{order.note}</p>;
  return (
    <>
      {refunding ? (
        <RefundForm cid={cid} order={order} close={() => setRefunding(false)} />
      ) : (
        <div className="row">
          {order.left > 0 && <Button onClick={() => setRefunding(true)}>{t('refundAct')}</Button>}
          {(order.state === 'open' || order.state === 'expired') && (
            <AskFirst
              title={t('cancelAct')}
              description={t('cancelText')}
              okText={t('cancelAct')}
              cancelText={t('back')}
              onConfirm={() => cancel.change({ ...body, reason: note || t('cancelAct') })}
            >
              <Button loading={cancel.busy}>{t('cancelAct')}</Button>
            </AskFirst>
          )}
        </div>
      )}
      <div className="row">
        <Input.TextArea
          autoSize
          maxLength={1000}
          aria-label={t('note')}
          placeholder={t('note')}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {note !== order.note && (
          <Button loading={save.busy} onClick={() => void save.change({ ...body, note })}>
            {t('noteSave')}
          </Button>
        )}
      </div>
    </>
  );
}
