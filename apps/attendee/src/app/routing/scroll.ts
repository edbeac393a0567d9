import { history } from '../../lib/navigation/history.ts';
import type { Shown } from './router-state.ts';

const STORED_AS = 'scroll';
/** Milliseconds in which a page may still grow back to the height at which it was left. */
const GROW_MS = 1500;

/** Scroll position of each page in pixels, by scroll name. */
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

/** Replaces the browser's scroll restoration with the app's; positions survive a reload. */
export function takeOverScroll(): void {
  window.history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    saveScroll();
    try {
      sessionStorage.setItem(STORED_AS, JSON.stringify(places));
    } catch {
      // Without storage a reloaded page starts at the top.
    }
  });
}

/**
 * Key under which a page's scroll position is saved (T15, T17): its history entry; for a kept-alive page the page itself, so that
 * links also restore it; null for a page that always starts at the top.
 */
export function scrollName(shown: Shown, entry: string): string | null {
  if (shown.status !== 'open') return null;
  if (shown.screen.keepAlive) return `kept ${shown.name} ${JSON.stringify(shown.parameters)}`;
  return shown.screen.scroll === 'top' ? null : entry;
}

/** Saves the scroll position of the current page. */
export function saveScroll(): void {
  if (present !== null) places[present] = scrollY;
}

/** Restores the scroll position of the page just rendered; `stay` leaves it unchanged. */
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

/** Scrolls at once, and again while the page grows to its former height, until the user scrolls. */
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
