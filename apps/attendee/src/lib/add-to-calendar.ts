import type { ConferenceDetail } from '@meetingapp/contract/conference.ts';
import { dayBegins } from '@meetingapp/domain/conference/phase.ts';
import { addDays } from '@meetingapp/domain/plain-date.ts';
import { addressOf } from './address.ts';
import { saveFile } from './save-file.ts';
import { serverClock } from './server-clock.ts';

/** Puts the conference into the phone's calendar: a file made here, which the phone opens. */
export async function addToCalendar(conference: ConferenceDetail): Promise<void> {
  const { calendarFile } = await import('@meetingapp/domain/conference/calendar-file.ts');
  const { cId, startsOn, endsOn, zone, title, venue, address } = conference;
  const file = calendarFile({
    uid: `conference-${cId}@${location.hostname}`,
    from: dayBegins(startsOn, zone),
    until: dayBegins(addDays(endsOn, 1), zone),
    title,
    place: [venue, address].filter((part) => part !== '').join(', '),
    text: '',
    url: location.origin + addressOf('conf', { id: cId }, {}, {}),
    now: serverClock.now(),
  });
  saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `conference-${cId}.ics`);
}
