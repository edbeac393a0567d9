import type { Plugin } from 'vite';

/** The player draws its signs as drawings; the font that its styles carry, a fifth of them, would never be shown. */
export function playerStyles(): Plugin {
  return {
    name: 'player-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/video.js/dist/video-js')) return null;
      const changed = code.replace(/@font-face\s*\{[^}]*\}/, '');
      if (changed === code) this.error('video.js carries its font otherwise than before: see build/player-styles.ts');
      return { code: changed, map: null };
    },
  };
}
