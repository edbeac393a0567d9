import type { ActivityCard, OwnEntry, PrizeCard, Slot } from '@meetingapp/contract/activities/activity.ts';
import type { AwardRow as ShownAward, EntryRow, Stamp } from '@meetingapp/contract/activities/console.ts';
import { clashWith, placesLeft } from '@meetingapp/domain/activities/places.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import type { FieldRow } from '../registration/configuration/queries.ts';
import { presentAnswers } from '../registration/form/present.ts';
import type { CardRow, SlotRow, StampRow } from './queries.ts';
import type { EntrantRow, LiveEntry } from './queries-entry.ts';
import type { AwardRow, PrizeRow } from './queries-prize.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const presentEntry = (entry: LiveEntry): OwnEntry => ({
  slotId: entry.slot_id,
  state: entry.state,
  until: iso(entry.held_until),
  before: entry.before,
  checkedIn: entry.checked_in_at !== null,
});

/** An activity with the caller's part in it; `own`: their live entries, lapsed ones are left out. */
export function presentCard(row: CardRow, own: readonly LiveEntry[]): ActivityCard {
  const entry = own.find((one) => one.activity_id === row.id && !one.lapsed);
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    place: row.place,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    state: row.state,
    points: row.points,
    size: row.size,
    taken: row.taken,
    waiting: row.waiting,
    checkedIn: row.checked_in,
    own: entry ? { ...presentEntry(entry), name: entry.name, startsAt: entry.starts_at.toISOString() } : null,
  };
}

export function presentSlot(row: SlotRow, planned: readonly { title: Bilingual; from: Date; to: Date }[]): Slot {
  const spans = planned.map(({ title, from, to }) => ({ title, from: from.getTime(), to: to.getTime() }));
  const clash = clashWith({ from: row.starts_at.getTime(), to: row.ends_at.getTime() }, spans);
  return {
    id: row.id,
    name: row.name,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    size: row.size,
    left: placesLeft(row),
    waiting: row.waiting,
    clash: clash && {
      title: clash.title,
      startsAt: new Date(clash.from).toISOString(),
      endsAt: new Date(clash.to).toISOString(),
    },
  };
}

export const presentPrize = (row: PrizeRow): PrizeCard => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  needed: row.needed,
  stock: row.stock,
  left: Math.max(0, row.stock - (row.awarded ?? 0)),
  place: row.place,
  pickUpUntil: iso(row.pick_up_until),
});

export const presentStamp = (row: StampRow): Stamp => ({
  id: row.id,
  version: row.version,
  name: row.name,
  points: row.points,
  sessionId: row.session_id,
  opensAt: iso(row.opens_at),
  closesAt: iso(row.closes_at),
  given: row.given ?? 0,
});

/** `fields`: of the sign-up form, under which the answers are labelled. */
export function presentEntrant(row: EntrantRow, fields: readonly FieldRow[], language: Language): EntryRow {
  const flow = { hiddenFields: [], placeholders: {}, memberCheck: false, stepAfterForm: 'apply' } as const;
  const shown = presentAnswers(fields, row.answers, { ...flow, hiddenFields: [], placeholders: {} }, language);
  return {
    entryId: row.id,
    slotId: row.slot_id,
    regId: row.registration_id,
    name: row.name,
    institution: row.person.company ?? '',
    number: row.number,
    state: row.state === 'left' ? 'joined' : row.state,
    until: iso(row.held_until),
    checkedInAt: iso(row.checked_in_at),
    score: row.score,
    answers: shown.map(({ label, value }) => ({ label, value })),
  };
}

export const presentAward = (row: AwardRow): ShownAward => ({
  awardId: row.id,
  prize: row.prize,
  name: row.name,
  number: row.number,
  rank: row.rank,
  pickUpCode: row.code,
  handedAt: iso(row.handed_at),
  handedBy: row.handed_by ?? '',
});
