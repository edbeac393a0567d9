import { parseArgs } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { examCalls } from '@meetingapp/contract/exam/attempt.ts';
import { buildExam } from '@meetingapp/demo/exam/exam.ts';
import { connect } from '@meetingapp/server/db/connection/database.ts';
import { processorTime } from './parts/machine/cpu.ts';
import { nearest } from './parts/machine/load.ts';
import { printMachine, tidyOnSignals } from './parts/machine/machine.ts';
import { countStatements, printStatements } from './parts/machine/statements.ts';
import { withSubject } from './parts/machine/subjects.ts';
import { Wire } from './parts/machine/wire.ts';
import { buildAttendees } from './parts/registration/congress.ts';

// People begin an exam within the same minute, each at a moment of their own (their arrivals are spread over it by chance, as people arrive), read
// the paper and answer its questions; measures each call from the moment at which it was due, so that a late server is not excused, and
// compares what was acknowledged with the database. The processor time of server and database does not depend on what else runs.
// Exit code 1 when an answer is lost or the p99 of an answer is above 250 ms.
// Run `npm run build` first. npx tsx bench/exam.ts [--people 3000] [--seconds 60] [--between 5] [--only debian] [--source] [--statements]
//   [--profile folder]

const { values: options } = parseArgs({
  options: {
    people: { type: 'string', default: '3000' },
    /** Seconds within which all begin. */
    seconds: { type: 'string', default: '60' },
    /** Seconds between two answers of a person. */
    between: { type: 'string', default: '5' },
    only: { type: 'string', default: 'debian' },
    source: { type: 'boolean', default: false },
    statements: { type: 'boolean', default: false },
    profile: { type: 'string' },
  },
});
const [people, seconds, between] = [Number(options.people), Number(options.seconds), Number(options.between)];
const MOST_P99 = 250;

/** Numbers from 0 to 1 that are the same in each run. */
function arrivals(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648;
    return at / 2_147_483_648;
  };
}

tidyOnSignals();
printMachine();
await withSubject(
  options.only === 'embedded' ? 'embedded' : 'debian',
  { source: options.source, profile: options.profile, processes: 1 },
  async ({ server, connection, pid }) => {
    const { db, pool } = connect(connection, { size: 2, nameStatements: false, onError: () => undefined });
    const conference = await db
      .selectFrom('conference')
      .select(['id', 'society_id'])
      .where('member_list_id', 'is not', null)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const examId = await buildExam(db, { cid: conference.id, societyId: conference.society_id });
    const attendees = await buildAttendees(db, people);
    await pool.query('vacuum analyze');
    const wire = new Wire(512);
    const durations = { start: [] as number[], paper: [] as number[], answer: [] as number[] };
    const acknowledged = new Set<string>();
    const cpu = () => ({ server: processorTime(server.pid, pid), database: processorTime(pid) });
    if (options.statements) await countStatements(pool);
    const before = cpu();
    const began = performance.now();
    const make = async (
      name: keyof typeof durations,
      due: number,
      { token, body }: { token: string; body: object },
    ): Promise<Record<string, unknown>> => {
      const call = { start: examCalls.start, paper: examCalls.paper, answer: examCalls.answer }[name];
      const answer = await wire.post(`${server.origin}${call.path}`, body, { token, language: 'zh' });
      durations[name].push(performance.now() - due);
      if (answer['code'] !== 0) throw new Error(`${name}: ${JSON.stringify(answer)}`);
      return answer;
    };
    const take = async (token: string, at: number): Promise<void> => {
      let due = began + at;
      const next = async (later: number): Promise<number> => {
        due += later;
        await wait(Math.max(0, due - performance.now()));
        return due;
      };
      const { attemptId } = await make('start', await next(0), { token, body: { examId } });
      const { items } = await make('paper', performance.now(), { token, body: { attemptId } });
      for (const { position } of items as { position: number }[]) {
        const body = {
          attemptId,
          position,
          seq: 1,
          answer: { kind: 'boolean', value: true },
          flagged: false,
          seconds: between,
          typedAt: null,
        };
        const saved = await make('answer', await next(between * 1000), { token, body });
        if (saved['saved'] === true) acknowledged.add(`${Number(attemptId)}/${position}`);
      }
    };
    // From a fixed seed, so that each run has the same arrivals.
    const chance = arrivals(7);
    await Promise.all(attendees.map(({ token }) => take(token, chance() * seconds * 1000)));
    const elapsed = (performance.now() - began) / 1000;
    const after = cpu();
    if (options.statements) await printStatements(pool, durations.answer.length);
    const { rows } = await pool.query<{ key: string }>(
      `select attempt_id || '/' || position as key from exam_answer join exam_attempt on id = attempt_id where exam_id = $1`,
      [examId],
    );
    wire.close();
    await db.destroy();
    const stored = new Set(rows.map(({ key }) => key));
    const lost = [...acknowledged].filter((key) => !stored.has(key)).length;
    const line = (name: keyof typeof durations): string => {
      const sorted = durations[name].sort((a, b) => a - b);
      return `${name} ${sorted.length}: p50 ${nearest(sorted, 0.5).toFixed(0)} ms, p99 ${nearest(sorted, 0.99).toFixed(0)} ms`;
    };
    console.log(
      `${people} people begin within ${seconds} s, an answer of each every ${between} s, ${elapsed.toFixed(0)} s in all`,
    );
    console.log(
      `  ${line('start')}; ${line('paper')}; ${line('answer')}; ${acknowledged.size} acknowledged, ${lost} lost`,
    );
    const calls = Object.values(durations).reduce((sum, { length }) => sum + length, 0);
    const each = (name: keyof typeof before) => ((after[name] - before[name]) / calls).toFixed(2);
    console.log(`  processor for each of ${calls} calls: server ${each('server')} ms, database ${each('database')} ms`);
    if (lost > 0 || nearest(durations.answer, 0.99) > MOST_P99) process.exitCode = 1;
  },
);
