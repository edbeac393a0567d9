import { groupCalls } from '@meetingapp/contract/registration-group.ts';
import { userPlus } from '@meetingapp/ui/icons-sign-up.ts';
import { List } from '@meetingapp/ui/List.tsx';
import { ListRow } from '@meetingapp/ui/ListRow.tsx';
import { useGo } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';

/** Groups for which one is the contact, and the way to a new one. */
export function MineGroups({ cid }: { cid: string }) {
  const t = useT('registration');
  const go = useGo();
  const groups = useCall(groupCalls.groupMine, { cid }, { fresh: 0, quiet: true }).answer?.groups ?? [];
  const open = (group: number | 'new') => go('signMyOrders', {}, { cid, group });
  return (
    <>
      <div className="head">
        <h2>{t('mine.groups')}</h2>
      </div>
      <List>
        {groups.map((group) => (
          <ListRow
            key={group.groupId}
            icon={userPlus}
            title={group.name}
            value={t('mine.groupPeople', { count: group.people })}
            onPress={() => open(group.groupId)}
          />
        ))}
        <ListRow icon={userPlus} title={t('mine.newGroup')} onPress={() => open('new')} />
      </List>
    </>
  );
}
