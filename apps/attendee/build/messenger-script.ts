import type { Plugin } from 'vite';

/**
 * Wraps the messenger's script as a module that sets `wx` on the page, as it does when loaded by a script tag. Left as CommonJS it
 * would add a chunk of helpers to every first load.
 */
export function messengerScript(): Plugin {
  return {
    name: 'messenger-script',
    transform(code, id) {
      if (!id.includes('/weixin-js-sdk/')) return null;
      const changed = code.replace('module.exports =', 'globalThis.wx =');
      if (changed === code) this.error('weixin-js-sdk is written otherwise than before: see build/messenger-script.ts');
      return { code: changed, map: null };
    },
  };
}
