import { expect, it } from 'vitest';
import { productPages, targetGroups } from './view.ts';

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
