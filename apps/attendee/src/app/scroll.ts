import { history } from '../lib/history.ts';
import type { Shown } from './router-state.ts';

const STORED_AS = 'scroll';
/** For so long a page may still grow to the height at which it was left. */
const GROW_MS = 1500;

/** How far down a page was left, by its scroll name. */
const places: Record<string, number> = restore();
/** The scroll name of the page on screen. */
let present: string | null = null;
let stopWaiting = (): void => {};

function restore(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORED_AS) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** From here on the app, not the browser, says where a page stands; what it knows survives a reload. */
export function takeOverScroll(): void {
  window.history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    keepScroll();
    try {
      sessionStorage.setItem(STORED_AS, JSON.stringify(places));
    } catch {
      // Without storage a reloaded page starts at its top.
    }
  });
}

/**
 * Under which name a page's scroll is kept (T15, T17): its entry in the history; the page itself where it is kept alive, so that
 * also a link finds it as it was left; null where it always starts at the top.
 */
export function scrollName(shown: Shown, entry: string): string | null {
  if (shown.status !== 'open') return null;
  if (shown.screen.keepAlive) return `kept ${shown.name} ${JSON.stringify(shown.parameters)}`;
  return shown.screen.scroll === 'top' ? null : entry;
}

/** Remembers where the page on screen stands. */
export function keepScroll(): void {
  if (present !== null) places[present] = scrollY;
}

/** Puts the page that has just been given to React where it belongs; `stay` leaves it where it is. */
export function placeScroll({ next, stay }: { next: Shown; stay: boolean }): void {
  stopWaiting();
  present = scrollName(next, history.key());
  if (stay) return;
  const top = present === null ? 0 : (places[present] ?? 0);
  const { hash } = location;
  requestAnimationFrame(() => {
    const target = hash === '' || top > 0 ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) target.scrollIntoView();
    else scrollWhenTall(top);
  });
}

/** Scrolls at once, and again while the page grows to its former height, until the person scrolls. */
function scrollWhenTall(top: number): void {
  scrollTo({ top, behavior: 'instant' });
  if (top === 0) return;
  const until = performance.now() + GROW_MS;
  let going = true;
  const stop = (): void => {
    going = false;
    for (const event of ['wheel', 'touchstart', 'keydown'] as const) removeEventListener(event, stop);
  };
  const follow = (): void => {
    if (!going) return;
    if (Math.abs(scrollY - top) > 1) scrollTo({ top, behavior: 'instant' });
    if (Math.abs(scrollY - top) <= 1 || performance.now() > until) stop();
    else requestAnimationFrame(follow);
  };
  for (const event of ['wheel', 'touchstart', 'keydown'] as const) addEventListener(event, stop, { passive: true });
  stopWaiting = stop;
  requestAnimationFrame(follow);
}
