import { useEffect, useEffectEvent } from 'react';
import { storage } from '../../../platform/storage.ts';
import type { Desk } from '../parts/desk-context.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null;

/** Shortcuts: N new session, U and Ctrl+Z undo, F8 next clash. Single keys can be switched off. */
export function useDeskKeys(desk: Desk, chosen: number | null) {
  function nextClash() {
    const order = desk.placed
      .filter(({ session }) =>
        desk.clashes.some((clash) =>
          clash.kind === 'outside' ? clash.session === session.id : clash.sessions.includes(session.id),
        ),
      )
      .map(({ session }) => session.id);
    const next = order[(chosen === null ? -1 : order.indexOf(chosen)) + 1] ?? order[0];
    if (next !== undefined) desk.open({ kind: 'session', id: next });
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === 'f8') {
      event.preventDefault();
      return nextClash();
    }
    if (isTyping(event.target) || !desk.mayChange) return;
    if ((event.ctrlKey || event.metaKey) && key === 'z') {
      event.preventDefault();
      return void (event.shiftKey ? desk.editor.redo() : desk.editor.undo());
    }
    if (event.ctrlKey || event.metaKey || storage.get('keysOff') === '1') return;
    if (key !== 'n' && key !== 'u') return;
    event.preventDefault();
    if (key === 'n') desk.open({ kind: 'session', id: null });
    else void desk.editor.undo();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return { nextClash };
}
