import { modalHost } from '@meetingapp/ui/feedback/modal.ts';
import { openLayer } from '../../lib/navigation/layers.ts';

/** Ties the kit's sheets and dialogs, and everything that fills the screen, to the history: Back closes the topmost. */
export function closeByBack(): void {
  modalHost.opened = openLayer;
  let closed: (() => void) | null = null;
  document.addEventListener('fullscreenchange', () => {
    if (document.fullscreenElement) closed ??= openLayer(() => void document.exitFullscreen());
    else {
      closed?.();
      closed = null;
    }
  });
}
