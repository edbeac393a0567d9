import { copyText } from '@meetingapp/ui/actions/copy-text.ts';
import { showToast } from '@meetingapp/ui/feedback/feedback.ts';
import { useT } from '../../lib/texts/texts.ts';
import { platform } from '../../platform/platform.ts';

/** Shares an address of this app by the best means of this phone; at least the link is copied. */
export function useShareLink(): (title: string, text: string, address: string) => Promise<void> {
  const t = useT('people');
  return async (title, text, address) => {
    const link = location.origin + address;
    const done = await platform().share({ title, text, link, image: '' });
    if (!done.ok && done.reason === 'cancelled') return;
    if (!done.ok && (await copyText(link))) showToast(t('linkCopied'));
  };
}
