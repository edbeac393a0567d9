import { sql } from 'kysely';
import { rehearsalCalls as calls } from '@meetingapp/contract/rehearsal/console.ts';
import type { RehearsalPlan } from '@meetingapp/contract/rehearsal/plan.ts';
import type { RehearsalRun } from '@meetingapp/contract/rehearsal/run.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildPoint } from '@meetingapp/demo/checkin/points.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildForm } from '@meetingapp/demo/forms/forms.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { isDuration } from '@meetingapp/domain/rehearsal/verdict.ts';
import { testApp } from '../app.ts';
import { sendMessages } from '../../features/messages/delivery/jobs.ts';
import { isOneRunning } from '../../features/rehearsal/queries.ts';
import { pause } from '../../features/rehearsal/runtime/timeline.ts';

/** At ten times the speed: a minute of rush, ten seconds of check-in, and the pause take eight seconds. */
export const plan: RehearsalPlan = {
  rush: { on: true, people: 60, seconds: 60, p95: 5000 },
  door: { on: true, gates: 2, seconds: 10, p95: 5000 },
  exam: { on: false, seconds: 30, p95: 5000 },
  live: { on: false, seconds: 30, p95: 5000 },
  speakers: { on: false, people: 20, seconds: 20, p95: 5000 },
  faults: [
    { kind: 'late', from: 0, seconds: 15 },
    { kind: 'twice', from: 15, seconds: 15 },
    { kind: 'lost', from: 30, seconds: 15 },
    { kind: 'refused', from: 45, seconds: 15 },
  ],
  speed: 10,
};
export const quick: RehearsalPlan = {
  rush: { on: true, people: 40, seconds: 40, p95: 5000 },
  door: { ...plan.door, on: false },
  exam: plan.exam,
  live: plan.live,
  speakers: plan.speakers,
  faults: [],
  speed: 10,
};

/** A server with an owner and an organiser who rehearse. */
export async function rehearsalTest() {
  const test = await testApp();
  const { db, ports } = test;
  const societyId = await buildSociety(db);
  const owner = { token: await buildStaffToken(db, await buildStaff(db, societyId)) };
  const organiserId = await buildStaff(db, societyId, { role: 'organiser', email: 'o@example.org', name: '沈一诺' });
  const organiser = {
    token: await buildStaffToken(db, organiserId),
  };

  /** A conference that has not opened yet, with places for fewer people than will come. */
  async function congress(places = 1000) {
    const opensAt = new Date(Date.now() + 20 * 86_400_000);
    const cid = await buildConference(db, { societyId, registrationOpensAt: opensAt });
    await buildForm(db, cid);
    await buildFeeKind(db, cid, { amount: 160_000, size: places });
    await buildPoint(db, cid, { kind: 'entry', name: both('正门', 'Main door') });
    return cid;
  }

  /** Number of rows of each table, except what a rehearsal leaves: its results, its task, and the counters of sequences. */
  async function countAll(): Promise<Record<string, number>> {
    const { rows } = await sql<{ name: string }>`select relname as name from pg_class
      where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and not relispartition order by 1`.execute(
      db,
    );
    const counts: Record<string, number> = {};
    for (const { name } of rows) {
      const counted = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(name)}`.execute(db);
      counts[name] = counted.rows[0]?.count ?? 0;
    }
    return counts;
  }
  const context = { db, ports, publicUrl: 'http://127.0.0.1:3000', clock: () => new Date() };

  /** Works off the queue as servers do until the rehearsal is over. One of the two is busy with it, the other with what it waits for. */
  async function playOut(): Promise<void> {
    const forever = new AbortController().signal;
    const serve = async (): Promise<void> => {
      do {
        await test.work();
        await sendMessages.run({}, context);
        await pause(300, forever);
      } while (await isOneRunning(db));
    };
    await Promise.all([serve(), serve()]);
  }

  async function rehearse(cid: number, wish: RehearsalPlan) {
    const { rehearsalId } = await test.call(calls.start, { cid, plan: wish }, organiser);
    await playOut();
    const { run } = await test.call(calls.read, { cid, rehearsalId }, organiser);
    if (!run) throw new Error('no run');
    return run;
  }
  /** Runs something while a trigger spoils the tables. */
  async function withTrigger<T>(body: string, on: string, work: () => Promise<T>): Promise<T> {
    const text = sql.raw(`$$ begin ${body} end $$`);
    await sql`create function spoil() returns trigger language plpgsql as ${text}`.execute(db);
    await sql`create trigger spoil ${sql.raw(on)} execute function spoil()`.execute(db);
    try {
      return await work();
    } finally {
      await sql`drop function spoil cascade`.execute(db);
    }
  }
  return {
    withTrigger,
    test,
    db,
    ports,
    societyId,
    owner,
    organiser,
    organiserId,
    context,
    congress,
    countAll,
    playOut,
    rehearse,
  };
}

const stays = ['rehearsal', 'rehearsal_second', 'task', 'audit_entry', 'audit_change'];
export const without = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).filter(([name]) => !stays.includes(name)));

export const verdictsOf = (run: RehearsalRun) =>
  Object.fromEntries(run.lines.map(({ criterion, verdict }) => [criterion, verdict]));

/** The verdicts of what is counted; those of durations depend on the machine. */
export const countsOf = (run: RehearsalRun) =>
  run.lines.filter(({ criterion }) => !isDuration(criterion)).map(({ verdict }) => verdict);
