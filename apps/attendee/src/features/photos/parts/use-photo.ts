import type { Box } from '@meetingapp/domain/photos/placement.ts';
import { showNotice } from '@meetingapp/ui/feedback/feedback.ts';
import { useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { platform } from '../../../platform/platform.ts';
import { detectFaces } from './detect-faces.ts';

export interface Photo {
  /** Upright, without the data that cameras write. */
  picture: ImageBitmap;
  /** Null: the browser cannot find faces. */
  faces: Box[] | null;
}

/** One photo at a time, from the album or the camera (V15); a failure shows the alert "error" and leaves the former photo (E4). */
export function usePhoto(): {
  photo: Photo | null;
  picking: boolean;
  /** Null: nothing was picked. */
  pick: (from: 'album' | 'camera') => Promise<Photo | null>;
} {
  const app = useT('app');
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [picking, setPicking] = useState(false);

  async function pick(from: 'album' | 'camera'): Promise<Photo | null> {
    const done = await platform().pickImage(from);
    if (!done.ok && done.reason === 'cancelled') return null;
    setPicking(true);
    const picture = done.ok
      ? await createImageBitmap(done.value, { imageOrientation: 'from-image' }).catch(() => null)
      : null;
    const next = picture && { picture, faces: await detectFaces(picture) };
    setPicking(false);
    if (next) setPhoto(next);
    else await showNotice({ title: app('error'), text: app('photoFailed'), ok: app('ok') });
    return next;
  }
  return { photo, picking, pick };
}
