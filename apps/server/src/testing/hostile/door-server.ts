import { sql } from 'kysely';
import { deviceCalls } from '@meetingapp/contract/checkin/device.ts';
import { buildDevice, buildPoint } from '@meetingapp/demo/checkin/points.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { smallCongress } from '../congress.ts';
import type { TestApp } from '../app.ts';
import { simulateDoor } from './door-devices.ts';

interface DoorInput {
  societyId: number;
  staffId: number;
  devices: number;
  tickets: number;
}

export interface OpenDoor {
  cid: number;
  pointId: number;
  devices: string[];
  prints: number[];
}

/** A congress with one door that admits each ticket once. */
export async function doorWithTickets(
  { db }: Pick<TestApp, 'db'>,
  { societyId, staffId, devices, tickets }: DoorInput,
): Promise<OpenDoor> {
  const { cid } = await smallCongress(db, { societyId });
  const pointId = await buildPoint(db, cid, { most: { times: 1, per: 'ever' } });
  const tokens: string[] = [];
  for (let one = 0; one < devices; one += 1)
    tokens.push((await buildDevice(db, cid, pointId, { label: `D${one}`, door: `门${one % 4}`, staffId })).token);
  const accountId = await buildAccount(db);
  const first = await buildRegistration(db, cid, { accountId, phone: `d${cid}-0` });
  // The others are copies of the first, in one statement: tens of thousands one by one take minutes.
  await sql`
    insert into registration (conference_id, account_id, form_version_id, state, number, card_id, entry_code, person_key, name, answers)
    select conference_id, account_id, form_version_id, state, conference_id || '-T' || one, card_id || '-' || one,
      entry_code || '-' || one, 'd' || conference_id || '-' || one, name, answers
    from registration cross join generate_series(1, ${tickets - 1}::int) as one where id = ${first}`.execute(db);
  const rows = await db.selectFrom('ticket').select('print').where('conference_id', '=', cid).execute();
  return { cid, pointId, devices: tokens, prints: rows.map(({ print }) => print) };
}

export interface DoorComparison {
  made: number;
  admitted: number;
  doubles: number;
  mostOfOne: number;
  /** Scans that are missing or double in the database, and doubles that are not listed. */
  faults: string[];
}

/** Runs the simulation against the server and compares what the devices did with what the database has. */
export async function compareDoor(
  test: Pick<TestApp, 'db' | 'call'>,
  door: OpenDoor,
  { scans, seed }: { scans: number; seed: number },
): Promise<DoorComparison> {
  const { devices, prints, cid } = door;
  const sync: Parameters<typeof simulateDoor>[0]['sync'] = (body) => test.call(deviceCalls.sync, body);
  const outcome = await simulateDoor({ devices, prints, scans, seed, sync });
  const count = async (query: Promise<{ count: string | number | bigint }[]>) => Number((await query)[0]?.count ?? 0);
  const [stored, evidence, listed] = await Promise.all([
    count(
      test.db
        .selectFrom('scan')
        .select((by) => by.fn.countAll().as('count'))
        .where('conference_id', '=', cid)
        .execute(),
    ),
    test.db.selectFrom('attendance').select('scan_id').where('conference_id', '=', cid).execute(),
    count(
      test.db
        .selectFrom('scan_double')
        .select((by) => by.fn.countAll().as('count'))
        .where('conference_id', '=', cid)
        .execute(),
    ),
  ]);
  const inDatabase = new Set(evidence.map(({ scan_id }) => scan_id));
  const missing = outcome.admitted.filter(({ id }) => !inDatabase.has(id)).length;
  const faults = [
    ...(stored === outcome.made ? [] : [`${stored} scans are stored of ${outcome.made}`]),
    ...(missing === 0 ? [] : [`${missing} admissions have no evidence`]),
    ...(evidence.length === outcome.admitted.length
      ? []
      : [`${evidence.length} rows of evidence for ${outcome.admitted.length} admissions`]),
    ...(listed >= outcome.doubles ? [] : [`${listed} doubles are listed of ${outcome.doubles}`]),
    ...(outcome.mostOfOne <= devices.length ? [] : [`one ticket was admitted ${outcome.mostOfOne} times`]),
  ];
  const { made, doubles, mostOfOne } = outcome;
  return { made, admitted: outcome.admitted.length, doubles, mostOfOne, faults };
}
