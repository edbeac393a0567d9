import { fixScrollAfterTyping } from '@meetingapp/ui/scroll-fix.ts';
import { createRoot } from 'react-dom/client';
import { boot } from '../lib/boot.ts';
import { preload } from '../lib/preload.ts';
import { session } from '../lib/session.ts';
import { reloadOnReturn } from './back-forward.ts';
import { clearPageFailure, installReactions } from './failures.ts';
import { ensureFingerprint } from './fingerprint.ts';
import { setUpPlatform } from './install-platform.ts';
import { followLinks } from './links.ts';
import { configureMessengerLater } from './messenger.ts';
import { reloadForNewRelease } from './new-release.ts';
import { onShown, startRouter } from './router.ts';
import { screens } from './routes.ts';
import { takeOverScroll } from './scroll.ts';
import { watchSecondLogIn } from './second-log-in.ts';
import { seed } from './seed.ts';
import { Shell } from './Shell.tsx';

/** From the page as the server wrote it to a living app. */
export async function start(root: HTMLElement): Promise<void> {
  seed(boot);
  ensureFingerprint();
  session.set({ loading: false });
  preload.screen = (name) => void screens[name]?.load().catch(() => undefined);
  installReactions(boot.errorPage);
  onShown(clearPageFailure);
  onShown(configureMessengerLater);
  followLinks();
  takeOverScroll();
  reloadForNewRelease();
  reloadOnReturn();
  watchSecondLogIn();
  fixScrollAfterTyping();
  // Flag 0: the page stays blank, or as the server painted it, until the first screen has all it needs (T1).
  await Promise.all([setUpPlatform(), startRouter()]);
  root.dataset['ready'] = '1';
  createRoot(root).render(<Shell />);
}
