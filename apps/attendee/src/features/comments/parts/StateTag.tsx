import type { ListedComment } from '@meetingapp/contract/comments/comment.ts';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { check, eyeOff, lock } from '@meetingapp/ui/icons/icons.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** The state of a comment in one tag: in review, not shown, not public, answered. */
export function StateTag({ comment }: { comment: ListedComment }) {
  const t = useT('comments');
  const { state, open, answer } = comment;
  if (state === 'waiting')
    return (
      <Tag kind="soon" icon={eyeOff}>
        {t('waiting')}
      </Tag>
    );
  if (state === 'refused' || state === 'hidden') return <Tag kind="bad">{t(state)}</Tag>;
  if (answer)
    return (
      <Tag kind="ok" icon={check}>
        {t('answered')}
      </Tag>
    );
  if (!open)
    return (
      <Tag kind="ended" icon={lock}>
        {t('private')}
      </Tag>
    );
  return null;
}
