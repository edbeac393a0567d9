import type { Plugin } from 'vite';

const DASH = '\0no-dash';

/**
 * Trims the player to what this product needs. The icon font in its styles, a fifth of them, is dropped because the icons are drawn as
 * SVG. The DASH reader with its XML parser, a seventh of the player, is dropped because streams come as HLS or as whole files.
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
