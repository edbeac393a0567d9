import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { redo, undo } from '@meetingapp/ui/icons/icons-forms.ts';
import { useEffect, useEffectEvent } from 'react';
import { useT } from '../texts/texts.ts';
import { ActButton } from './ActButton.tsx';

interface UndoButtonsProps {
  /** Null: nothing to undo. */
  undo: (() => void) | null;
  redo: (() => void) | null;
}

/** Undo and redo as buttons, and by Ctrl+Z and Shift+Ctrl+Z outside of inputs, which undo their typing themselves. */
export function UndoButtons(steps: UndoButtonsProps) {
  const t = useT('layout');
  const press = useEffectEvent((event: KeyboardEvent) => {
    const typing =
      event.target instanceof HTMLElement &&
      event.target.closest('input:not([type=checkbox], [type=radio]), textarea, [contenteditable], [role=dialog]') !==
        null;
    if (typing || event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) steps.redo?.();
    else steps.undo?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <ActButton
        type="text"
        aria-label={t('undo')}
        title={t('undo')}
        aria-keyshortcuts="Control+Z"
        icon={<Icon icon={undo} />}
        lacks={{ nothingToUndo: steps.undo === null }}
        onClick={() => steps.undo?.()}
      />
      <ActButton
        type="text"
        aria-label={t('redo')}
        title={t('redo')}
        aria-keyshortcuts="Control+Shift+Z"
        icon={<Icon icon={redo} />}
        lacks={{ nothingToRedo: steps.redo === null }}
        onClick={() => steps.redo?.()}
      />
    </>
  );
}
