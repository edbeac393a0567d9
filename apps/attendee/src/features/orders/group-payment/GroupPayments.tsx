import type { Group } from '@meetingapp/contract/groups/group.ts';
import { receipt } from '@meetingapp/ui/icons/icons-topics.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { moneyText } from '@meetingapp/ui/data/money-parts.ts';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { grouped } from '../view.ts';

/** Previous group payments, with their numbers and invoices. */
export function GroupPayments({ group }: { group: Group }) {
  const t = useT('orders');
  const go = useNavigate();
  const paid = group.shared.filter((one) => one.paid);
  if (paid.length === 0) return null;
  return (
    <>
      <div className="head">
        <h2>{t('shared.past')}</h2>
      </div>
      <List>
        {paid.map((one) => (
          <ListRow
            key={one.sharedId}
            icon={receipt}
            title={t('shared.done', { count: one.people, price: moneyText(one.total, one.currency, true) })}
            text={grouped(one.number)}
            trailing={<Tag kind="ok">{t('states.paid')}</Tag>}
            onPress={() => go('signPay', {}, { cid: group.cid, shared: one.sharedId, group: group.groupId })}
          />
        ))}
      </List>
    </>
  );
}
