import { conferenceCalls } from '@meetingapp/contract/conference.ts';
import type { ConferenceDetail } from '@meetingapp/contract/conference.ts';
import { basePath, href } from '@meetingapp/contract/paths.ts';
import { calendarFile } from '@meetingapp/domain/conference/calendar-file.ts';
import { dayBegins } from '@meetingapp/domain/conference/phase.ts';
import { addDays } from '@meetingapp/domain/plain-date.ts';
import { copyText } from '@meetingapp/ui/copy-text.ts';
import { showToast } from '@meetingapp/ui/feedback.ts';
import { useEffect, useState } from 'react';
import { serverClock } from '../../lib/server-clock.ts';
import { useT } from '../../lib/texts.ts';
import { useCall } from '../../lib/use-call.ts';
import { platform } from '../../platform/platform.ts';

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
export function useConferences(words: string) {
  const asked = useCall(conferenceCalls.list, { words: words.trim() }, { keepPrevious: true });
  const now = asked.answer?.now;
  useEffect(() => {
    if (now !== undefined) serverClock.learn(now);
  }, [now]);
  return asked;
}

export function useConference(cid: string) {
  const asked = useCall(conferenceCalls.detail, { cid });
  const now = asked.answer?.conference.now;
  useEffect(() => {
    if (now !== undefined) serverClock.learn(now);
  }, [now]);
  return asked;
}

/** Puts the conference into the phone's calendar: a file made here, which the phone opens. */
export function useCalendar(): (conference: ConferenceDetail) => void {
  return (conference) => {
    const { cId, startsOn, endsOn, zone, title, venue, address } = conference;
    const file = calendarFile({
      uid: `conference-${cId}@${location.hostname}`,
      from: dayBegins(startsOn, zone),
      until: dayBegins(addDays(endsOn, 1), zone),
      title,
      place: [venue, address].filter((part) => part !== '').join(', '),
      text: '',
      url: pageOf(conference),
      now: serverClock.now(),
    });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
    link.download = `conference-${cId}.ics`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_MS);
  };
}

/** Some browsers read the file only after a while. */
const RELEASE_MS = 10_000;

const pageOf = ({ cId }: ConferenceDetail): string => location.origin + basePath + href('conf', { id: cId });

/** Shares the page by whatever this phone can; where it can only copy the link, says that it did. */
export function useShare(): (conference: ConferenceDetail) => Promise<void> {
  const t = useT('conference');
  return async (conference) => {
    const link = pageOf(conference);
    const done = await platform().share({ title: conference.title, text: conference.city, link, image: '' });
    if (!done.ok && done.reason === 'cancelled') return;
    const copied = done.ok ? platform().kind === 'browser' && !('share' in navigator) : await copyText(link);
    if (copied) showToast(t('linkCopied'));
    else if (!done.ok) showToast(t('linkNotCopied'));
  };
}
