import { basePath, matchPath, respelled } from '@meetingapp/contract/paths.ts';
import { addressOf, parseSearch, stringifySearch } from '../../lib/navigation/address.ts';
import { history } from '../../lib/navigation/history.ts';
import type { Move } from '../../lib/navigation/history.ts';
import { conferenceOf } from './conference-of.ts';
import { findScreen } from './find-screen.ts';
import { guard, speak } from './guard.ts';
import { loadScreen } from './load-screen.ts';
import { routerState } from './router-state.ts';
import type { Shown } from './router-state.ts';
import { saveScroll, placeScroll } from './scroll.ts';

/** Called after each page is shown. */
const followers = new Set<(shown: Shown) => void>();
/** Number of the latest navigation; an older, slower one sees that it was superseded. */
let newest = 0;

/** Opens the page of the current address, now and after every navigation. Resolves when the first page is ready to render. */
export async function startRouter(): Promise<void> {
  history.subscribe((move) => void open(move));
  await open('pop');
}

export function onShown(follower: (shown: Shown) => void): void {
  followers.add(follower);
}

/** Reopens the current address after a failure. */
export const reopen = (): void => void open('replace');

async function open(move: Move): Promise<void> {
  newest += 1;
  const mine = newest;
  const wanted = (): boolean => mine === newest;
  routerState.set({ moving: true });
  const next = await find(wanted);
  if (!wanted()) return;
  if ('detour' in next) history.replace(next.detour);
  else show(next, move);
}

/** Resolves the current address to a page or a redirect. */
async function find(wanted: () => boolean): Promise<Shown | { detour: string }> {
  const { pathname } = location;
  const search = parseSearch(location.search);
  const inside = pathname.slice(basePath.length);
  const right = respelled(inside);
  if (right) return { detour: basePath + right + location.search };
  const match = pathname.startsWith(basePath) ? readPath(inside) : null;
  const previous = routerState.get().shown?.search ?? {};
  const missing = async (): Promise<Shown> => {
    await speak({ search, previous, texts: [], wanted });
    return { status: 'not_found', name: null, parameters: {}, search };
  };
  if (!match) return missing();
  const { name, parameters } = match;
  try {
    const screen = await findScreen(name);
    if (!screen) return await missing();
    const passing = guard({ name, parameters, search, previous, texts: screen.texts, wanted });
    const programme = screen.programme ? bringProgramme(conferenceOf({ name, parameters, search })) : null;
    const [detour, Screen] = await Promise.all([passing, loadScreen(name, screen), programme]);
    if (detour) return { detour: addressOf(detour.name, {}, detour.search) };
    return { status: 'open', name, screen, Screen, parameters, search };
  } catch (error) {
    return { status: 'failed', name, error, parameters, search };
  }
}

/** Loaded on demand: the programme code weighs as much as a screen, and pages without a programme do not need it. */
async function bringProgramme(cid: string | null): Promise<void> {
  const load = await import('../../shared/programme/load.ts');
  await load.fetchProgramme(cid);
}

function readPath(inside: string): ReturnType<typeof matchPath> {
  try {
    return matchPath(inside === '' ? '/' : inside);
  } catch {
    // Truncated percent escape, as some mail programs produce.
    return null;
  }
}

function show(next: Shown, move: Move): void {
  const { shown } = routerState.get();
  if (shown?.status === 'open' && shown.name !== next.name) shown.screen.leave?.();
  const same = shown !== null && samePage(shown, next);
  saveScroll();
  routerState.set({ shown: next, moving: false });
  placeScroll({ next, stay: same && move === 'replace' });
  for (const follower of followers) follower(next);
}

/** True for the same page with another query: it is not remounted. */
export function samePage(one: Shown, other: Shown): boolean {
  return one.name === other.name && stringifySearch(one.parameters) === stringifySearch(other.parameters);
}
