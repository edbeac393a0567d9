import { lock } from '@meetingapp/ui/icons.ts';
import type { ComponentType } from 'react';
import { Blank } from '../lib/Blank.tsx';
import { hasRole, useCid, useStaff } from '../lib/conference.ts';
import { Page as Frame } from '../lib/Page.tsx';
import type { ConsoleScreen } from '../lib/screen.ts';
import { useT } from '../lib/texts.ts';

/** A page that somebody has no role for says who has, before anything is asked of the server. */
export function Allowed({ roles, Page }: { roles: ConsoleScreen['roles']; Page: ComponentType }) {
  const t = useT('console');
  const staff = useStaff();
  const cid = useCid();
  if (!staff || hasRole(staff, roles, cid)) return <Page />;
  const who = roles.map((role) => t(`roles.${role}`)).join(t('listComma'));
  return (
    <Frame title={t('noRight')}>
      <Blank icon={lock} title={t('onlyFor', { who })} />
    </Frame>
  );
}
