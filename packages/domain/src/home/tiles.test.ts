import type { Tile } from '@meetingapp/contract/home/home.ts';
import { expect, it } from 'vitest';
import { drawnTiles, visibleTiles } from './tiles.ts';

const tile = (key: string, more: Partial<Tile> = {}): Tile => ({
  key,
  title: key,
  icon: 'info',
  image: null,
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

it('[S20] draws the first tiles in the organiser’s order, and "all" only where one would be left out', () => {
  expect(drawnTiles(['a', 'b', 'c'], 3, 'all')).toEqual(['a', 'b', 'c']);
  expect(drawnTiles(['a', 'b', 'c', 'd'], 3, 'all')).toEqual(['a', 'b', 'all']);
  expect(drawnTiles([], 3, 'all')).toEqual([]);
  for (let most = 1; most <= 12; most += 1)
    for (let count = 0; count <= 24; count += 1) {
      const drawn = drawnTiles(
        Array.from({ length: count }, (_, at) => at),
        most,
        -1,
      );
      expect(drawn.length).toBe(Math.min(count, most));
      expect(drawn.includes(-1)).toBe(count > most);
    }
});
