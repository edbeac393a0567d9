import type { AgencyOutcome, AgencyTicket } from '@meetingapp/contract/speakers/agency.ts';
import { modeOfNumber } from '@meetingapp/domain/speakers/agency-list.ts';
import { legFault } from '@meetingapp/domain/speakers/travel.ts';
import { momentIn } from '@meetingapp/domain/zoned.ts';
import { speakersServer as en } from '@meetingapp/locales/en/speakers/server.ts';
import { speakersServer as zh } from '@meetingapp/locales/zh/speakers/server.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { UploadedFile } from '../../../http/calls/context.ts';
import { legsOf, travellers } from './queries.ts';
import { readAgencyList, type AgencyRead, type AgencyRow } from './reader.ts';

interface PlannedTicket {
  line: number;
  name: string;
  fate: AgencyOutcome;
  /** What would be written; null where the row does nothing. */
  ticket: AgencyTicket | null;
}

const directions = ['arrival', 'departure'] as const;
const directionOf = (text: string) =>
  directions.find((one) =>
    [zh, en].some(({ travel }) => travel.agencyDirections[one].split('|').includes(text.toLowerCase())),
  );

/** What an agency's list would do, row by row; writes nothing. Times are local to the conference. */
export async function planAgencyList(
  db: Database,
  { cid, zone, file }: { cid: number; zone: string; file: UploadedFile },
): Promise<{ ok: true; rows: PlannedTicket[] } | Extract<AgencyRead, { ok: false }>> {
  const read = await readAgencyList(file);
  if (!read.ok) return read;
  const people = await travellers(db, cid);
  const legs = await legsOf(
    db,
    people.map(({ id }) => id),
  );
  const seen = new Set<string>();
  const timeOf = (clock: string): string | null =>
    clock === '' ? null : (momentIn(zone, clock)?.toISOString() ?? null);
  function planned(row: AgencyRow): Pick<PlannedTicket, 'fate' | 'ticket'> {
    const nothing = (fate: AgencyOutcome) => ({ fate, ticket: null });
    const found = people.filter(({ name }) => name.zh === row.name || name.en.toLowerCase() === row.name.toLowerCase());
    const [person] = found;
    if (!person || row.name === '') return nothing('unknown');
    if (found.length > 1) return nothing('several');
    const direction = directionOf(row.direction);
    if (!direction) return nothing('direction');
    const [leavesAt, arrivesAt] = [timeOf(row.leavesAt), timeOf(row.arrivesAt)];
    if (leavesAt === null || arrivesAt === null || arrivesAt <= leavesAt) return nothing('time');
    const before = legs.find((leg) => leg.expert_id === person.id && leg.direction === direction);
    const ticket: AgencyTicket = {
      line: row.line,
      expertId: person.id,
      seen: before?.version ?? 0,
      direction,
      mode: modeOfNumber(row.number),
      number: row.number,
      // Without these columns, or in an empty cell, the known places stay.
      fromPlace: row.fromPlace || (before?.from_place ?? ''),
      toPlace: row.toPlace || (before?.to_place ?? ''),
      leavesAt,
      arrivesAt,
      seat: row.seat,
    };
    if (legFault({ ...ticket, ticket: 'own' })) return nothing('incomplete');
    const key = `${person.id}/${direction}`;
    if (seen.has(key)) return nothing('twice');
    seen.add(key);
    if (!before) return { fate: 'new', ticket };
    const same =
      (before.ticket === 'booked' || before.ticket === 'confirmed') &&
      before.number === ticket.number &&
      before.from_place === ticket.fromPlace &&
      before.to_place === ticket.toPlace &&
      before.leaves_at?.toISOString() === leavesAt &&
      before.arrives_at?.toISOString() === arrivesAt &&
      before.seat === ticket.seat;
    return same ? nothing('same') : { fate: 'changed', ticket };
  }
  return { ok: true, rows: read.rows.map((row) => ({ line: row.line, name: row.name, ...planned(row) })) };
}
