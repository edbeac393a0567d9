import { copyText } from '@meetingapp/ui/copy-text.ts';
import { showToast } from '@meetingapp/ui/feedback.ts';
import { useT } from '../../lib/texts.ts';
import { platform } from '../../platform/platform.ts';

/** Shares an address of ours by whatever this phone can; at the least the link is copied. */
export function useShareLink(): (title: string, text: string, address: string) => Promise<void> {
  const t = useT('people');
  return async (title, text, address) => {
    const link = location.origin + address;
    const done = await platform().share({ title, text, link, image: '' });
    if (!done.ok && done.reason === 'cancelled') return;
    if (!done.ok && (await copyText(link))) showToast(t('linkCopied'));
  };
}
