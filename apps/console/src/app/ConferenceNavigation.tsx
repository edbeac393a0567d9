import { Link } from '@tanstack/react-router';
import type { StaffMember } from '@meetingapp/contract/staff.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import type { ReactNode } from 'react';
import { hasRole } from '../lib/conference.ts';
import { paths } from '../lib/paths.ts';
import { navigationGroups } from '../lib/screen.ts';
import { useT } from '../lib/texts.ts';
import { ConferenceSwitch } from './ConferenceSwitch.tsx';
import { listedScreens } from './listed-screens.ts';

/** The pages of one conference, in groups. */
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
  // A reviewer comes from outside: the other pages would only be in their way.
  const guest = staff?.grants.every(({ role }) => role === 'reviewer') ?? false;
  return (
    <>
      <ConferenceSwitch cid={cid} />
      {find}
      <div className="pages">
        {(['top', ...navigationGroups] as const).map((group) => {
          const inside = listedScreens.filter(
            ({ navigation, roles }) =>
              navigation.group === group && (hasRole(staff, roles, cid) || !(guest || navigation.onlyTheirs)),
          );
          if (inside.length === 0) return null;
          return (
            <div key={group} role="group" aria-label={group === 'top' ? undefined : t(`groups.${group}`)}>
              {group !== 'top' && <h3 aria-hidden="true">{t(`groups.${group}`)}</h3>}
              {inside.map((one) => (
                <NavigationItem key={one.path} screen={one} cid={cid} allowed={hasRole(staff, one.roles, cid)} />
              ))}
            </div>
          );
        })}
      </div>
    </>
  );
}

/** Another page of the navigation stands below its address: it is that one which is open there, not both. */
const hasPagesBelow = ({ path }: (typeof listedScreens)[number]): boolean =>
  listedScreens.some((other) => paths[other.path].startsWith(`${paths[path]}/`));

/** What one may not open stays in its place and says who may. */
function NavigationItem({
  screen,
  cid,
  allowed,
}: {
  screen: (typeof listedScreens)[number];
  cid: number;
  allowed: boolean;
}) {
  const t = useT('console');
  const { icon, text } = screen.navigation;
  const inner = (
    <>
      <Icon icon={icon} />
      <span className="label">{t(`pages.${text}`)}</span>
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
