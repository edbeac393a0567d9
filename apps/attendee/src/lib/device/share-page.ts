import { copyText } from '@meetingapp/ui/actions/copy-text.ts';
import { showToast } from '@meetingapp/ui/feedback/feedback.ts';
import { platform } from '../../platform/platform.ts';
import { noteShare } from './note-share.ts';

interface Shared {
  title: string;
  text: string;
  /** Path without the origin. */
  address: string;
  /** Preview image; empty when there is none. */
  image: string;
}

/** Shares a page by the best means of this phone; where it can only copy the link, reports whether that succeeded. */
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
