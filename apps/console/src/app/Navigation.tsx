import { Link } from '@tanstack/react-router';
import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import type { StaffMember } from '@meetingapp/contract/staff/log-in.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { chevronLeft, chevronRight, search } from '@meetingapp/ui/icons/icons.ts';
import { calendarRange, circleQuestionMark, logOut } from '@meetingapp/ui/icons/icons-topics.ts';
import { send } from '../lib/calls/call.ts';
import { Logo } from '../lib/layout/Logo.tsx';
import { PlainButton } from '../lib/plain/PlainButton.tsx';
import { LanguageButton } from '../lib/texts/LanguageButton.tsx';
import { logIn } from '../lib/session/log-in.ts';
import { paths } from '../lib/navigation/paths.ts';
import { useT } from '../lib/texts/texts.ts';
import { cache } from '../lib/calls/use-call.ts';
import { ConferenceNavigation } from './ConferenceNavigation.tsx';
import { findKey } from './keys.ts';
import { RunningTask } from './RunningTask.tsx';

/** Side navigation: pages and the signed-in user. */
export function Navigation({
  staff,
  cid,
  rail,
  fold,
  find,
}: {
  staff: StaffMember | undefined;
  cid: number | null;
  /** True: icons only, to leave the width to the page. */
  rail: boolean;
  fold: () => void;
  find: () => void;
}) {
  const t = useT('console');
  const role = staff?.grants.find((grant) => grant.cid === null || grant.cid === cid)?.role;
  async function signOut() {
    await send(staffCalls.logout, {});
    logIn.end();
    cache.clear();
  }
  return (
    <nav className="nav" aria-label={t('navigation')}>
      {cid === null ? (
        <>
          <div className="brand">
            <Logo />
            <span className="label">{t('name')}</span>
          </div>
          <FindButton find={find} />
          <Link
            to="/"
            title={t('conferences.title')}
            className="it"
            activeOptions={{ exact: true }}
            activeProps={{ 'aria-current': 'page' }}
          >
            <Icon icon={calendarRange} />
            <span className="label">{t('conferences.title')}</span>
          </Link>
        </>
      ) : (
        <ConferenceNavigation staff={staff} cid={cid} find={<FindButton find={find} />} />
      )}
      <span className="grow" />
      {cid !== null && <RunningTask cid={cid} />}
      <Link
        to={paths.help}
        search={cid === null ? {} : { cid }}
        title={t('help')}
        className="it"
        activeOptions={{ includeSearch: false }}
        activeProps={{ 'aria-current': 'page' }}
      >
        <Icon icon={circleQuestionMark} />
        <span className="label">{t('help')}</span>
      </Link>
      <button
        type="button"
        className="it fold"
        aria-expanded={!rail}
        title={`${t(rail ? 'unfold' : 'fold')} [`}
        onClick={fold}
      >
        <Icon icon={rail ? chevronRight : chevronLeft} />
        <span className="label">{t(rail ? 'unfold' : 'fold')}</span>
      </button>
      <div className="me">
        <Link to={paths.account} className="self" title={t('account')}>
          <span className="av" aria-hidden="true">
            {staff?.name.slice(0, 1)}
          </span>
          <span className="who">
            <b>{staff?.name}</b>
            <span>{role && t(`roles.${role}`)}</span>
          </span>
        </Link>
        <LanguageButton />
        <PlainButton
          kind="quiet"
          size="small"
          aria-label={t('signOut')}
          title={t('signOut')}
          onClick={() => void signOut()}
        >
          <Icon icon={logOut} />
        </PlainButton>
      </div>
    </nav>
  );
}

function FindButton({ find }: { find: () => void }) {
  const t = useT('console');
  return (
    <button type="button" className="find" title={`${t('find.act')} ${findKey}`} onClick={find}>
      <Icon icon={search} />
      <span className="label grow">{t('find.act')}</span>
      <kbd className="label">{findKey}</kbd>
    </button>
  );
}
