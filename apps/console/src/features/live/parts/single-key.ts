import { storage } from '../../../platform/storage.ts';

const typing = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=dialog]';

/** True when a key press is a shortcut of the desk: not typed in a field, without modifiers, and not switched off (WCAG 2.1.4). */
export function isSingleKey(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (target instanceof HTMLElement && target.closest(typing)) return false;
  return storage.get('keysOff') !== '1' && document.querySelector('.ant-modal-wrap, .ant-select-open') === null;
}
