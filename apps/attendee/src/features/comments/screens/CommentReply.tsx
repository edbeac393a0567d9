import '../parts/comments.css';
import '../parts/thread.css';
import { commentCalls } from '@meetingapp/contract/comments/comment.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useEffect, useRef, useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { Unavailable } from '../../../lib/parts/Unavailable.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { useCurrentCid } from '../../../lib/session/current-cid.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { OwnActs } from '../parts/OwnActs.tsx';
import { ReplyBar } from '../parts/ReplyBar.tsx';
import { Thread } from '../parts/Thread.tsx';
import { useNamedConference } from '../../../lib/navigation/use-named-conference.ts';

/** S102: a comment with its replies (`comtUid`); `relid` names the reply that is shown first, 0 none. */
export function CommentReply() {
  const t = useT('comments');
  const app = useT('app');
  const { comtUid, relid } = useParameters('commentReply');
  const named = /^\d{1,15}$/.test(comtUid) && Number(comtUid) > 0;
  const asked = useCall(commentCalls.read, named ? { commentId: comtUid } : null, { fresh: 0, quiet: true });
  const { answer, failure } = asked;
  const current = useCurrentCid();
  const cid = String(answer?.cid ?? current ?? '');
  useNamedConference(answer?.cid);
  const back = useBack('comment', { cid: cid === '' ? 0 : cid });
  const logIn = useLogIn();
  const { loggedIn } = useAccount();
  const field = useRef<HTMLTextAreaElement>(null);
  const [to, setTo] = useState<number | null>(null);
  const shown = answer !== undefined;
  useEffect(() => {
    if (shown && relid !== '0') document.getElementById(`reply-${relid}`)?.scrollIntoView({ block: 'center' });
  }, [shown, relid]);
  const gone = !named || failure?.name === 'not_found';
  const may = answer?.comment.state === 'shown' && answer.barred === null;
  return (
    <Page
      kind="plain"
      top={
        <TopBar
          title={t('thread.title')}
          back={{ label: app('back'), onPress: back }}
          actions={
            answer && (
              <span className="cm-foot">
                <OwnActs
                  cid={cid}
                  commentId={answer.comment.id}
                  replyId={null}
                  own={answer.comment.own}
                  onRemoved={back}
                />
              </span>
            )
          }
        />
      }
      foot={
        answer && (
          <StickyFoot note={answer.barred === null ? null : t(`barred.${answer.barred}`)}>
            {may && loggedIn && (
              <ReplyBar
                commentId={answer.comment.id}
                open={answer.comment.open}
                answering={answer.answering}
                to={answer.replies.find(({ id }) => id === to) ?? null}
                onCancel={() => setTo(null)}
                field={field}
              />
            )}
            {may && !loggedIn && <Button onClick={() => logIn(cid)}>{t('logIn')}</Button>}
          </StickyFoot>
        )
      }
    >
      {answer && (
        <Thread
          thread={answer}
          current={Number(relid)}
          onReply={
            may && loggedIn
              ? (id) => {
                  setTo(id);
                  field.current?.focus();
                }
              : null
          }
        />
      )}
      {!answer && (failure || !named) && (
        <Unavailable
          heading
          asked={asked}
          gone={gone ? { title: t('thread.gone'), text: t('thread.goneText') } : null}
        />
      )}
      {!answer && !failure && named && (
        <Waiting label={app('loading')} className="stack">
          <Skeleton width="60%" height="0.52rem" />
          <Skeleton height="2.4rem" />
        </Waiting>
      )}
    </Page>
  );
}
