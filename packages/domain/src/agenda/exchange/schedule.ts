/** Data of an item in an exchange file that has no column here; stored and exported again. */
export type StoredState = Record<string, unknown>;

export interface ScheduleLink {
  url: string;
  title?: string;
  type?: string;
  [more: string]: unknown;
}

export interface SchedulePerson {
  id?: number;
  guid?: string;
  code?: string;
  name?: string;
  public_name?: string;
  biography?: string | null;
  [more: string]: unknown;
}

/** One event of schedule.json (c3voc). */
export interface ScheduleEvent {
  id: number;
  guid: string;
  date: string;
  start: string;
  duration: string;
  room: string;
  slug: string;
  url: string;
  title: string;
  subtitle: string | null;
  track: string | null;
  type: string;
  language: string | null;
  abstract: string | null;
  description: string | null;
  logo: string | null;
  persons: SchedulePerson[];
  links: ScheduleLink[];
  attachments: ScheduleLink[];
  [more: string]: unknown;
}

export interface ScheduleDay {
  index: number;
  date: string;
  day_start: string;
  day_end: string;
  rooms: Record<string, ScheduleEvent[]>;
}

export interface ScheduleConference {
  acronym: string;
  title: string;
  start: string;
  end: string;
  daysCount: number;
  timeslot_duration: string;
  time_zone_name?: string;
  url?: string;
  tracks?: StoredState[];
  rooms?: StoredState[];
  days: ScheduleDay[];
  meta?: StoredState;
  [more: string]: unknown;
}

/** A whole programme as schedule.json; the XML format of the same name has the same content. */
export interface Schedule {
  version: string;
  base_url?: string;
  conference: ScheduleConference;
  [more: string]: unknown;
}

/** Data a release stores next to the programme for export: by `session/1`, `talk/1`, `hall/1`, `topic/1`, `expert/1`. */
export interface Exchange {
  items: Record<string, { guid?: string; minutes?: number; kept?: StoredState }>;
  conference: StoredState;
}
