import '../preference/preference.css';
import { preferenceCalls } from '@meetingapp/contract/messages/preference.ts';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { lock } from '@meetingapp/ui/icons/icons.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { useConference, usualZone } from '../../../lib/parts/use-conference.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { Addresses } from '../preference/Addresses.tsx';
import { KindChannels } from '../preference/KindChannels.tsx';
import { QuietHours } from '../preference/QuietHours.tsx';

/** Channels by kind of message, quiet hours, and the addresses behind the channels. Each change is saved at once. */
export function InboxSettings() {
  const t = useT('messagesPreference');
  const app = useT('app');
  const { cid } = useParameters('inboxSettings');
  const back = useBack('inbox', { cid });
  const logIn = useLogIn();
  const { loggedIn } = useAccount();
  const zone = useConference(cid)?.zone ?? usualZone;
  const asked = useCall(preferenceCalls.read, loggedIn ? {} : null, { fresh: 0, quiet: true });
  const { answer, failure, loading, asking, again } = asked;
  const owned = new Set(answer?.addresses.map(({ channel }) => channel));
  return (
    <Page
      kind="ground"
      className="preference-page"
      top={
        <TopBar
          title={t('title')}
          heading
          back={{ label: app('back'), onPress: back }}
          actions={<LanguageSwitch className="ib text" />}
        />
      }
    >
      {!loggedIn && (
        <EmptyState
          icon={lock}
          title={t('visitor')}
          action={
            <button type="button" className={buttonClass('fill', 'md')} onClick={() => logIn(cid)}>
              {t('logIn')}
            </button>
          }
        />
      )}
      {loading && (
        <Waiting label={app('loading')} className="stack">
          <Skeleton height="6rem" />
          <Skeleton height="2rem" />
        </Waiting>
      )}
      {failure && !answer && (
        <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again, loading: asking }} />
      )}
      {loggedIn && answer && (
        <>
          <p className="lead ink-2">{t('lead')}</p>
          <List>
            {answer.kinds.map((setting) => (
              <KindChannels key={setting.kind} setting={setting} owned={owned} />
            ))}
          </List>
          <p className="preference-note">{t('orderText')}</p>
          <p className="preference-note">
            <Icon icon={lock} size="xs" /> {t('locked')}
          </p>
          <p className="preference-note">{t('always')}</p>
          <QuietHours quiet={answer.quiet} />
          <Addresses addresses={answer.addresses} zone={zone} />
        </>
      )}
    </Page>
  );
}
