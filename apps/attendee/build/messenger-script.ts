import type { Plugin } from 'vite';

/**
 * The messenger's script as a module that leaves `wx` on the page, as it does when it is loaded by itself. As the CommonJS it is,
 * it would bring a chunk of helpers into every first load.
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
