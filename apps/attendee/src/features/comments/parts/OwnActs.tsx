import { commentCalls } from '@meetingapp/contract/comments/comment.ts';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { askConfirm, showToast, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { flag } from '@meetingapp/ui/icons/icons-topics.ts';
import { trash2 } from '@meetingapp/ui/icons/icons.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { ellipsis } from '@meetingapp/ui/icons/icons-topics.ts';
import { useState } from 'react';
import { useAccount } from '../../../lib/session/account.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { change } from '../data.ts';

interface OwnActsProps {
  cid: string;
  commentId: number;
  /** Null: the comment itself. */
  replyId: number | null;
  own: boolean;
  /** Called after the author removed it. */
  onRemoved?: (() => void) | undefined;
}

/** Button with a sheet: the author removes the text, others report it. */
export function OwnActs({ cid, commentId, replyId, own, onRemoved }: OwnActsProps) {
  const t = useT('comments');
  const app = useT('app');
  const logIn = useLogIn();
  const { loggedIn } = useAccount();
  const [open, setOpen] = useState(false);

  async function remove(): Promise<void> {
    setOpen(false);
    const sure = await askConfirm({
      title: t('removeAsk'),
      text: t('removeText'),
      stay: t('keep'),
      act: t('remove'),
      danger: true,
    });
    if (!sure) return;
    const outcome = await change(commentCalls.remove, { commentId, replyId });
    if (!outcome.ok) return showTopTip(outcome.failure.msg);
    showToast(t('removed'));
    onRemoved?.();
  }
  async function report(): Promise<void> {
    setOpen(false);
    if (!loggedIn) return logIn(cid);
    const outcome = await change(commentCalls.report, { commentId, replyId });
    if (outcome.ok) showToast(t('reported'));
    else showTopTip(outcome.failure.msg);
  }
  return (
    <>
      <button type="button" className="end" aria-label={t('more')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon icon={ellipsis} size="s" />
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('more')} closeLabel={app('close')} flush>
        <List>
          {own ? (
            <ListRow icon={trash2} title={t('remove')} onPress={() => void remove()} chevron={false} />
          ) : (
            <ListRow icon={flag} title={t('report')} onPress={() => void report()} chevron={false} />
          )}
        </List>
      </Sheet>
    </>
  );
}
