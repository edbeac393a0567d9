import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { bell } from '@meetingapp/ui/icons/icons.ts';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useUnseen } from '../../../shared/inbox/use-unseen.ts';

const MOST_SHOWN = 99;

/** Opens the messages; a badge shows how many are unread. */
export function InboxButton({ cid }: { cid: string }) {
  const t = useT('registrationOverview');
  const go = useNavigate();
  const count = useUnseen() ?? 0;
  const badge = count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
  return (
    <IconButton
      icon={bell}
      label={count > 0 ? t('mine.messagesUnread', { count }) : t('mine.messages')}
      badge={count > 0 ? badge : undefined}
      onClick={() => go('inbox', { cid })}
    />
  );
}
