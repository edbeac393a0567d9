import { fixScrollAfterTyping } from '@meetingapp/ui/scroll-fix.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { boot } from '../lib/boot.ts';
import { language } from '../lib/language.ts';
import { preload } from '../lib/preload.ts';
import { serverClock } from '../lib/server-clock.ts';
import { session } from '../lib/session.ts';
import { reloadOnReturn } from './back-forward.ts';
import { doEarlyTap } from './early-tap.ts';
import { clearPageFailure, installReactions } from './failures.ts';
import { ensureFingerprint } from './fingerprint.ts';
import { setUpPlatform } from './install-platform.ts';
import { followLinks } from './links.ts';
import { configureMessengerLater } from './messenger.ts';
import { reloadForNewRelease } from './new-release.ts';
import { onShown, startRouter } from './router.ts';
import { routerState } from './router-state.ts';
import { screens } from './routes.ts';
import { takeOverScroll } from './scroll.ts';
import { watchSecondLogIn } from './second-log-in.ts';
import { seed } from './seed.ts';
import { Shell } from './Shell.tsx';

const OFFLINE_AFTER_MS = 4000;
const NOTE_AFTER_MS = 1500;

/** From the page as the server wrote it to a living app. */
export async function start(root: HTMLElement): Promise<void> {
  const painted = readPainted(root);
  seed(boot);
  if (boot.kept) await import('./restore-answers.ts').then(({ restoreAnswers }) => restoreAnswers());
  workOfflineLater();
  ensureFingerprint();
  session.set({ loading: false });
  preload.screen = (name) => void screens[name]?.load().catch(() => undefined);
  installReactions(boot.errorPage);
  onShown(clearPageFailure);
  onShown(configureMessengerLater);
  onShown(noteLater);
  followLinks();
  takeOverScroll();
  reloadForNewRelease();
  reloadOnReturn();
  watchSecondLogIn();
  fixScrollAfterTyping();
  // Flag 0: the page stays blank, or as the server painted it, until the first screen has all it needs (T1).
  await Promise.all([setUpPlatform(), startRouter()]);
  root.dataset['ready'] = '1';
  if (painted !== null && routerState.get().shown?.status === 'open' && language.get() === painted.language) {
    serverClock.hold(painted.at);
    // In slices, between which taps are heard.
    startTransition(() => void hydrateRoot(root, <Shell />));
    doEarlyTap(root);
  } else {
    // What was painted stays until this is drawn.
    createRoot(root).render(<Shell />);
  }
}

/** Figures of pages seen come after all that a person waits for. */
function noteLater(): void {
  setTimeout(() => {
    import('../lib/usage.ts').then(
      ({ noteUsage }) => noteUsage('view'),
      () => undefined,
    );
  }, NOTE_AFTER_MS);
}

interface PaintedRoot {
  /** The moment for which it was drawn, in milliseconds since 1970. */
  at: number;
  language: Language;
}

/**
 * What the server painted into the root; null when it painted nothing. The short address of a conference comes as the home that
 * it leads to: the address follows.
 */
function readPainted({ dataset }: HTMLElement): PaintedRoot | null {
  if (dataset['painted'] === undefined) return null;
  if (dataset['address'] !== undefined) window.history.replaceState(null, '', dataset['address'] + location.hash);
  // The phone's worker showed what it had kept; what it is to go on with is not the same.
  if (document.getElementById('boot')?.dataset['changed'] !== undefined) return null;
  return { at: Date.parse(dataset['painted']), language: document.documentElement.lang === 'en' ? 'en' : 'zh' };
}

/** Not while a page is still coming in, or just being read. */
function workOfflineLater(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  setTimeout(() => {
    import('./work-offline.ts').then(
      ({ workOffline }) => workOffline(),
      () => undefined,
    );
  }, OFFLINE_AFTER_MS);
}
