import { orderCalls } from '@meetingapp/contract/orders.ts';
import { receipt } from '@meetingapp/ui/icons-topics.ts';
import { List } from '@meetingapp/ui/List.tsx';
import { ListRow } from '@meetingapp/ui/ListRow.tsx';
import { Tag } from '@meetingapp/ui/Tag.tsx';
import { useGo } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';

/** One row: how many orders there are, and whether one waits to be paid. */
export function MineOrders({ cid }: { cid: string }) {
  const t = useT('registration');
  const go = useGo();
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
