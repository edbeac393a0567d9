import { basePath, matchPath } from '@meetingapp/contract/paths.ts';
import type { ParsedLocation } from '@tanstack/react-router';
import { screens } from './routes.ts';

let tops = 0;

/**
 * Under which name a page's scroll is kept (T15, T17): its entry in the history; the page itself where it is kept alive, so that
 * also a link finds it as it was left; a name never heard again where it starts at the top.
 */
export function scrollKey(location: Pick<ParsedLocation, 'pathname' | 'href' | 'state'>): string {
  const { pathname } = location;
  const inside = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname;
  const name = matchPath(inside)?.name;
  const screen = name === undefined ? undefined : screens[name];
  if (screen?.keepAlive) return `kept ${inside}`;
  if (screen?.scroll === 'top') return `top ${(tops += 1)}`;
  return location.state.__TSR_key ?? location.href;
}
