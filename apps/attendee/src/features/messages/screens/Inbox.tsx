import '../inbox/inbox.css';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { bell } from '@meetingapp/ui/icons/icons.ts';
import { settings } from '@meetingapp/ui/icons/icons-topics.ts';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useBack, useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { useConference, usualZone } from '../../../lib/parts/use-conference.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useInbox } from '../data.ts';
import { InboxList } from '../inbox/InboxList.tsx';

/** What the person was notified of in the last 90 days, of all conferences; times in the zone of this one. */
export function Inbox() {
  const t = useT('messagesInbox');
  const app = useT('app');
  const { cid } = useParameters('inbox');
  const back = useBack('personalList', { cid });
  const go = useNavigate();
  const logIn = useLogIn();
  const { loggedIn } = useAccount();
  const zone = useConference(cid)?.zone ?? usualZone;
  const { answer, failure, loading, asking, again } = useInbox();
  return (
    <Page
      kind="ground"
      className="inbox-page"
      top={
        <TopBar
          title={t('title')}
          heading
          back={{ label: app('back'), onPress: back }}
          actions={
            loggedIn && (
              <IconButton icon={settings} label={t('settings')} onClick={() => go('inboxSettings', { cid })} />
            )
          }
        />
      }
    >
      {!loggedIn && (
        <EmptyState
          icon={bell}
          title={t('visitor')}
          text={t('visitorText')}
          action={
            <button type="button" className={buttonClass('fill', 'md')} onClick={() => logIn(cid)}>
              {t('logIn')}
            </button>
          }
        />
      )}
      {loading && (
        <Waiting label={app('loading')} className="stack">
          <Skeleton height="0.88rem" />
          <Skeleton height="6rem" />
        </Waiting>
      )}
      {failure && !answer && (
        <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again, loading: asking }} />
      )}
      {loggedIn && answer && <InboxList messages={answer.messages} zone={zone} />}
    </Page>
  );
}
