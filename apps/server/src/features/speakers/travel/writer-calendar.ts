import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { CalendarEvent } from '@meetingapp/domain/conference/calendar-file.ts';
import { momentIn } from '@meetingapp/domain/zoned.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { speakersServer as en } from '@meetingapp/locales/en/speakers/server.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { speakersServer as zh } from '@meetingapp/locales/zh/speakers/server.ts';
import type { LegRow, StayRow } from './queries.ts';

const texts = { zh, en };
const HOUR_MS = 3_600_000;
/** Local times at which hotels usually take guests in and expect them to leave. */
const CHECK_IN = '14:00';
const CHECK_OUT = '12:00';

interface CalendarTravel {
  legs: readonly LegRow[];
  stay: StayRow | undefined;
  zone: string;
  language: Language;
  /** `https://host`: its host ends the ids of the events. */
  origin: string;
  /** Page of the journey. */
  url: string;
}

/** A person's journeys, cars and hotel as events of their calendar, one each; a changed one has a greater sequence number. */
export function travelEvents({ legs, stay, zone, language, origin, url }: CalendarTravel): CalendarEvent[] {
  const words = texts[language].travelCalendar;
  const host = new URL(origin).hostname;
  const events = legs.flatMap((leg): CalendarEvent[] => {
    const now = leg.changed_at.getTime();
    const { leaves_at: leaves, arrives_at: arrives, pickup_leaves_at: pickup } = leg;
    const travels = leg.mode !== 'none' && leaves !== null && arrives !== null;
    const journey: CalendarEvent[] = travels
      ? [
          {
            uid: `journey-${leg.id}@${host}`,
            from: leaves.getTime(),
            until: arrives.getTime(),
            title: format(words.journey, { number: leg.number, from: leg.from_place, to: leg.to_place }).trim(),
            place: leg.from_place,
            text: leg.seat === '' ? '' : format(words.seat, { seat: leg.seat }),
            url,
            now,
            sequence: leg.version,
            changedAt: now,
          },
        ]
      : [];
    const car: CalendarEvent[] =
      pickup === null
        ? []
        : [
            {
              uid: `car-${leg.pickup_id}-${leg.id}@${host}`,
              from: pickup.getTime(),
              until: pickup.getTime() + HOUR_MS,
              title: format(words.car, { place: leg.pickup_place ?? '' }),
              place: leg.pickup_place ?? '',
              text: joinList([leg.driver, leg.driver_phone, leg.plate], language, 'clauses'),
              url,
              now,
              sequence: leg.pickup_version ?? 1,
            },
          ];
    return [...journey, ...car];
  });
  const from = stay && momentIn(zone, `${stay.arrives_on}T${CHECK_IN}`);
  const until = stay && momentIn(zone, `${stay.leaves_on}T${CHECK_OUT}`);
  if (!stay || !from || !until) return events;
  const room = stay.room_type ? pickLanguage(stay.room_type, language) : stay.room;
  return [
    ...events,
    {
      uid: `hotel-${stay.expert_id}@${host}`,
      from: from.getTime(),
      until: until.getTime(),
      title: pickLanguage(stay.hotel, language),
      place: pickLanguage(stay.address, language),
      text: joinList([room, stay.confirmation], language, 'clauses'),
      url,
      now: from.getTime(),
      sequence: stay.version,
    },
  ];
}
