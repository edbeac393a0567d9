import { expect, it } from 'vitest';
import { tileIcon } from '@meetingapp/ui/icons/tile-icons.ts';
import { productPages, targetGroups, tileFor } from './view.ts';

it('[O17] groups what a tile can open by kind, each once, and finds pages by their words', () => {
  const targets = [
    { to: '/b', kind: 'session' as const, title: '开幕式' },
    { to: '/a', kind: 'page' as const, title: 'Live' },
    { to: '/c', kind: 'page' as const, title: 'News' },
    { to: '/b', kind: 'session' as const, title: '开幕式' },
  ];
  expect(targetGroups(targets, '').map(({ kind, targets: of }) => [kind, of.length])).toEqual([
    ['page', 2],
    ['session', 1],
  ]);
  expect(targetGroups(targets, ' LIVE ').map(({ targets: of }) => of.map(({ to }) => to))).toEqual([['/a'], ['/b']]);
});

it('[O17] names each page of the product once', () => {
  const pages = productPages(1);
  expect(new Set(pages.map(({ to }) => to)).size).toBe(pages.length);
});

it('[O17] takes a tile’s text and icon from the page it opens, unless somebody chose them', () => {
  const [sign, mine] = productPages(1);
  const empty = { to: '', title: { zh: '', en: '' }, icon: 'info' };
  const named = { ...empty, ...tileFor(empty, sign.to, 1) };
  expect(named).toEqual({ to: sign.to, title: { zh: '注册报名', en: 'Registration' }, icon: sign.icon });
  expect(tileFor(named, mine.to, 1)).toMatchObject({ to: mine.to, icon: mine.icon });
  expect(tileFor({ ...named, title: { zh: '现在报名', en: 'Sign up now' } }, mine.to, 1)).toEqual({ to: mine.to });
  expect(tileFor(empty, '/elsewhere', 1)).toEqual({ to: '/elsewhere' });
  for (const { icon } of productPages(1)) expect(tileIcon(icon)).not.toBe(tileIcon('info'));
});
