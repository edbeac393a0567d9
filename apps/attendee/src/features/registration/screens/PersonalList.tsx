import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { Avatar } from '@meetingapp/ui/Avatar.tsx';
import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { userRound } from '@meetingapp/ui/icons.ts';
import { Page } from '@meetingapp/ui/Page.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { useAccount } from '../../../lib/account.ts';
import { useBack } from '../../../lib/go.tsx';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { useLogIn } from '../../../lib/log-in.ts';
import { useParameters } from '../../../lib/page.ts';
import { useT } from '../../../lib/texts.ts';
import { MineAccount } from '../parts/MineAccount.tsx';
import { MineGroups } from '../parts/MineGroups.tsx';
import { MineOrders } from '../parts/MineOrders.tsx';
import { MineRegistrations } from '../parts/MineRegistrations.tsx';
import { MineWaiting } from '../parts/MineWaiting.tsx';
import '../parts/mine.css';

/** Mine (S42): the pass for the door, registrations, orders, account. */
export function PersonalList() {
  const t = useT('registration');
  const app = useT('app');
  const { cid } = useParameters('personalList');
  const back = useBack('conferenceIndex', { cid });
  const logIn = useLogIn();
  const { loggedIn, user } = useAccount();
  const name = user?.name ?? '';

  return (
    <Page
      kind="ground"
      top={<TopBar back={{ label: app('back'), onPress: back }} actions={<LanguageSwitch className="ib text" />} />}
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
          </section>
          <MineWaiting cid={cid} />
          <MineRegistrations cid={cid} />
          <MineGroups cid={cid} />
          <MineOrders cid={cid} />
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
      <MineAccount cid={cid} />
    </Page>
  );
}
