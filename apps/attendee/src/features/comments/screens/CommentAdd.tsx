import '../parts/comments.css';
import '../parts/ask.css';
import { commentCalls } from '@meetingapp/contract/comments/comment.ts';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { Loader } from '@meetingapp/ui/feedback/Loader.tsx';
import { messageCircle } from '@meetingapp/ui/icons/icons-topics.ts';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useSearch } from '../../../lib/navigation/page.ts';
import { Unavailable } from '../../../lib/parts/Unavailable.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { useCurrentCid } from '../../../lib/session/current-cid.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { targetOf } from '../view.ts';
import { AskForm } from '../parts/AskForm.tsx';

const numberOf = (text: string | undefined): number | null => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : null);

/** S101: asks the committee, a speaker or about a session (`target`, `expertId`, `sessionId`), or changes a text (`change`). */
export function CommentAdd() {
  const t = useT('comments');
  const app = useT('app');
  const search = useSearch();
  const cid = useCurrentCid() ?? '';
  const back = useBack('comment', { cid: cid === '' ? 0 : cid });
  const logIn = useLogIn();
  const { loggedIn } = useAccount();
  const commentId = numberOf(search['change']);
  const asked = useCall(commentCalls.read, commentId === null || !loggedIn ? null : { commentId }, {
    fresh: 0,
    quiet: true,
  });
  const expertId = numberOf(search['expertId']);
  const sessionId = numberOf(search['sessionId']);
  if (cid !== '' && loggedIn && commentId === null)
    return (
      <AskForm
        cid={cid}
        commentId={null}
        leave={back}
        from={expertId !== null || sessionId !== null ? 'aim' : undefined}
        first={{
          target: targetOf(search['target'] ?? (expertId ? 'speaker' : sessionId ? 'session' : undefined)),
          expertId,
          sessionId,
          text: '',
          pictures: [],
          open: true,
          anonymous: false,
        }}
      />
    );
  if (cid !== '' && loggedIn && asked.answer) {
    const { comment } = asked.answer;
    const { target, text, pictures, open, anonymous } = comment;
    const first = { target, expertId: comment.expertId, sessionId: comment.sessionId, text, pictures, open, anonymous };
    return <AskForm key={comment.id} cid={cid} commentId={comment.id} leave={back} first={first} />;
  }
  return (
    <Page kind="plain" top={<TopBar title={t('add')} heading close back={{ label: app('back'), onPress: back }} />}>
      {cid === '' && <Unavailable asked={asked} gone={{ title: t('thread.gone'), text: t('thread.goneText') }} />}
      {cid !== '' && !loggedIn && (
        <EmptyState
          icon={messageCircle}
          title={t('visitor')}
          action={
            <button type="button" className={buttonClass('fill', 'md')} onClick={() => logIn(cid)}>
              {t('logIn')}
            </button>
          }
        />
      )}
      {asked.failure && !asked.answer && (
        <Unavailable
          asked={asked}
          gone={asked.failure.name === 'not_found' ? { title: t('thread.gone'), text: t('thread.goneText') } : null}
        />
      )}
      {asked.loading && <Loader label={app('loading')} />}
    </Page>
  );
}
