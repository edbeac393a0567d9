import { Outlet, useNavigate, useRouterState } from '@tanstack/react-router';
import { staffCalls } from '@meetingapp/contract/staff.ts';
import { useEffect } from 'react';
import { useLoggedIn } from '../lib/log-in.ts';
import { useCall } from '../lib/use-call.ts';
import { Navigation } from './Navigation.tsx';

/** Navigation and work surface. When the log-in ends, here or in another tab, it asks for another and comes back. */
export function Shell() {
  const loggedIn = useLoggedIn();
  const navigate = useNavigate();
  const here = useRouterState({ select: (state) => state.location.href });
  const { answer } = useCall(staffCalls.me, {});
  useEffect(() => {
    if (!loggedIn) void navigate({ to: '/login', search: { back: here }, replace: true });
  }, [loggedIn, navigate, here]);
  if (!loggedIn) return null;
  return (
    <div className="app">
      <Navigation staff={answer?.staff} />
      <Outlet />
    </div>
  );
}
