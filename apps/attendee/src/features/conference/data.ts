import { conferenceCalls } from '@meetingapp/contract/conference/conference.ts';
import type { ConferenceDetail } from '@meetingapp/contract/conference/conference.ts';
import { basePath, href } from '@meetingapp/contract/paths.ts';
import { copyText } from '@meetingapp/ui/actions/copy-text.ts';
import { showToast } from '@meetingapp/ui/feedback/feedback.ts';
import { useEffect, useState } from 'react';
import { useT } from '../../lib/texts/texts.ts';
import { useCall } from '../../lib/calls/use-call.ts';
import { platform } from '../../platform/platform.ts';
import { noteShare } from '../../lib/device/note-share.ts';

const SETTLED_MS = 250;

/** Returns the input after a pause in typing (debounce). */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Published conferences that match the words; the previous result stays until the new answer arrives. */
export const useConferences = (words: string) =>
  useCall(conferenceCalls.list, { words: words.trim() }, { keepPrevious: true, kept: words.trim() === '' });

/** Full detail of one conference. */
export const useDetail = (cid: string | null) =>
  useCall(conferenceCalls.detail, cid === null ? null : { cid }, { kept: true });

const pageOf = ({ cId }: ConferenceDetail): string => location.origin + basePath + href('conf', { id: cId });

/** Shares the page by the best means of this phone; shows a message when it could only copy the link. */
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
