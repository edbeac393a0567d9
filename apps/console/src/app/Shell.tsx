import { Outlet, useRouter } from '@tanstack/react-router';
import { staffCalls } from '@meetingapp/contract/staff.ts';
import { useEffect } from 'react';
import { useLoggedIn } from '../lib/log-in.ts';
import { useCall } from '../lib/use-call.ts';
import { Navigation } from './Navigation.tsx';

/** Navigation and work surface. When the log-in ends, here or in another tab, it asks for another and comes back. */
export function Shell() {
  const loggedIn = useLoggedIn();
  const router = useRouter();
  const { answer } = useCall(staffCalls.me, {});
  useEffect(() => {
    if (loggedIn) return;
    const back = router.state.location.href;
    void router.navigate({ to: '/login', search: { back }, replace: true });
  }, [loggedIn, router]);
  if (!loggedIn) return null;
  return (
    <div className="app">
      <Navigation staff={answer?.staff} />
      <Outlet />
    </div>
  );
}
