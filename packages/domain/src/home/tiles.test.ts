import type { Tile } from '@meetingapp/contract/home/home.ts';
import { expect, it } from 'vitest';
import { visibleTiles } from './tiles.ts';

const tile = (key: string, more: Partial<Tile> = {}): Tile => ({
  key,
  title: key,
  icon: 'info',
  to: '/',
  badge: '',
  roles: [],
  from: null,
  until: null,
  ...more,
});
const noon = Date.parse('2026-05-01T12:00:00Z');
const keys = (tiles: Tile[]) => tiles.map(({ key }) => key);

it('shows a tile to its audience, and one without audience to everyone', () => {
  const tiles = [
    tile('all'),
    tile('guests', { roles: ['visitor'] }),
    tile('members', { roles: ['member', 'speaker'] }),
  ];
  expect(keys(visibleTiles(tiles, ['visitor'], noon))).toEqual(['all', 'guests']);
  expect(keys(visibleTiles(tiles, ['attendee'], noon))).toEqual(['all']);
  expect(keys(visibleTiles(tiles, ['attendee', 'member'], noon))).toEqual(['all', 'members']);
});

it('shows a tile from its start until its end, and keeps the order', () => {
  const tiles = [
    tile('over', { until: '2026-05-01T12:00:00Z' }),
    tile('on', { from: '2026-05-01T12:00:00Z', until: '2026-05-01T12:00:01Z' }),
    tile('later', { from: '2026-05-01T12:00:01Z' }),
    tile('always'),
  ];
  expect(keys(visibleTiles(tiles, ['visitor'], noon))).toEqual(['on', 'always']);
});
