import { groupCalls } from '@meetingapp/contract/groups/group.ts';
import { sharedCalls } from '@meetingapp/contract/orders/group-payment.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { moneyText } from '@meetingapp/ui/data/money-parts.ts';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { payableOf } from './view.ts';
import type { GroupPaymentChoiceProps } from './GroupPaymentChoice.tsx';

/** The button for the chosen people: pay. */
export function GroupPaymentFoot({ group, left }: Omit<GroupPaymentChoiceProps, 'setLeft'>) {
  const t = useT('orders');
  const go = useNavigate();
  const share = useSend(sharedCalls.share);
  const open = payableOf(group);
  const wanted = open.filter((one) => !left.has(one.regId));
  const [first] = wanted;
  const { cid, groupId } = group;
  const currency = first?.currency ?? group.currency;
  // One payment has one currency: that of the first person; the others follow.
  const chosen = wanted.filter((one) => one.currency === currency);
  const total = chosen.reduce((sum, one) => sum + one.total, 0);
  if (open.length === 0) return null;

  async function pay() {
    if (chosen.length === 1) return go('signPay', {}, { cid, order: first?.orderId ?? 0, group: groupId });
    const outcome = await share.send({ orderids: chosen.map((one) => one.orderId ?? 0) });
    invalidate(groupCalls.groupRead);
    if (!outcome.ok) return showTopTip(outcome.failure.msg);
    go('signPay', {}, { cid, shared: outcome.answer.shared.sharedId, group: groupId });
  }

  const sums = new Map<string, number>();
  for (const one of open) sums.set(one.currency, (sums.get(one.currency) ?? 0) + one.total);
  const sum = [...sums].map(([code, fen]) => moneyText(fen, code, true)).join(' + ');
  return (
    <StickyFoot note={t('group.toPay', { count: open.length, price: sum })}>
      <Button loading={share.sending} disabled={!first} onClick={() => void pay()}>
        {chosen.length === 1 && first
          ? t('group.payNext', { name: first.name, price: moneyText(total, currency, true) })
          : t('shared.pay', { count: chosen.length, price: moneyText(total, currency, true) })}
      </Button>
    </StickyFoot>
  );
}
