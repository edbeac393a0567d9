import { asJpeg } from './jpeg.ts';
import type { Done } from './device.ts';

/** Opens the browser's file picker for one picture. */
export function pickFile(from: 'album' | 'camera' | undefined): Promise<Done<File>> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'image/*';
  if (from === 'camera') input.capture = 'environment';
  return new Promise((resolve) => {
    input.addEventListener('cancel', () => resolve({ ok: false, reason: 'cancelled' }));
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (!file) resolve({ ok: false, reason: 'cancelled' });
      else void asJpeg(file).then((value) => resolve({ ok: true, value }));
    });
    input.click();
  });
}
