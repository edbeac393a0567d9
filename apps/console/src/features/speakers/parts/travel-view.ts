import type { DeskLeg, DeskPickup, DeskTraveller, SpeakerRoomType } from '@meetingapp/contract/speakers/travel.ts';
import { legDirections, type LegDirection } from '@meetingapp/contract/speakers/person.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { stationOf, stationTime } from '@meetingapp/domain/speakers/travel.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';

/** What the travel desk shows: journeys of a direction, or the rooms. */
export const travelViews = [...legDirections, 'nights'] as const;
export type TravelView = (typeof travelViews)[number];

/** One person and direction at the travel desk; `leg` undefined: nothing was given. */
export interface TravelRow {
  /** Of the person. */
  id: number;
  traveller: DeskTraveller;
  leg: DeskLeg | undefined;
  /** ISO 8601: when the person is at the station of the conference; null: not known. */
  at: string | null;
  station: string;
}

/** All people by the time at the station; those without a time come last. */
export function travelRows(
  travellers: readonly DeskTraveller[],
  legs: readonly DeskLeg[],
  direction: LegDirection,
): TravelRow[] {
  const own = new Map(legs.filter((leg) => leg.direction === direction).map((leg) => [leg.expertId, leg]));
  return travellers
    .map((traveller) => {
      const leg = own.get(traveller.expertId);
      const goes = leg !== undefined && leg.mode !== 'none';
      return {
        id: traveller.expertId,
        traveller,
        leg,
        at: goes ? stationTime(leg) : null,
        station: goes ? stationOf(leg) : '',
      };
    })
    .sort((one, other) => (one.at ?? '9').localeCompare(other.at ?? '9') || one.id - other.id);
}

export const travelDay = (at: string, zone: string): string => clockIn(zone, new Date(at)).slice(0, 10);
export const travelHour = (at: string, zone: string): number => Number(clockIn(zone, new Date(at)).slice(11, 13));

export const travelDays = (rows: readonly TravelRow[], zone: string): string[] =>
  [...new Set(rows.flatMap(({ at }) => (at === null ? [] : [travelDay(at, zone)])))].sort();

/** The one tag of a row: what the desk must act on comes first. */
export type TravelState = 'missing' | 'moved' | 'change' | 'wanted' | 'booked' | 'confirmed' | 'own' | 'none';

export function travelState(leg: DeskLeg | undefined): TravelState {
  if (!leg) return 'missing';
  if (leg.mode === 'none') return 'none';
  return leg.wasAt !== null ? 'moved' : leg.ticket;
}

export const travelColours: Record<TravelState, string> = {
  missing: 'error',
  moved: 'warning',
  change: 'warning',
  wanted: 'warning',
  booked: 'geekblue',
  confirmed: 'success',
  own: 'success',
  none: 'default',
};

/** `4月14日周二`, `Tue 14 Apr`. */
export const dayName = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    month: 'short',
    day: 'numeric',
    weekday: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** Rooms of all types by night, in order: those of speakers, of attendees, and what is left. */
export function roomNights(types: readonly Pick<SpeakerRoomType, 'nights'>[]) {
  const nights = new Map<string, { speakers: number; attendees: number; free: number }>();
  for (const { night, speakers, attendees, free } of types.flatMap((type) => type.nights)) {
    const sum = nights.get(night) ?? { speakers: 0, attendees: 0, free: 0 };
    nights.set(night, {
      speakers: sum.speakers + speakers,
      attendees: sum.attendees + attendees,
      free: sum.free + free,
    });
  }
  return [...nights]
    .map(([night, sum]) => ({ night, ...sum }))
    .sort((one, other) => one.night.localeCompare(other.night));
}

/** Cars of a day and direction. */
export const carsOf = (
  pickups: readonly DeskPickup[],
  { direction, day, zone }: { direction: LegDirection; day: string; zone: string },
): DeskPickup[] =>
  pickups.filter((one) => one.direction === direction && (day === '' || travelDay(one.leavesAt, zone) === day));
