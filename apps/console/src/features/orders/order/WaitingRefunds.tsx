import { refundCalls } from '@meetingapp/contract/orders/refund.ts';
import type { WaitingRefund } from '@meetingapp/contract/orders/refund.ts';
import { Tag } from 'antd';
import { useCall } from '../../../lib/calls/use-call.ts';
import { amountText } from '../../../lib/forms/money.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';

const stageOf = ({ state, proposal }: WaitingRefund) =>
  proposal ? 'proposed' : state === 'failed' ? 'failed' : 'toSend';
const colours = { proposed: 'processing', failed: 'error', toSend: 'warning' } as const;

/** Refunds that do not proceed until staff act; renders nothing when there are none. */
export function WaitingRefunds({ cid, open }: { cid: number; open: (orderId: number) => void }) {
  const t = useT('ordersConsole');
  const language = useLanguage();
  const { answer } = useCall(refundCalls.waitingRefunds, { cid });
  const refunds = answer?.refunds ?? [];
  if (refunds.length === 0) return null;
  return (
    <section className="money pad" aria-label={t('recover.waiting')}>
      <h2>{t('recover.waitingCount', { count: refunds.length })}</h2>
      {refunds.map((one) => (
        <p key={one.refundId} className="line">
          <Tag color={colours[stageOf(one)]} variant="filled">
            {t(`recover.stages.${stageOf(one)}`)}
          </Tag>
          <span className="grow">
            <button type="button" className="one" onClick={() => open(one.orderId)}>
              <b>{one.name}</b>
            </button>
            <span className="small quiet">
              {one.number} {momentText(one.since, language)} {one.reason}
            </span>
          </span>
          <span>{amountText(one.amount, one.currency)}</span>
        </p>
      ))}
    </section>
  );
}
