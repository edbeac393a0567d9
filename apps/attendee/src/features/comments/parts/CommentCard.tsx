import type { ListedComment } from '@meetingapp/contract/comments/comment.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { Avatar } from '@meetingapp/ui/data/Avatar.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { messageCircle } from '@meetingapp/ui/icons/icons-topics.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { Aim } from './Aim.tsx';
import { LikeButton } from './LikeButton.tsx';
import { OwnActs } from './OwnActs.tsx';
import { Pictures } from './Pictures.tsx';
import { Review } from './Review.tsx';
import { StateTag } from './StateTag.tsx';

interface CommentCardProps {
  comment: ListedComment;
  cid: string;
  zone: string;
}

/** One comment of a list: who, what, to whom, its answer, and what one can do with it. */
export function CommentCard({ comment, cid, zone }: CommentCardProps) {
  const t = useT('comments');
  const language = useLanguage();
  const { id, own, answer, state } = comment;
  const name = own ? t('you') : comment.name || t('someone');
  const params = { comtUid: id, relid: 0 };
  return (
    <article className="card cm">
      <div className="cm-head">
        <Avatar name={comment.name || t('someone')} size="s" />
        <span className="grow">
          <b>{name}</b>
          <span className="cm-meta">
            {joinList([momentText(comment.at, zone, language), own ? '' : comment.affiliation], language, 'clauses')}
          </span>
        </span>
        <StateTag comment={comment} />
      </div>
      <p className="cm-text">
        {state === 'shown' ? (
          <Link name="commentReply" params={params} query={{ cid }}>
            {comment.text}
          </Link>
        ) : (
          comment.text
        )}
      </p>
      <Pictures pictures={comment.pictures} />
      <Aim comment={comment} />
      {comment.reason !== '' && <p className="cm-meta">{t('reason', { reason: comment.reason })}</p>}
      {answer && (
        <div className="cm-answer">
          <b>
            {answer.name || t('committee')}
            <Tag kind={answer.role === 'staff' ? 'ok' : 'role'}>{t(`roles.${answer.role}`)}</Tag>
          </b>
          {answer.text}
        </div>
      )}
      {own && <Review comment={comment} zone={zone} />}
      <div className="cm-foot">
        {state === 'shown' ? (
          <>
            <LikeButton cid={cid} commentId={id} replyId={null} likes={comment.likes} liked={comment.liked} />
            <Link name="commentReply" params={params} query={{ cid }}>
              <Icon icon={messageCircle} size="s" />
              {comment.replies > 0 ? t('replies', { count: comment.replies }) : t('reply')}
            </Link>
          </>
        ) : (
          <>
            {state === 'waiting' && <span>{t('waitingNote')}</span>}
            {own && (state === 'waiting' || state === 'refused') && (
              <Link name="commentAdd" query={{ cid, change: id }} className="on">
                {t('change')}
              </Link>
            )}
          </>
        )}
        <OwnActs cid={cid} commentId={id} replyId={null} own={own} />
      </div>
    </article>
  );
}
