import { groupCalls } from '@meetingapp/contract/groups/group.ts';
import { userPlus } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';

/** Groups whose contact the person is, and a link to create one. */
export function MyGroups({ cid }: { cid: string }) {
  const t = useT('registrationOverview');
  const go = useNavigate();
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
