import { modeOfNumber } from '@meetingapp/domain/speakers/agency-list.ts';
import type { SheetFault } from '@meetingapp/domain/tasks/sheet-row.ts';
import { momentIn } from '@meetingapp/domain/zoned.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { SheetLine } from '../../../jobs/import-kind.ts';
import { findForStaff } from '../../conference/queries.ts';
import { legsOf, travellers, type LegRow } from '../travel/queries.ts';
import { readTicket, type AgencyRow } from './reader.ts';

/** A booked journey as it is written; times in ISO format. */
export interface Ticket {
  expertId: number;
  direction: 'arrival' | 'departure';
  mode: 'train' | 'flight';
  number: string;
  fromPlace: string;
  toPlace: string;
  leavesAt: string;
  arrivesAt: string;
  seat: string;
}

/** What a row of the file does. */
export interface PlannedTicket {
  /** The person's name, as the file has it. */
  name: string;
  /** Null: nobody is found, or several people. */
  expertId: number | null;
  direction: 'arrival' | 'departure' | null;
  fate: 'new' | 'change' | 'same' | 'wrong';
  faults: SheetFault[];
  /** The journey as it is; undefined: there is none. */
  before: LegRow | undefined;
  /** Null: the row is wrong, or nothing is booked. */
  ticket: Ticket | null;
}

/** Longest texts of a journey. */
const longest = { number: 20, fromPlace: 60, toPlace: 60, seat: 40 } as const;
const texts = ['number', 'fromPlace', 'toPlace', 'seat'] as const;
const places = ['fromPlace', 'toPlace'] as const;

/** Reads the speakers and their journeys, and returns the plan of rows. */
export async function ticketPlanner(db: Database, conferenceId: number, columns: readonly (string | null)[]) {
  const zone = (await findForStaff(db, conferenceId))?.zone ?? 'UTC';
  const people = await travellers(db, conferenceId);
  const journeys = await legsOf(
    db,
    people.map(({ id }) => id),
  );
  const legs = new Map(journeys.map((leg) => [`${leg.expert_id} ${leg.direction}`, leg]));
  const named = new Map<string, Set<number>>();
  for (const { id, name } of people)
    for (const one of [name.zh, name.en.toLowerCase()]) named.set(one, (named.get(one) ?? new Set()).add(id));

  function personOf({ name }: AgencyRow): { id: number } | SheetFault {
    if (name === '') return { field: 'name', reason: 'required' };
    const [id, ...others] = new Set([...(named.get(name) ?? []), ...(named.get(name.toLowerCase()) ?? [])]);
    if (id === undefined) return { field: 'name', reason: 'traveller_unknown', value: name };
    return others.length > 0 ? { field: 'name', reason: 'traveller_several', value: name } : { id };
  }

  /** A time of the conference's clock; a time that the clock skips is none. */
  const momentOf = (clock: string | null) => (clock === null ? null : (momentIn(zone, clock)?.toISOString() ?? null));
  const timeFault = (field: 'leavesAt' | 'arrivesAt', value: string): SheetFault =>
    value === '' ? { field, reason: 'required' } : { field, reason: 'travel_time', value };

  function planned(row: AgencyRow): PlannedTicket {
    const { name, direction } = row;
    const person = personOf(row);
    const found = { name, direction, expertId: 'id' in person ? person.id : null };
    if (row.unbooked) return { ...found, expertId: null, fate: 'same', faults: [], before: undefined, ticket: null };
    const before = 'id' in person ? legs.get(`${person.id} ${direction}`) : undefined;
    const [leavesAt, arrivesAt] = [momentOf(row.leaves), momentOf(row.arrives)];
    const faults: SheetFault[] = [
      ...('reason' in person ? [person] : []),
      ...(direction ? [] : [directionFault(row)]),
      ...(row.number === '' ? [{ field: 'number', reason: 'required' }] : []),
      // Without these columns, or in an empty cell, the known places stay.
      ...places
        .filter((field) => row[field] === '' && (before === undefined || placeOf(before, field) === ''))
        .map((field) => ({ field, reason: 'required' })),
      ...texts
        .filter((field) => row[field].length > longest[field])
        .map((field) => ({ field, reason: 'too_long', limit: longest[field] })),
      ...(leavesAt === null ? [timeFault('leavesAt', row.leavesAt)] : []),
      ...(arrivesAt === null ? [timeFault('arrivesAt', row.arrivesAt)] : []),
      ...(leavesAt !== null && arrivesAt !== null && arrivesAt <= leavesAt
        ? [{ field: 'arrivesAt', reason: 'travel_order' }]
        : []),
    ];
    if ('reason' in person || direction === null || leavesAt === null || arrivesAt === null || faults.length > 0)
      return { ...found, fate: 'wrong', faults, before, ticket: null };
    const ticket: Ticket = {
      expertId: person.id,
      direction,
      mode: modeOfNumber(row.number),
      number: row.number,
      fromPlace: row.fromPlace || (before?.from_place ?? ''),
      toPlace: row.toPlace || (before?.to_place ?? ''),
      leavesAt,
      arrivesAt,
      // A seat belongs to its train or flight.
      seat: row.seat || (before?.number === row.number ? before.seat : ''),
    };
    if (!before) return { ...found, fate: 'new', faults: [], before, ticket };
    const fate = isBooked(before, ticket) ? 'same' : 'change';
    return { ...found, fate, faults: [], before, ticket };
  }

  const plan = (lines: readonly SheetLine[]): PlannedTicket[] =>
    lines.map((line) => planned(readTicket(line, columns)));
  return { plan, zone };
}

const directionFault = ({ directionText }: AgencyRow): SheetFault =>
  directionText === ''
    ? { field: 'direction', reason: 'required' }
    : { field: 'direction', reason: 'travel_direction', value: directionText };

const placeOf = (leg: LegRow, field: (typeof places)[number]) =>
  field === 'fromPlace' ? leg.from_place : leg.to_place;

const isBooked = (before: LegRow, ticket: Ticket): boolean =>
  (before.ticket === 'booked' || before.ticket === 'confirmed') &&
  before.number === ticket.number &&
  before.from_place === ticket.fromPlace &&
  before.to_place === ticket.toPlace &&
  before.leaves_at?.toISOString() === ticket.leavesAt &&
  before.arrives_at?.toISOString() === ticket.arrivesAt &&
  before.seat === ticket.seat;
