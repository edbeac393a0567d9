import type { ConferenceDetail } from '@meetingapp/contract/conference/conference.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { dayBegins } from '@meetingapp/domain/conference/phase.ts';
import { addDays } from '@meetingapp/domain/plain-date.ts';
import { addressOf } from '../navigation/address.ts';
import { saveFile } from './save-file.ts';
import { reportMissing } from '../rendering/patiently.ts';
import { serverClock } from '../time/server-clock.ts';

/** Adds the conference to the phone's calendar: generates a file here, which the phone opens. */
export async function addToCalendar(conference: ConferenceDetail, language: Language): Promise<void> {
  const calendar = await import('@meetingapp/domain/conference/calendar-file.ts').catch(reportMissing);
  if (!calendar) return;
  const { cId, startsOn, endsOn, zone, title, venue, address } = conference;
  const file = calendar.calendarFile({
    uid: `conference-${cId}@${location.hostname}`,
    from: dayBegins(startsOn, zone),
    until: dayBegins(addDays(endsOn, 1), zone),
    title,
    place: joinList([venue, address], language, 'clauses'),
    text: '',
    url: location.origin + addressOf('conf', { id: cId }, {}, {}),
    now: serverClock.now(),
  });
  saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `conference-${cId}.ics`);
}
