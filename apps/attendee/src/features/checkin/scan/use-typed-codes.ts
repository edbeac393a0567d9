import { useEffect, useEffectEvent } from 'react';

/** A hardware scanner types faster than a person; milliseconds between two letters. */
const GAP_MS = 120;
const SHORTEST = 8;

/** Codes that a hardware scanner types while no field has the focus, each ended by Enter. */
export function useTypedCodes(onCode: (text: string) => void): void {
  const read = useEffectEvent(onCode);
  useEffect(() => {
    let text = '';
    let at = 0;
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
      const now = performance.now();
      if (now - at > GAP_MS) text = '';
      at = now;
      if (key.length === 1) text += key;
      else if (key === 'Enter' && text.length >= SHORTEST) {
        event.preventDefault();
        read(text);
        text = '';
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
