import { groupCalls } from '@meetingapp/contract/groups/group.ts';
import type { Group, GroupPerson } from '@meetingapp/contract/groups/group.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { askConfirm, showSuccess, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { userPlus } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { moneyText } from '@meetingapp/ui/data/money-parts.ts';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { ask, invalidate } from '../../../lib/calls/call-cache.ts';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { registrationTag } from '../view.ts';

/** Members with their progress; a tap runs the next action for one of them. */
export function GroupPeople({ group }: { group: Group }) {
  const t = useT('orders');
  const words = useT('registrationOverview');
  const go = useNavigate();
  const refund = useSend(orderCalls.refund);

  /** Cancels one person's registration: the refund is shown first, the others stay. */
  async function cancel({ orderId, name }: GroupPerson): Promise<void> {
    const read = await ask(orderCalls.read, { orderid: orderId ?? 0 }, { fresh: 0 });
    if (!read.ok) return showTopTip(read.failure.msg);
    const { refundNow, total, refunded, currency } = read.answer.order;
    if (refundNow === null) return showTopTip(t('group.cannotCancel'));
    const price = moneyText(refundNow, currency, true);
    const yes = await askConfirm({
      title: t('group.cancelTitle', { name }),
      text: t('own.refundText', { price, paid: moneyText(total - refunded, currency, true) }),
      stay: t('own.keep'),
      act: t('own.refundAct'),
      danger: true,
    });
    if (!yes) return;
    const outcome = await refund.send({ orderid: orderId ?? 0, amount: refundNow });
    for (const call of [groupCalls.groupRead, orderCalls.mine, orderCalls.read]) invalidate(call);
    if (outcome.ok) showSuccess(t('own.refundSent'));
    else showTopTip(outcome.failure.msg);
  }

  function actOf(one: GroupPerson): (() => void) | undefined {
    const mine = one.byContact || group.payer === 'contact';
    if (mine && one.orderState === 'open')
      return () => go('signPay', {}, { cid: group.cid, order: one.orderId ?? 0, group: group.groupId });
    if (one.byContact) return () => go('signOrder', {}, { cid: group.cid, reg: one.regId });
    if (mine && one.state === 'confirmed') return () => void cancel(one);
    return undefined;
  }

  return (
    <List>
      {group.people.length === 0 && <ListRow title={<span className="t-sm ink-2">{t('group.none')}</span>} />}
      {group.people.map((one) => (
        <ListRow
          key={one.regId}
          title={one.name || words('mine.unnamed')}
          text={one.fee || undefined}
          trailing={
            <Tag kind={registrationTag(one.state)}>
              {words(one.orderState === 'open' ? 'states.toPay' : `states.${one.state}`)}
            </Tag>
          }
          onPress={actOf(one)}
        />
      ))}
      <ListRow
        icon={userPlus}
        title={t('group.add')}
        onPress={() => go('signAdd', { opFlag: 0 }, { cid: group.cid, add: 1, group: `g${group.groupId}` })}
      />
    </List>
  );
}
