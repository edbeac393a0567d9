import type { Plugin } from 'vite';

const DASH = '\0no-dash';

/**
 * The player as this product needs it. It draws its signs as drawings: the font that its styles carry, a fifth of them, would never be
 * shown. And pictures come as HLS or as whole files: what reads DASH, with a reader of XML, is a seventh of the player.
 */
export function playerParts(): Plugin {
  return {
    name: 'player-parts',
    enforce: 'pre',
    resolveId: (id) => (id === 'mpd-parser' ? DASH : null),
    load: (id) =>
      id === DASH
        ? `const none = () => { throw new Error('DASH is not played'); };
           export { none as parse, none as generateSidxKey, none as parseUTCTiming, none as addSidxSegmentsToPlaylist };`
        : null,
    transform(code, id) {
      if (!id.includes('/video.js/dist/video-js')) return null;
      const changed = code.replace(/@font-face\s*\{[^}]*\}/, '');
      if (changed === code) this.error('video.js carries its font otherwise than before: see build/player-parts.ts');
      return { code: changed, map: null };
    },
  };
}
