import '../parts/AccountPage.css';
import '../profile/Profile.css';
import { profileCalls } from '@meetingapp/contract/accounts/profile.ts';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { lock } from '@meetingapp/ui/icons/icons.ts';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { Devices } from '../profile/Devices.tsx';
import { LogInWays } from '../profile/LogInWays.tsx';
import { OwnClosing } from '../profile/OwnClosing.tsx';
import { OwnDataExport } from '../parts/OwnDataExport.tsx';
import { OwnDisplay } from '../profile/OwnDisplay.tsx';
import { OwnLanguage } from '../profile/OwnLanguage.tsx';
import { OwnNotifications } from '../profile/OwnNotifications.tsx';
import { OwnRegistration } from '../profile/OwnRegistration.tsx';
import { ProfileForm } from '../profile/ProfileForm.tsx';

/** S41: my profile at this conference. One section per component, in the order of the page. */
export function Infomation() {
  const t = useT('accounts');
  const app = useT('app');
  const { cid } = useParameters('infomation');
  const back = useBack('personalList', { cid });
  const logIn = useLogIn();
  const { loggedIn } = useAccount();
  const { answer, failure, again } = useCall(profileCalls.profile, loggedIn ? {} : null, { fresh: 0 });
  return (
    <Page
      kind="ground"
      className="account-page"
      top={<TopBar back={{ label: app('back'), onPress: back }} actions={<LanguageSwitch className="ib text" />} />}
    >
      <h1 className="t-2xl">{t('profile.title')}</h1>
      <p className="lead ink-2">{t('profile.text')}</p>
      {!loggedIn && (
        <EmptyState
          icon={lock}
          title={t('profile.visitor')}
          action={
            <button type="button" className={buttonClass('fill', 'md')} onClick={() => logIn(cid)}>
              {t('login.act')}
            </button>
          }
        />
      )}
      {!loggedIn && <OwnDisplay />}
      {loggedIn && answer && (
        <>
          <ProfileForm user={answer.user} introduction={answer.introduction} />
          <OwnRegistration cid={cid} />
          <LogInWays user={answer.user} proofs={answer.proofs} />
          <OwnNotifications cid={cid} />
          <OwnLanguage />
          <OwnDisplay />
          <Devices devices={answer.devices} />
          <OwnDataExport />
          <OwnClosing />
        </>
      )}
      {loggedIn && failure && !answer && (
        <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again }} />
      )}
      {loggedIn && !answer && !failure && (
        <Waiting label={app('loading')} className="stack">
          <Skeleton height="3rem" />
          <Skeleton height="2rem" />
        </Waiting>
      )}
    </Page>
  );
}
