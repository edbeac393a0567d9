import { conferenceCalls } from '@meetingapp/contract/conference.ts';
import type { ConferenceDetail } from '@meetingapp/contract/conference.ts';
import { basePath, href } from '@meetingapp/contract/paths.ts';
import { copyText } from '@meetingapp/ui/copy-text.ts';
import { showToast } from '@meetingapp/ui/feedback.ts';
import { useEffect, useState } from 'react';
import { useSearch } from '../../lib/page.ts';
import { useSession } from '../../lib/session.ts';
import { useT } from '../../lib/texts.ts';
import { useCall } from '../../lib/use-call.ts';
import { platform } from '../../platform/platform.ts';
import { noteShare } from '../../lib/note-share.ts';

const SETTLED_MS = 250;

/** What someone typed, once they pause. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Published conferences that hold these words; what was found before stays until the new answer is there. */
export const useConferences = (words: string) =>
  useCall(conferenceCalls.list, { words: words.trim() }, { keepPrevious: true, kept: words.trim() === '' });

/** All there is to know of one conference. */
export const useDetail = (cid: string | null) =>
  useCall(conferenceCalls.detail, cid === null ? null : { cid }, { kept: true });

const pageOf = ({ cId }: ConferenceDetail): string => location.origin + basePath + href('conf', { id: cId });

/** Shares the page by whatever this phone can; where it can only copy the link, says that it did. */
export function useShare(): (conference: ConferenceDetail) => Promise<void> {
  const t = useT('conference');
  return async (conference) => {
    const link = pageOf(conference);
    noteShare(link);
    const done = await platform().share({ title: conference.title, text: conference.city, link, image: '' });
    if (!done.ok && done.reason === 'cancelled') return;
    const copied = done.ok ? platform().kind === 'browser' && !('share' in navigator) : await copyText(link);
    if (copied) showToast(t('linkCopied'));
    else if (!done.ok) showToast(t('linkNotCopied'));
  };
}

/** The conference that the address names, else the one that one is in. */
export function useCid(): string | null {
  const named = useSearch()['cid'];
  const present = useSession('cid');
  const cid = String(named ?? present ?? '');
  return /^\d{1,15}$/.test(cid) ? cid : null;
}
