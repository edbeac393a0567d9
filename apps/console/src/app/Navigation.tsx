import { Link } from '@tanstack/react-router';
import { staffCalls } from '@meetingapp/contract/staff.ts';
import type { StaffMember } from '@meetingapp/contract/staff.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { chevronLeft, chevronRight, search } from '@meetingapp/ui/icons.ts';
import { calendarRange, logOut } from '@meetingapp/ui/icons-topics.ts';
import { Button } from 'antd';
import { send } from '../lib/call.ts';
import { Logo } from '../lib/Logo.tsx';
import { LanguageButton } from '../lib/LanguageButton.tsx';
import { logIn } from '../lib/log-in.ts';
import { paths } from '../lib/paths.ts';
import { useT } from '../lib/texts.ts';
import { cache } from '../lib/use-call.ts';
import { ConferenceNavigation } from './ConferenceNavigation.tsx';
import { findKey } from './keys.ts';
import { RunningTask } from './RunningTask.tsx';

/** Where one can go, and who one is. */
export function Navigation({
  staff,
  cid,
  rail,
  fold,
  find,
}: {
  staff: StaffMember | undefined;
  cid: number | null;
  /** Only icons: the work has the room. */
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
        <Button
          type="text"
          size="small"
          aria-label={t('signOut')}
          title={t('signOut')}
          icon={<Icon icon={logOut} />}
          onClick={() => void signOut()}
        />
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
