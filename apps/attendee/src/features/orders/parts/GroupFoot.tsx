import { groupCalls } from '@meetingapp/contract/registration-group.ts';
import { sharedCalls } from '@meetingapp/contract/orders-shared.ts';
import { Button } from '@meetingapp/ui/Button.tsx';
import { showTopTip } from '@meetingapp/ui/feedback.ts';
import { moneyText } from '@meetingapp/ui/money-parts.ts';
import { StickyFoot } from '@meetingapp/ui/StickyFoot.tsx';
import { invalidate } from '../../../lib/cache.ts';
import { useGo } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';
import { useSend } from '../../../lib/use-call.ts';
import { payableOf } from '../view.ts';
import type { ChooseProps } from './GroupChoose.tsx';

/** The one thing to do with those who were chosen. */
export function GroupFoot({ group, left }: Omit<ChooseProps, 'setLeft'>) {
  const t = useT('orders');
  const go = useGo();
  const share = useSend(sharedCalls.share);
  const open = payableOf(group);
  const chosen = open.filter((one) => !left.has(one.regId));
  const [first] = chosen;
  const { cid, groupId, currency } = group;
  const total = chosen.reduce((sum, one) => sum + one.total, 0);
  if (open.length === 0) return null;

  async function pay() {
    if (chosen.length === 1) return go('signPay', {}, { cid, order: first?.orderId ?? 0, group: groupId });
    const outcome = await share.send({ orderids: chosen.map((one) => one.orderId ?? 0) });
    invalidate(groupCalls.groupRead);
    if (!outcome.ok) return showTopTip(outcome.failure.msg);
    go('signPay', {}, { cid, shared: outcome.answer.shared.sharedId, group: groupId });
  }

  const sum = open.reduce((all, one) => all + one.total, 0);
  return (
    <StickyFoot note={t('group.toPay', { count: open.length, price: moneyText(sum, currency, true) })}>
      <Button loading={share.sending} disabled={!first} onClick={() => void pay()}>
        {chosen.length === 1 && first
          ? t('group.payNext', { name: first.name, price: moneyText(total, currency, true) })
          : t('shared.pay', { count: chosen.length, price: moneyText(total, currency, true) })}
      </Button>
    </StickyFoot>
  );
}
