import { commentCalls } from '@meetingapp/contract/comments/comment.ts';
import { showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { thumbsUp } from '@meetingapp/ui/icons/icons-topics.ts';
import { useState } from 'react';
import { useAccount } from '../../../lib/session/account.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { change } from '../data.ts';

interface LikeButtonProps {
  cid: string;
  commentId: number;
  replyId: number | null;
  likes: number;
  liked: boolean;
}

/** Says that a text is useful; the number changes at once and is corrected by the server's. */
export function LikeButton({ cid, commentId, replyId, likes, liked }: LikeButtonProps) {
  const t = useT('comments');
  const logIn = useLogIn();
  const { loggedIn } = useAccount();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const on = wanted ?? liked;
  const count = likes + (on === liked ? 0 : on ? 1 : -1);

  async function toggle(): Promise<void> {
    if (!loggedIn) return logIn(cid);
    setWanted(!on);
    const outcome = await change(commentCalls.like, { commentId, replyId, liked: !on });
    if (!outcome.ok) showTopTip(outcome.failure.msg);
    setWanted(null);
  }
  return (
    <button type="button" className={on ? 'on' : undefined} aria-pressed={on} onClick={() => void toggle()}>
      <Icon icon={thumbsUp} size="s" filled={on} />
      {count > 0 ? t('useful', { count }) : t('usefulNone')}
    </button>
  );
}
