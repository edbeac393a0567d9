import { roles } from '@meetingapp/contract/call.ts';
import { orderDeskCalls, type RefundRequest } from '@meetingapp/contract/orders/desk.ts';
import { Button, Tag } from 'antd';
import { AskFirst } from '../../../lib/layout/AskFirst.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { amountText } from '../../../lib/forms/money.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { orderReads } from '../data.ts';

/** Refunds above the conference's sum, which wait for a second person; renders nothing when there are none. */
export function RefundRequests({ cid, open }: { cid: number; open: (orderId: number) => void }) {
  const t = useT('ordersConsole');
  const { answer } = useCall(orderDeskCalls.refundRequests, { cid }, { fresh: true });
  const requests = answer?.requests ?? [];
  if (requests.length === 0) return null;
  return (
    <section className="money pad" aria-label={t('request.title')}>
      <h2>{t('request.count', { count: requests.length })}</h2>
      {requests.map((one) => (
        <RequestRow key={one.id} cid={cid} request={one} open={open} />
      ))}
    </section>
  );
}

function RequestRow({ cid, request, open }: { cid: number; request: RefundRequest; open: (orderId: number) => void }) {
  const t = useT('ordersConsole');
  const c = useT('console');
  const language = useLanguage();
  const mayDecide = useRole(roles.money);
  const approve = useChange(orderDeskCalls.approveRequest, { refreshes: orderReads, said: t('request.approved') });
  const reject = useChange(orderDeskCalls.rejectRequest, { refreshes: orderReads, said: t('request.rejected') });
  const { id, orderId, name, number, amount, currency, ends, reason, by, own, at } = request;
  const decision = { cid, requestId: id };
  const sum = `${currency} ${amountText(amount, currency)}`;
  return (
    <div className="line">
      <Tag color="processing" variant="filled">
        {t('recover.stages.proposed')}
      </Tag>
      <span className="grow">
        {orderId === null ? (
          <b>{name}</b>
        ) : (
          <button type="button" className="one" onClick={() => open(orderId)}>
            <b>{name}</b>
          </button>
        )}
        <span className="small quiet">
          {[
            number,
            t('request.by', { by, at: momentText(at, language) }),
            reason,
            ...(ends ? [t('request.ends')] : []),
          ].join(' · ')}
        </span>
      </span>
      <span>{sum}</span>
      {mayDecide && own && (
        <ActButton size="small" why={t('request.waitsForOther')}>
          {t('request.approve')}
        </ActButton>
      )}
      {mayDecide && !own && (
        <AskFirst
          title={t('request.approveSure', { name, amount: sum })}
          okText={t('request.approve')}
          cancelText={t('back')}
          onConfirm={() => void approve.change(decision)}
        >
          <Button size="small" type="primary" loading={approve.busy}>
            {t('request.approve')}
          </Button>
        </AskFirst>
      )}
      {mayDecide && (
        <Button size="small" loading={reject.busy} onClick={() => void reject.change(decision)}>
          {t(own ? 'request.withdraw' : 'request.reject')}
        </Button>
      )}
      {!mayDecide && <span className="sr">{c('why.onlyView')}</span>}
    </div>
  );
}
