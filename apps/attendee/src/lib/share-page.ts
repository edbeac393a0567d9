import { copyText } from '@meetingapp/ui/copy-text.ts';
import { showToast } from '@meetingapp/ui/feedback.ts';
import { platform } from '../platform/platform.ts';
import { noteShare } from './note-share.ts';

interface Shared {
  title: string;
  text: string;
  /** Where it is; without the origin. */
  address: string;
  /** Its picture; empty where there is none. */
  image: string;
}

/** Shares a page by whatever this phone can; where it can only copy the link, says whether it did. */
export async function sharePage(
  { title, text, address, image }: Shared,
  said: { copied: string; notCopied: string },
): Promise<void> {
  const link = location.origin + address;
  noteShare(link);
  const picture = image === '' ? '' : new URL(image, location.origin).href;
  const done = await platform().share({ title, text, link, image: picture });
  if (!done.ok && done.reason === 'cancelled') return;
  const copied = done.ok ? platform().kind === 'browser' && !('share' in navigator) : await copyText(link);
  if (copied) showToast(said.copied);
  else if (!done.ok) showToast(said.notCopied);
}
