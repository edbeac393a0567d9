import type { Group } from '@meetingapp/contract/registration-group.ts';
import { receipt } from '@meetingapp/ui/icons-topics.ts';
import { List } from '@meetingapp/ui/List.tsx';
import { ListRow } from '@meetingapp/ui/ListRow.tsx';
import { moneyText } from '@meetingapp/ui/money-parts.ts';
import { Tag } from '@meetingapp/ui/Tag.tsx';
import { useGo } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';
import { grouped } from '../view.ts';

/** What was paid together: there one looks up the number and asks for the invoice. */
export function GroupShared({ group }: { group: Group }) {
  const t = useT('orders');
  const go = useGo();
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
            title={t('shared.done', { count: one.people, price: moneyText(one.total, group.currency, true) })}
            text={grouped(one.number)}
            trailing={<Tag kind="ok">{t('states.paid')}</Tag>}
            onPress={() => go('signPay', {}, { cid: group.cid, shared: one.sharedId, group: group.groupId })}
          />
        ))}
      </List>
    </>
  );
}
