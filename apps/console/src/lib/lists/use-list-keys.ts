import { useEffect, useRef, useState } from 'react';
import { storage } from '../../platform/storage.ts';

/** Actions by `KeyboardEvent.key`, letters in lower case. */
export type KeyActs = Readonly<Record<string, () => void>>;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], .ant-modal-wrap') !== null;

/** Single-key shortcuts outside of fields and dialogs. They can be switched off; the setting is stored in this browser. */
export function useListKeys(acts: KeyActs): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => storage.get('keysOff') !== '1');
  const known = useRef(acts);
  useEffect(() => {
    known.current = acts;
  });
  useEffect(() => {
    if (!on) return;
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      // A focused checkbox does not take letters.
      const box = event.target instanceof HTMLInputElement && event.target.type === 'checkbox';
      if (isTyping(event.target) && !box) return;
      // Enter on a button or link activates it.
      if (event.key === 'Enter' && event.target instanceof HTMLElement && event.target.closest('button, a')) return;
      const act = known.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      act();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [on]);
  return [
    on,
    (next) => {
      storage.set('keysOff', next ? '0' : '1');
      setOn(next);
    },
  ];
}
