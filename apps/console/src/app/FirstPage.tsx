import { Navigate } from '@tanstack/react-router';
import { hasRole, useCid, useStaff } from '../lib/conference.ts';
import { paths } from '../lib/paths.ts';
import { Waiting } from '../lib/Waiting.tsx';
import { listedScreens } from './listed-screens.ts';
import { NotFound } from './NotFound.tsx';

/** Leads on to the first page of the navigation that this person may open. */
export function FirstPage() {
  const staff = useStaff();
  const cid = useCid();
  if (!staff) return <Waiting />;
  const first = listedScreens.find(({ roles }) => hasRole(staff, roles, cid));
  return first ? (
    <Navigate to={paths[first.path] as string} params={{ cid: String(cid) } as never} replace />
  ) : (
    <NotFound />
  );
}
