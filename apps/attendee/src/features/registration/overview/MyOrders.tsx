import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { receipt } from '@meetingapp/ui/icons/icons-topics.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';

/** One row: the number of orders, and whether one is unpaid. */
export function MyOrders({ cid }: { cid: string }) {
  const t = useT('registration');
  const go = useNavigate();
  const { answer } = useCall(orderCalls.mine, {}, { fresh: 0 });
  const orders = answer?.orders ?? [];
  const open = orders.filter((order) => order.state === 'open').length;
  return (
    <>
      <div className="head">
        <h2>{t('mine.orders')}</h2>
      </div>
      <List>
        <ListRow
          icon={receipt}
          title={t('mine.allOrders')}
          value={open > 0 ? undefined : t('mine.orderCount', { count: orders.length })}
          trailing={open > 0 && <Tag kind="soon">{t('mine.toPay', { count: open })}</Tag>}
          onPress={() => go('signMyOrders', {}, { cid })}
        />
      </List>
    </>
  );
}
