import { conferenceCalls } from '@meetingapp/contract/conference/conference.ts';
import type { ConferenceDetail } from '@meetingapp/contract/conference/conference.ts';
import { copyText } from '@meetingapp/ui/actions/copy-text.ts';
import { showToast } from '@meetingapp/ui/feedback/feedback.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAccount } from '../../../lib/session/account.ts';
import { addressOf } from '../../../lib/navigation/address.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useSearch } from '../../../lib/navigation/page.ts';
import { saveFile } from '../../../lib/device/save-file.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { platform } from '../../../platform/platform.ts';
import { noteShare } from '../../../lib/device/note-share.ts';

/** Actions to share a conference; each use is counted. The link waits for the person's code. */
export function useSharing(conference: ConferenceDetail) {
  const t = useT('conference');
  const language = useLanguage();
  const { cId: cid, title, city } = conference;
  const { send: ask } = useSend(conferenceCalls.shareCode);
  const { send: count } = useSend(conferenceCalls.share);
  const { loggedIn } = useAccount();
  const known = useSearch()['sourceCode'] ?? '';
  const [own, setOwn] = useState<string | null>(null);
  // Offline, the conference can still be shared, but without the person's code.
  const fetchCode = useEffectEvent(async () => {
    const outcome = await ask({ cid });
    return outcome.ok && outcome.answer.sourceCode !== '' ? outcome.answer.sourceCode : known;
  });
  useEffect(() => {
    if (loggedIn) void fetchCode().then(setOwn);
  }, [cid, loggedIn]);
  const code = loggedIn ? own : known;
  const query = { ...(language === 'en' ? { lang: 'en' } : {}), ...(code ? { sourceCode: code } : {}) };
  const link = code === null ? null : location.origin + addressOf('conferenceIndex', { cid }, query, {});
  const note = (channel: 'poster' | 'link' | 'device') => void count({ cid, sourceCode: code ?? '', channel });

  async function copy(): Promise<void> {
    const copied = link !== null && (await copyText(link));
    showToast(t(copied ? 'linkCopied' : 'linkNotCopied'));
    if (copied) note('link');
  }
  async function sendOn(): Promise<void> {
    if (link === null) return;
    noteShare(link);
    const done = await platform().share({ title, text: city, link, image: '' });
    if (!done.ok && done.reason === 'cancelled') return;
    if (!done.ok) return copy();
    if (platform().kind === 'browser' && !('share' in navigator)) showToast(t('linkCopied'));
    note('device');
  }
  function save(poster: Blob): void {
    saveFile(poster, `conference-${cid}.png`);
    note('poster');
  }
  return { link, copy, send: sendOn, save };
}
