import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { commentCalls } from '@meetingapp/contract/comments/comment.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { Avatar } from '@meetingapp/ui/data/Avatar.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { cornerUpLeft, shieldAlert } from '@meetingapp/ui/icons/icons-hall.ts';
import { messageCircle } from '@meetingapp/ui/icons/icons-topics.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { arrangeReplies } from '../view.ts';
import { Aim } from './Aim.tsx';
import { LikeButton } from './LikeButton.tsx';
import { OwnActs } from './OwnActs.tsx';
import { Pictures } from './Pictures.tsx';
import { Review } from './Review.tsx';
import { StateTag } from './StateTag.tsx';
import { ThreadReply } from './ThreadReply.tsx';

interface ThreadProps {
  thread: AnswerOf<typeof commentCalls.read>;
  /** The reply that the address names; 0: none. */
  current: number;
  /** Begins a reply to a reply; null: the person may not reply. */
  onReply: ((replyId: number) => void) | null;
}

/** A comment, its replies and the asker's review. */
export function Thread({ thread, current, onReply }: ThreadProps) {
  const t = useT('comments');
  const language = useLanguage();
  const { comment, replies, hidden, zone } = thread;
  const cid = String(thread.cid);
  const best = replies.find(({ role, state }) => state === 'shown' && (role === 'speaker' || role === 'staff'))?.id;
  const name = comment.own ? t('you') : comment.name || t('someone');
  const at = momentText(comment.at, zone, language);
  return (
    <>
      <section className="cm-post">
        <div className="by">
          <Avatar name={comment.name || t('someone')} size="s" />
          <span className="grow">
            {joinList([name, comment.own ? '' : comment.affiliation, at], language, 'clauses')}
          </span>
          <StateTag comment={comment} />
        </div>
        <h1>{comment.text}</h1>
        <Pictures pictures={comment.pictures} />
        <Aim comment={comment} />
        <div className="cm-foot">
          {comment.state === 'shown' && (
            <LikeButton cid={cid} commentId={comment.id} replyId={null} likes={comment.likes} liked={comment.liked} />
          )}
        </div>
      </section>
      {arrangeReplies(replies).map(({ reply, depth }) => (
        <ThreadReply
          key={reply.id}
          reply={reply}
          depth={depth}
          zone={zone}
          best={reply.id === best}
          current={reply.id === current}
        >
          {reply.state === 'shown' && (
            <>
              <LikeButton cid={cid} commentId={comment.id} replyId={reply.id} likes={reply.likes} liked={reply.liked} />
              {onReply && (
                <button type="button" onClick={() => onReply(reply.id)}>
                  <Icon icon={cornerUpLeft} size="s" />
                  {t('reply')}
                </button>
              )}
            </>
          )}
          <OwnActs cid={cid} commentId={comment.id} replyId={reply.id} own={reply.own} />
        </ThreadReply>
      ))}
      {replies.length === 0 && hidden === 0 && (
        <EmptyState icon={messageCircle} title={t('thread.none')} text={comment.own ? t('thread.noneText') : ''} />
      )}
      {hidden > 0 && (
        <p className="cm-hidden">
          <Icon icon={shieldAlert} size="s" />
          {t('thread.hiddenReplies', { count: hidden })}
        </p>
      )}
      {comment.own && <Review comment={comment} zone={zone} />}
    </>
  );
}
