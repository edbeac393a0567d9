import { bell } from '@meetingapp/ui/icons/icons.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';

/** Leads to the channels of the person's messages. */
export function OwnNotifications({ cid }: { cid: string }) {
  const t = useT('accounts');
  const go = useNavigate();
  return (
    <>
      <div className="head">
        <h2>{t('profile.messages')}</h2>
      </div>
      <List>
        <ListRow
          icon={bell}
          title={t('profile.notifications')}
          text={t('profile.notificationsText')}
          onPress={() => go('inboxSettings', { cid })}
        />
      </List>
    </>
  );
}
