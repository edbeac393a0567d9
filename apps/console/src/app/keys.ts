import { useEffect, useEffectEvent } from 'react';
import { storage } from '../platform/storage.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null;

/** ⌘K or Ctrl+K everywhere; `?` and `[` outside of fields, unless single keys are switched off. */
export function useFrameKeys(acts: { find: () => void; help: () => void; fold: () => void }): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      return acts.find();
    }
    if (isTyping(event.target) || storage.get('keysOff') === '1') return;
    const act = event.key === '?' ? acts.help : event.key === '[' ? acts.fold : null;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** Label of the shortcut on this machine: `⌘K` or `Ctrl K`. */
export const findKey = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';
