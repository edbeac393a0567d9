/** One event of a calendar file. Times in milliseconds since 1970. */
export interface CalendarEvent {
  /** The same event, imported again, takes the place of the earlier one. */
  uid: string;
  from: number;
  until: number;
  title: string;
  place: string;
  text: string;
  url: string;
  /** When this was written. */
  now: number;
}

const LINE_BYTES = 75;
const encoder = new TextEncoder();

const utc = (instant: number): string => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** RFC 5545 allows 75 bytes a line; the rest goes on after a space. A letter is never cut. */
function folded(line: string): string {
  let out = '';
  let room = LINE_BYTES;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (size > room) {
      out += '\r\n ';
      room = LINE_BYTES - 1;
    }
    out += letter;
    room -= size;
  }
  return out;
}

/** An .ics file (RFC 5545) with one event, in UTC. */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Meetingapp//Conference//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(event.now)}`,
    `DTSTART:${utc(event.from)}`,
    `DTEND:${utc(event.until)}`,
    `SUMMARY:${escaped(event.title)}`,
    ...(event.place === '' ? [] : [`LOCATION:${escaped(event.place)}`]),
    ...(event.text === '' ? [] : [`DESCRIPTION:${escaped(event.text)}`]),
    ...(event.url === '' ? [] : [`URL:${event.url}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
