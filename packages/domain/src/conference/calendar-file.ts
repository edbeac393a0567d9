/** One event of a calendar file. Times in milliseconds since 1970. */
export interface CalendarEvent {
  /** An event imported again with the same uid replaces the earlier one. */
  uid: string;
  from: number;
  until: number;
  title: string;
  place: string;
  text: string;
  url: string;
  /** When the file was written. */
  now: number;
  /** Revision number: calendars apply an update with a greater one. */
  sequence?: number;
  changedAt?: number;
  cancelled?: boolean;
}

/** A calendar that is polled. */
export interface CalendarFeed {
  name: string;
  refreshMinutes: number;
}

const LINE_BYTES = 75;
const encoder = new TextEncoder();

const utc = (instant: number): string => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Drops characters that a calendar text cannot contain. */
const escaped = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- these very letters are what RFC 5545 forbids
    .replace(/[\u0000-\u0008\u000b-\u000c\u000e-\u001f\u007f]/g, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n');

/** RFC 5545 allows 75 bytes per line; continuation lines begin with a space. Never splits a character. */
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

function eventLines(event: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(event.now)}`,
    `DTSTART:${utc(event.from)}`,
    `DTEND:${utc(event.until)}`,
    ...(event.sequence === undefined ? [] : [`SEQUENCE:${event.sequence}`]),
    ...(event.changedAt === undefined ? [] : [`LAST-MODIFIED:${utc(event.changedAt)}`]),
    ...(event.cancelled === undefined ? [] : [`STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`]),
    `SUMMARY:${escaped(event.title)}`,
    ...(event.place === '' ? [] : [`LOCATION:${escaped(event.place)}`]),
    ...(event.text === '' ? [] : [`DESCRIPTION:${escaped(event.text)}`]),
    ...(event.url === '' ? [] : [`URL:${event.url}`]),
    'END:VEVENT',
  ];
}

/** An .ics file (RFC 5545), with times in UTC, which is correct in every zone. */
export function calendarOf(events: readonly CalendarEvent[], feed?: CalendarFeed): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Meetingapp//Conference//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(feed
      ? [
          `NAME:${escaped(feed.name)}`,
          `X-WR-CALNAME:${escaped(feed.name)}`,
          `REFRESH-INTERVAL;VALUE=DURATION:PT${feed.refreshMinutes}M`,
          `X-PUBLISHED-TTL:PT${feed.refreshMinutes}M`,
        ]
      : []),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** An .ics file with one event. */
export const calendarFile = (event: CalendarEvent): string => calendarOf([event]);
