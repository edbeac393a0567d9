import { homeCalls } from '@meetingapp/contract/home/home.ts';
import { summaryCalls } from '@meetingapp/contract/overview/summary.ts';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { Avatar } from '@meetingapp/ui/data/Avatar.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { settings } from '@meetingapp/ui/icons/icons-topics.ts';
import { userRound } from '@meetingapp/ui/icons/icons.ts';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { useOwnUser } from '../../../lib/session/own-user.ts';
import { useBack, useNavigate } from '../../../lib/navigation/navigation.tsx';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { useParameters } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ConferenceDock } from '../../../lib/parts/ConferenceDock.tsx';
import { usualZone } from '../../../lib/parts/use-conference.ts';
import { InboxButton } from '../overview/InboxButton.tsx';
import { MineCredits } from '../overview/MineCredits.tsx';
import { MineNext } from '../overview/MineNext.tsx';
import { MineTaking } from '../overview/MineTaking.tsx';
import { MineTravel } from '../overview/MineTravel.tsx';
import { MyAccount } from '../overview/MyAccount.tsx';
import { MyGroups } from '../overview/MyGroups.tsx';
import { MyRegistrations } from '../overview/MyRegistrations.tsx';
import { MySpeakerTasks } from '../overview/MySpeakerTasks.tsx';
import { MyWaiting } from '../overview/MyWaiting.tsx';
import '../overview/overview.css';

/** S42: Mine: the entry pass, what is next, credits, registrations, travel and payments, questions, account. */
export function PersonalList() {
  const t = useT('registrationOverview');
  const words = useT('summary');
  const app = useT('app');
  const { cid } = useParameters('personalList');
  const back = useBack('conferenceIndex', { cid });
  const logIn = useLogIn();
  const { loggedIn } = useAccount();
  const user = useOwnUser();
  const go = useNavigate();
  const summary = useCall(summaryCalls.summary, loggedIn ? { cid } : null, { fresh: 0, quiet: true }).answer;
  // The same answer as on the home, from where people come.
  const { answer } = useCall(homeCalls.homeInfo, { idCode: cid, templateType: 2 }, { kept: true, quiet: true });
  const info = answer?.data;
  const released = info === undefined || info.nowNext.length > 0 || info.faculty.length > 0;
  const name = user?.name ?? '';

  return (
    <Page
      kind="ground"
      top={<TopBar back={{ label: app('back'), onPress: back }} actions={<LanguageSwitch className="ib text" />} />}
      foot={<ConferenceDock cid={cid} current="personalList" released={released} />}
    >
      {loggedIn ? (
        <>
          <section className="mine-who">
            {name || user?.avatar ? (
              <Avatar name={name} src={user?.avatar || undefined} size="l" />
            ) : (
              <span className="av l">
                <Icon icon={userRound} size="l" />
              </span>
            )}
            <div className="grow">
              <h1 className="t-2xl">{name || t('mine.title')}</h1>
              {user && <p className="t-sm ink-2 one">{user.phone || user.email}</p>}
            </div>
            <InboxButton cid={cid} />
            <IconButton
              icon={settings}
              label={words('settings')}
              className="mine-settings"
              onClick={() => go('infomation', { cid })}
            />
          </section>
          <MyRegistrations
            cid={cid}
            planned={summary?.planned ?? 0}
            next={summary?.next && <MineNext cid={cid} next={summary.next} zone={summary.zone} />}
          >
            <MySpeakerTasks cid={cid} />
            <MyWaiting cid={cid} zone={summary?.zone ?? usualZone} />
            {summary?.credits && <MineCredits cid={cid} credits={summary.credits} />}
          </MyRegistrations>
          <MineTravel cid={cid} summary={summary} />
          <MineTaking cid={cid} summary={summary} />
          <MyGroups cid={cid} />
        </>
      ) : (
        <>
          <h1 className="sr">{t('mine.title')}</h1>
          <EmptyState
            icon={userRound}
            title={t('mine.visitor')}
            text={t('mine.visitorText')}
            action={
              <button type="button" className={buttonClass('fill', 'md')} onClick={() => logIn(cid)}>
                {t('mine.logIn')}
              </button>
            }
          />
        </>
      )}
      <MyAccount cid={cid} />
    </Page>
  );
}
