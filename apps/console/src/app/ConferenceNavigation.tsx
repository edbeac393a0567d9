import { roles } from '@meetingapp/contract/call.ts';
import { statisticsCalls } from '@meetingapp/contract/statistics/figures.ts';
import { Link, useLocation } from '@tanstack/react-router';
import type { StaffMember } from '@meetingapp/contract/staff/log-in.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { useCall } from '../lib/calls/use-call.ts';
import { hasRole } from '../lib/session/conference.ts';
import { paths } from '../lib/navigation/paths.ts';
import { navigationGroups } from '../lib/navigation/screen.ts';
import { useT } from '../lib/texts/texts.ts';
import { ConferenceSwitch } from './ConferenceSwitch.tsx';
import { listedScreens } from './listed-screens.ts';
import { NavigationGroup } from './NavigationGroup.tsx';
import { waitingWork } from './waiting-work.ts';

/** Milliseconds between two looks at the waiting work. */
const RENEWED_MS = 60_000;

/** Grouped navigation of one conference. */
export function ConferenceNavigation({
  staff,
  cid,
  find,
}: {
  staff: StaffMember | undefined;
  cid: number;
  find: ReactNode;
}) {
  const t = useT('console');
  // A reviewer is an outsider and sees only the review pages.
  const guest = staff?.grants.every(({ role }) => role === 'reviewer') ?? false;
  const { pathname } = useLocation();
  const { answer } = useCall(
    statisticsCalls.duties,
    { cid },
    { enabled: hasRole(staff, roles.readPeople, cid), again: () => RENEWED_MS },
  );
  const waiting = waitingWork(answer?.duties ?? []);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
    // The pages appear once the user's rights are known.
  }, [pathname, staff]);
  return (
    <>
      <ConferenceSwitch cid={cid} />
      {find}
      <div className="pages" ref={list}>
        {(['top', ...navigationGroups] as const).map((group) => {
          const inside = listedScreens.filter(
            ({ navigation, roles }) =>
              navigation.group === group && (hasRole(staff, roles, cid) || !(guest || navigation.onlyTheirs)),
          );
          if (inside.length === 0) return null;
          return (
            <NavigationGroup key={group} name={group} title={group === 'top' ? '' : t(`groups.${group}`)}>
              {inside.map((one) => (
                <NavigationItem
                  key={one.path}
                  screen={one}
                  cid={cid}
                  allowed={hasRole(staff, one.roles, cid)}
                  waiting={waiting[one.path] ?? 0}
                />
              ))}
            </NavigationGroup>
          );
        })}
      </div>
    </>
  );
}

/** Another navigation page may lie below this address; only that page is then marked as open. */
const hasPagesBelow = ({ path }: (typeof listedScreens)[number]): boolean =>
  listedScreens.some((other) => paths[other.path].startsWith(`${paths[path]}/`));

/** A page that the user may not open stays listed and names the roles that may. */
function NavigationItem({
  screen,
  cid,
  allowed,
  waiting,
}: {
  screen: (typeof listedScreens)[number];
  cid: number;
  allowed: boolean;
  /** Items that wait for work on this page. */
  waiting: number;
}) {
  const t = useT('console');
  const { icon, text } = screen.navigation;
  const inner = (
    <>
      <Icon icon={icon} />
      <span className="label">{t(`pages.${text}`)}</span>
      {allowed && waiting > 0 && (
        <span className="waits">
          {waiting}
          <span className="sr"> {t('waits')}</span>
        </span>
      )}
    </>
  );
  if (!allowed) {
    const who = screen.roles.map((role) => t(`roles.${role}`)).join(t('listComma'));
    return (
      <span className="it off" aria-disabled="true" title={t('onlyFor', { who })}>
        {inner}
        <span className="sr">{t('onlyFor', { who })}</span>
      </span>
    );
  }
  return (
    <Link
      to={paths[screen.path] as string}
      params={{ cid: String(cid) } as never}
      title={t(`pages.${text}`)}
      className="it"
      activeOptions={{ includeSearch: false, exact: hasPagesBelow(screen) }}
      activeProps={{ 'aria-current': 'page' }}
    >
      {inner}
    </Link>
  );
}
