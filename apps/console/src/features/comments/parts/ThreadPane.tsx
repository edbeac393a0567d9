import type { CommentReply } from '@meetingapp/contract/comments/comment.ts';
import { commentConsoleCalls as calls } from '@meetingapp/contract/comments/console.ts';
import { Button, Input, Tag } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { History } from '../../../lib/layout/History.tsx';
import { Answered } from '../../../lib/layout/Page.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { changed } from '../data.ts';
import { CommentText } from './CommentText.tsx';
import { MuteDialog } from './MuteDialog.tsx';
import { RefuseDialog } from './RefuseDialog.tsx';

const stateColours = {
  waiting: 'processing',
  shown: 'success',
  refused: 'error',
  hidden: 'error',
  removed: 'default',
} as const;

/** A comment with its replies, and the field in which the committee answers. */
export function ThreadPane({ commentId, close }: { commentId: number; close: () => void }) {
  const t = useT('commentsConsole');
  const language = useLanguage();
  const cid = useCid();
  const asked = useCall(calls.read, { cid, commentId }, { fresh: true });
  const answer = useChange(calls.answer, { refreshes: changed, said: t('sent') });
  const moderate = useChange(calls.moderate, { refreshes: changed, said: t('moderated') });
  const [text, setText] = useState('');
  const [hidden, setHidden] = useState<{ replyId: number | null; verdict: 'refuse' | 'hide' } | null>(null);
  const [muting, setMuting] = useState(false);
  const read = asked.answer;
  async function submit() {
    if ((await answer.change({ cid, commentId, text })).ok) setText('');
  }
  const acts = (state: CommentReply['state'], replyId: number | null) => (
    <span className="comment-acts">
      {state !== 'shown' && (
        <Button
          size="small"
          loading={moderate.busy}
          onClick={() => void moderate.change({ cid, items: [{ commentId, replyId }], verdict: 'show' })}
        >
          {t('show')}
        </Button>
      )}
      {(state === 'shown' || state === 'refused' || state === 'hidden') && (
        <Button
          size="small"
          type="text"
          loading={moderate.busy}
          onClick={() => void moderate.change({ cid, items: [{ commentId, replyId }], verdict: 'wait' })}
        >
          {t('wait')}
        </Button>
      )}
      {(state === 'shown' || state === 'waiting') && (
        <Button size="small" onClick={() => setHidden({ replyId, verdict: state === 'waiting' ? 'refuse' : 'hide' })}>
          {t(state === 'waiting' ? 'refuse' : 'hide')}
        </Button>
      )}
    </span>
  );
  return (
    <Pane
      title={t('thread')}
      facts={read && `${read.person} · ${momentText(read.comment.at, language)}`}
      close={close}
      changed={text.trim() !== ''}
      foot={
        read?.comment.state === 'shown' && (
          <ActButton why={text.trim() === '' ? t('needText') : ''} loading={answer.busy} onClick={() => void submit()}>
            {t('send')}
          </ActButton>
        )
      }
    >
      <Answered asked={asked}>
        {({ comment, replies, person, review }) => (
          <>
            <span className="comment-by">
              <Tag color={stateColours[comment.state]}>{t(`states.${comment.state}`)}</Tag>
              {!comment.open && <Tag>{t('private')}</Tag>}
              {comment.anonymous && <Tag>{t('anonymous')}</Tag>}
              <span className="small quiet">{comment.aim || t(`targets.${comment.target}`)}</span>
            </span>
            <CommentText text={comment.text} pictures={comment.pictures} />
            {comment.reason !== '' && <p className="small quiet">{comment.reason}</p>}
            {review && <p className="small">{t('review', { stars: review.stars })}</p>}
            <span className="row">
              {acts(comment.state, null)}
              <Button size="small" type="text" onClick={() => setMuting(true)}>
                {t('mute')}
              </Button>
            </span>
            <h2>{t('replies')}</h2>
            {replies.length === 0 && <p className="small quiet">{t('noReplies')}</p>}
            <ul className="comment-list">
              {replies.map((reply) => (
                <li key={reply.id}>
                  <div className="grow">
                    <span className="small comment-by">
                      <b>{reply.name}</b>
                      <Tag color={reply.role === 'staff' || reply.role === 'speaker' ? 'geekblue' : 'default'}>
                        {t(`roles.${reply.role}`)}
                      </Tag>
                      {reply.state !== 'shown' && (
                        <Tag color={stateColours[reply.state]}>{t(`states.${reply.state}`)}</Tag>
                      )}
                      <span className="quiet">{momentText(reply.at, language)}</span>
                    </span>
                    <CommentText text={reply.text} pictures={reply.pictures} />
                  </div>
                  {acts(reply.state, reply.id)}
                </li>
              ))}
            </ul>
            {comment.state === 'shown' && (
              <>
                <h2>{t('answer')}</h2>
                <Input.TextArea
                  aria-label={t('answer')}
                  rows={4}
                  maxLength={1000}
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                  onKeyDown={(event) => {
                    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && text.trim() !== '' && !answer.busy)
                      void submit();
                  }}
                />
                <p className="small quiet">{t('answerNote')}</p>
              </>
            )}
            <History cid={cid} subject="comment" id={commentId} />
            {hidden && (
              <RefuseDialog
                item={{ commentId, replyId: hidden.replyId }}
                verdict={hidden.verdict}
                close={() => setHidden(null)}
              />
            )}
            {muting && <MuteDialog name={person} item={{ commentId, replyId: null }} close={() => setMuting(false)} />}
          </>
        )}
      </Answered>
    </Pane>
  );
}
