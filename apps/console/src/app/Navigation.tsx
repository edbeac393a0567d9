import { Link } from '@tanstack/react-router';
import { staffCalls } from '@meetingapp/contract/staff.ts';
import type { StaffMember } from '@meetingapp/contract/staff.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
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
import { RunningTask } from './RunningTask.tsx';

/** Where one can go, and who one is. */
export function Navigation({ staff, cid }: { staff: StaffMember | undefined; cid: number | null }) {
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
            {t('name')}
          </div>
          <Link to="/" className="it" activeOptions={{ exact: true }} activeProps={{ 'aria-current': 'page' }}>
            <Icon icon={calendarRange} />
            {t('conferences.title')}
          </Link>
        </>
      ) : (
        <ConferenceNavigation staff={staff} cid={cid} />
      )}
      <span className="grow" />
      {cid !== null && <RunningTask cid={cid} />}
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
