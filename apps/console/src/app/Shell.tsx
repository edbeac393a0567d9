import { Navigate, Outlet, useLocation, useParams, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useFactorNeeded, useStaff } from '../lib/conference.ts';
import { useLoggedIn } from '../lib/log-in.ts';
import { paths } from '../lib/paths.ts';
import { Waiting } from '../lib/Waiting.tsx';
import { Navigation } from './Navigation.tsx';

/** Navigation and work surface. When the log-in ends, here or in another tab, it asks for another and comes back. */
export function Shell() {
  const loggedIn = useLoggedIn();
  const router = useRouter();
  const staff = useStaff();
  const factorNeeded = useFactorNeeded();
  const { pathname } = useLocation();
  const { cid } = useParams({ strict: false }) as { cid?: string };
  useEffect(() => {
    if (loggedIn) return;
    const back = router.state.location.href;
    void router.navigate({ to: '/login', search: { back }, replace: true });
  }, [loggedIn, router]);
  if (!loggedIn) return null;
  return (
    <div className="app">
      <Navigation staff={staff} cid={cid === undefined ? null : Number(cid)} />
      <Suspense fallback={<Waiting />}>
        {factorNeeded && pathname !== paths.account ? <Navigate to={paths.account} replace /> : <Outlet />}
      </Suspense>
    </div>
  );
}
