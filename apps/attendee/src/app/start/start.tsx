import { fixScrollAfterTyping } from '@meetingapp/ui/layout/scroll-fix.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { boot } from '../../lib/calls/boot.ts';
import { wearDisplay } from '../../lib/device/wear-display.ts';
import { language } from '../../lib/texts/language.ts';
import { paintedPage } from '../../lib/calls/painted-page.ts';
import { preload } from '../../lib/calls/preload-screen.ts';
import { serverClock } from '../../lib/time/server-clock.ts';
import { session } from '../../lib/session/session.ts';
import { reloadOnReturn } from '../routing/back-forward.ts';
import { doEarlyTap } from './early-tap.ts';
import { clearPageFailure, installReactions } from '../session/failures.ts';
import { ensureFingerprint } from '../session/fingerprint.ts';
import { setUpPlatform } from '../session/install-platform.ts';
import { closeByBack } from '../routing/close-by-back.ts';
import { fetchDirectory, findScreen } from '../routing/find-screen.ts';
import { followLinks } from '../routing/links.ts';
import { configureMessengerLater } from '../session/messenger.ts';
import { carriesLogIn } from '../session/carries-log-in.ts';
import { reloadForNewRelease } from './new-release.ts';
import { onShown, startRouter } from '../routing/router.ts';
import { routerState } from '../routing/router-state.ts';
import { takeOverScroll } from '../routing/scroll.ts';
import { watchSecondLogIn } from '../session/second-log-in.ts';
import { seed } from './seed.ts';
import { Shell } from '../frame/Shell.tsx';

const OFFLINE_AFTER_MS = 4000;
const NOTE_AFTER_MS = 1500;
const DIRECTORY_AFTER_MS = 1500;

/** Starts the app from the page that the server sent. */
export async function start(root: HTMLElement): Promise<void> {
  // Before anything else reads or changes the address.
  const byLink = carriesLogIn() ? await import('../session/log-in-by-link.ts') : null;
  const question = byLink && (await byLink.logInByPage());
  wearDisplay();
  const painted = readPainted(root);
  seed(boot);
  if (boot.kept) await import('./restore-answers.ts').then(({ restoreAnswers }) => restoreAnswers());
  workOfflineLater();
  ensureFingerprint();
  session.set({ loading: false });
  preload.screen = (name) =>
    void findScreen(name)
      .then((screen) => screen?.load())
      .catch(() => undefined);
  installReactions(boot.errorPage);
  onShown(clearPageFailure);
  onShown(configureMessengerLater);
  onShown(noteLater);
  onShown(fetchDirectoryLater);
  followLinks();
  closeByBack();
  takeOverScroll();
  reloadForNewRelease();
  reloadOnReturn();
  watchSecondLogIn();
  fixScrollAfterTyping();
  // Flag 0: the page stays blank, or as the server painted it, until the first screen has all it needs (T1).
  await Promise.all([setUpPlatform(), startRouter()]);
  root.dataset['ready'] = '1';
  const same = !paintedPage.differs && language.get() === painted?.language;
  if (painted !== null && same && routerState.get().shown?.status === 'open') {
    serverClock.hold(painted.at);
    // Concurrent rendering in slices, so that taps are handled in between.
    startTransition(() => void hydrateRoot(root, <Shell />));
    doEarlyTap(root);
  } else {
    // The server-rendered page stays until this one is rendered.
    createRoot(root).render(<Shell />);
  }
  if (question) void question();
}

/** Page view counts are sent after everything a user waits for. */
function noteLater(): void {
  setTimeout(() => {
    import('../../lib/device/usage.ts').then(
      ({ noteUsage }) => noteUsage('view'),
      () => undefined,
    );
  }, NOTE_AFTER_MS);
}

/** A touch of a link fetches it earlier. */
function fetchDirectoryLater(): void {
  setTimeout(() => void fetchDirectory().catch(() => undefined), DIRECTORY_AFTER_MS);
}

interface PaintedRoot {
  /** Time for which it was rendered, in milliseconds since 1970. */
  at: number;
  language: Language;
}

/**
 * Reads what the server rendered into the root; null when nothing was. The short address of a conference is rendered as its home; the
 * address is then updated.
 */
function readPainted({ dataset }: HTMLElement): PaintedRoot | null {
  if (dataset['painted'] === undefined) return null;
  if (dataset['address'] !== undefined) window.history.replaceState(null, '', dataset['address'] + location.hash);
  // The service worker showed a stored page, which differs from the page to continue with.
  if (document.getElementById('boot')?.dataset['changed'] !== undefined) return null;
  return { at: Date.parse(dataset['painted']), language: document.documentElement.lang === 'en' ? 'en' : 'zh' };
}

/** Not while a page is still loading or has just been opened. */
function workOfflineLater(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  setTimeout(() => {
    import('./work-offline.ts').then(
      ({ workOffline }) => workOffline(),
      () => undefined,
    );
  }, OFFLINE_AFTER_MS);
}
