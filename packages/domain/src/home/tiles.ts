import type { Tile } from '@meetingapp/contract/home/home.ts';

/** Tiles visible to these roles at a time (milliseconds since 1970, server clock), in the organiser's order. */
export function visibleTiles(tiles: readonly Tile[], roles: readonly Tile['roles'][number][], now: number): Tile[] {
  return tiles.filter(
    (tile) =>
      (tile.roles.length === 0 || tile.roles.some((role) => roles.includes(role))) &&
      (tile.from === null || Date.parse(tile.from) <= now) &&
      (tile.until === null || now < Date.parse(tile.until)),
  );
}

/** Tiles that a template with room for `most` draws: all, or the first ones and `all` last, which opens the rest. */
export function drawnTiles<Entry>(tiles: readonly Entry[], most: number, all: Entry): Entry[] {
  return tiles.length <= most ? [...tiles] : [...tiles.slice(0, Math.max(0, most - 1)), all];
}
