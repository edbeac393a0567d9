import { Navigate, Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { useFactorNeeded, useStaff } from '../lib/session/conference.ts';
import { watchLostFocus } from '../lib/focus/lost-focus.ts';
import { useLoggedIn } from '../lib/session/log-in.ts';
import { inKit } from '../lib/layout/in-kit.tsx';
import { useConferenceOfAddress } from '../lib/navigation/help.ts';
import { address, paths } from '../lib/navigation/paths.ts';
import { useNarrow } from '../lib/layout/narrow.ts';
import { Waiting } from '../lib/layout/Waiting.tsx';
import { useShownZone } from '../lib/time/zone.ts';
import { storage } from '../platform/storage.ts';
import { ExportNotes } from './ExportNotes.tsx';
import { useFrameKeys } from './keys.ts';
import { Navigation } from './Navigation.tsx';
import { RehearsalBand } from './RehearsalBand.tsx';

const Finder = inKit(async () => ({ default: (await import('./Finder.tsx')).Finder }));
const KeyList = inKit(async () => ({ default: (await import('./KeyList.tsx')).KeyList }));

/** Navigation and page area. When the session ends, here or in another tab, asks for a new log-in and returns to the page. */
export function Shell() {
  const loggedIn = useLoggedIn();
  const router = useRouter();
  const staff = useStaff();
  const factorNeeded = useFactorNeeded();
  const { pathname } = useLocation();
  const here = useConferenceOfAddress();
  const zoneKnown = useShownZone(loggedIn ? here : null);
  const [wished, setWished] = useState(() => storage.get('rail'));
  const narrow = useNarrow();
  // The desk, and every page in a narrow window, uses the full width by default, unless the user chose otherwise.
  const wide = here !== null && (narrow || pathname === address('liveDesk', { cid: here }));
  const rail = wished === null ? wide : wished === '1';
  const [dialog, setDialog] = useState<'find' | 'keys' | null>(null);
  const close = () => setDialog(null);
  const find = () => setDialog('find');
  function fold() {
    const next = rail ? '0' : '1';
    storage.set('rail', next);
    setWished(next);
  }
  useFrameKeys({ find, help: () => setDialog('keys'), fold });
  useEffect(watchLostFocus, []);
  useEffect(() => {
    if (loggedIn) return;
    const back = router.state.location.href;
    void router.navigate({ to: '/login', search: { back }, replace: true });
  }, [loggedIn, router]);
  if (!loggedIn) return null;
  return (
    <div className={rail ? 'app rail' : 'app'}>
      <Navigation staff={staff} cid={here} rail={rail} fold={fold} find={find} />
      <Suspense fallback={<Waiting />}>
        {factorNeeded && pathname !== paths.account ? (
          <Navigate to={paths.account} replace />
        ) : zoneKnown ? (
          <RehearsalBand cid={here}>
            <Outlet />
          </RehearsalBand>
        ) : (
          <Waiting />
        )}
      </Suspense>
      <ExportNotes />
      <Suspense fallback={null}>
        {dialog === 'find' && <Finder staff={staff} cid={here} close={close} />}
        {dialog === 'keys' && <KeyList close={close} />}
      </Suspense>
    </div>
  );
}
