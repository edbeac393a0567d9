import type { RehearsalFigures } from '@meetingapp/contract/rehearsal/figures.ts';
import type { RehearsalPlan } from '@meetingapp/contract/rehearsal/plan.ts';
import { rushSchedule } from '@meetingapp/domain/rehearsal/schedule.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { momentFrom } from '../support/calendar.ts';

/** Seconds of opening, pause and check-in of the plan below. */
const [RUSH, PAUSE, DOOR] = [60, 10, 30];
/** Requests of one person who registers and pays. */
const REQUESTS = 7;

const plan: RehearsalPlan = {
  rush: { on: true, people: 300, seconds: RUSH, p95: 400 },
  door: { on: true, gates: 4, seconds: DOOR, p95: 250 },
  exam: { on: false, seconds: 60, p95: 400 },
  live: { on: false, seconds: 60, p95: 400 },
  speakers: { on: false, people: 100, seconds: 60, p95: 400 },
  faults: [
    { kind: 'late', from: 10, seconds: 10 },
    { kind: 'refused', from: 20, seconds: 10 },
    { kind: 'lost', from: 30, seconds: 10 },
    { kind: 'twice', from: 40, seconds: 10 },
  ],
  speed: 1,
};

const figures: RehearsalFigures = {
  rush: {
    requests: 2161,
    failures: 0,
    median: 38,
    p95: 431,
    longest: 1180,
    behind: 312,
    complete: true,
    people: 300,
    paid: 300,
    full: 0,
    unserved: 0,
    oversold: 0,
  },
  money: { payments: 300, doubled: 0, unmatched: 0 },
  faults: {
    late: { payments: 58, wrong: 0 },
    refused: { payments: 52, wrong: 0 },
    lost: { payments: 49, wrong: 0 },
    twice: { payments: 45, wrong: 0 },
  },
  door: {
    requests: 373,
    failures: 0,
    median: 12,
    p95: 41,
    longest: 96,
    behind: 14,
    complete: true,
    shown: 300,
    admitted: 300,
    again: 30,
    refused: 0,
    missed: 0,
    doubled: 0,
  },
  exam: null,
  live: null,
  speakers: null,
  away: { messages: 0, kept: 610, events: 0 },
};

/** The first rehearsal of the congress, some days ago: its copy is removed, its sheet has one condition. */
export async function seedCongressRehearsal(
  db: Database,
  { conferenceId, staffId }: { conferenceId: number; staffId: number },
  now: Date,
): Promise<void> {
  const startedAt = momentFrom(now, -3, '21:04');
  const after = (seconds: number) => new Date(startedAt.getTime() + seconds * 1000);
  const { id } = await db
    .insertInto('rehearsal')
    .values({
      conference_id: conferenceId,
      number: 1,
      state: 'done',
      plan: JSON.stringify(plan),
      gate: JSON.stringify(
        (['people', 'messages', 'payments', 'outgoing', 'webhooks'] as const).map((check) => ({
          check,
          ok: true,
          count: check === 'people' ? 300 : 4,
          touched: 0,
        })),
      ),
      figures: JSON.stringify(figures),
      people: 300,
      played: RUSH + PAUSE + DOOR,
      started_by: staffId,
      started_at: startedAt,
      began_at: after(6),
      ended_at: after(6 + RUSH + PAUSE + DOOR),
      removed_at: after(3600),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const begun = rushSchedule(300, RUSH);
  const rush = Array.from({ length: RUSH }, (_, second) => {
    const people = begun.filter((at) => Math.floor(at / 1000) === second).length;
    const p95 = 60 + people * 40 + ((second * 37) % 90);
    return {
      second,
      scenario: 'rush' as const,
      requests: people * REQUESTS,
      median: 20 + people * 3,
      p95,
      longest: p95 * 2,
    };
  });
  const door = Array.from({ length: DOOR }, (_, at) => {
    const p95 = 28 + ((at * 13) % 17);
    return {
      second: RUSH + PAUSE + at,
      scenario: 'door' as const,
      requests: 12 + (at % 2),
      median: 11,
      p95,
      longest: p95 * 2,
    };
  });
  await db
    .insertInto('rehearsal_second')
    .values([...rush, ...door].map((one) => ({ rehearsal_id: id, failures: 0, ...one })))
    .execute();
}
