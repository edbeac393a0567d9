import type { ListedComment } from '@meetingapp/contract/comments/comment.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { calendarDays } from '@meetingapp/ui/icons/icons.ts';
import { mic, users } from '@meetingapp/ui/icons/icons-home.ts';
import { useT } from '../../../lib/texts/texts.ts';

const icons = { committee: users, speaker: mic, session: calendarDays };

/** Whom a comment is addressed to. */
export function Aim({ comment }: { comment: Pick<ListedComment, 'target' | 'aim'> }) {
  const t = useT('comments');
  return (
    <p className="cm-aim">
      <Icon icon={icons[comment.target]} size="xs" />
      {t(`to.${comment.target}`, { name: comment.aim })}
    </p>
  );
}
