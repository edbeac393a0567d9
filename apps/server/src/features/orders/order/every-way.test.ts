import { cpus } from 'node:os';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildForm } from '@meetingapp/demo/forms/forms.ts';
import { buildStaff } from '@meetingapp/demo/staff/staff.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { testDatabase } from '../../../testing/database/database.ts';
import { actionsOf, wayOn } from '../../../testing/money/actions.ts';
import { applied } from '../../../testing/money/apply.ts';
import { pictureOf, readPicture } from '../../../testing/money/picture.ts';
import { begin, copyOfReal, perform, type Real, type Stage } from '../../../testing/money/real.ts';
import { beginning, faultsOf, isFinal, type Step, type World } from '../../../testing/money/world.ts';

/** Number of sequences; `npm run orders:sequences` uses a million for the model and takes the database's number from an option. */
const OF_MODEL = Number(process.env['MODEL_SEQUENCES'] ?? 10_000);
const OF_DATABASE = Number(process.env['DATABASE_SEQUENCES'] ?? 10_000);
const TO_THE_END = Math.ceil(OF_DATABASE / 100);
const SEED = Number(process.env['SEQUENCES_SEED'] ?? 20_270_401);
/** Upper bound of the steps that bring a sequence to its end. */
const LONGEST_WAY = 80;
const AT_ONCE = 2 * Math.max(1, cpus().length);

/** Decides each step: which of the possible actions, and whether its process is killed before it commits. */
const die = fc.record({ pick: fc.nat(1_000_000), kill: fc.integer({ min: 0, max: 9 }) });
const dice = fc.array(die, { minLength: 1, maxLength: 16, size: 'max' });
const beginnings = fc.array(die, { maxLength: 14, size: 'max' });
type Dice = { pick: number; kill: number }[];

const killable = new Set<string>([
  'notice',
  'sync',
  'close',
  'expire',
  'cancel',
  'refundByPerson',
  'refundByStaff',
  'cancelAtDesk',
  'send',
  'noticeOfRefund',
  'propose',
  'approve',
  'move',
]);

function chosen(world: World, { pick, kill }: Dice[number]): Step | null {
  const all = actionsOf(world);
  const action = all[pick % all.length];
  if (!action) return null;
  return kill === 0 && killable.has(action.do) ? { ...action, killed: true } : action;
}

/** Plays a sequence and continues to the end; calls `each` with every step and the world before and after it. */
async function play(
  rolled: Dice,
  each: (step: Step, before: World, after: World) => void | Promise<void>,
): Promise<World> {
  let world = beginning();
  const go = async (step: Step): Promise<void> => {
    const before = world;
    world = applied(before, step);
    const told = each(step, before, world);
    if (told) await told;
  };
  for (const one of rolled) {
    const step = chosen(world, one);
    if (step === null) break;
    await go(step);
  }
  for (let left = LONGEST_WAY; left > 0 && !isFinal(world); left -= 1) {
    const step = wayOn(world);
    if (step === null) break;
    await go(step);
  }
  return world;
}

describe('the money of orders', () => {
  it(
    `adds up after every step, and everybody gets theirs in the end (${OF_MODEL} sequences, model)`,
    { timeout: 3_600_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(dice, async (rolled) => {
          const end = await play(rolled, (_step, _before, after) => {
            const faults = faultsOf(after);
            if (faults.length > 0) throw new Error(faults.join('\n'));
          });
          if (!isFinal(end)) throw new Error(`no way on from ${JSON.stringify(end)}`);
        }),
        { numRuns: OF_MODEL, seed: SEED },
      );
    },
  );

  it('a surplus that cannot go back changes places with the payment that the order kept', () => {
    const story: Step[] = [
      { do: 'begin', order: 0, method: 'native' },
      { do: 'begin', order: 0, method: 'h5' },
      { do: 'pay', attempt: 0 },
      { do: 'pay', attempt: 1 },
      { do: 'notice', attempt: 0 },
      { do: 'notice', attempt: 1 },
      { do: 'send', refund: 0, answer: 'processing' },
      { do: 'decide', refund: 0, done: false },
      { do: 'noticeOfRefund', refund: 0 },
      { do: 'move', refund: 0, attempt: 0 },
      { do: 'send', refund: 1, answer: 'done' },
    ];
    const world = story.reduce(applied, beginning());
    expect(faultsOf(world)).toEqual([]);
    expect(world.orders[0]).toMatchObject({ state: 'paid', kept: 1, ledger: world.orders[0]!.total });
    world.orders[0]!.kept = 0;
    expect(faultsOf(world)).toEqual(['order 0 keeps a payment whose money is gone']);
  });

  it('the model is found out when it forgets a payment or a refund', () => {
    const paid = applied(
      applied(applied(beginning(), { do: 'begin', order: 0, method: 'native' }), { do: 'pay', attempt: 0 }),
      { do: 'notice', attempt: 0 },
    );
    expect(faultsOf(paid)).toEqual([]);
    paid.orders[0]!.ledger = 0;
    expect(faultsOf(paid)).not.toEqual([]);
  });
});

const { db, pool } = await testDatabase({ poolSize: AT_ONCE + 4 });

/** One conference per worker, because a new stock changes the version of its conference and would block the others. */
async function stage(hand: number): Promise<Stage> {
  const societyId = await buildSociety(db);
  const conferenceId = await buildConference(db, { societyId, refundPolicy: [{ untilDaysBefore: 0, percent: 100 }] });
  await buildForm(db, conferenceId);
  const form = await db
    .selectFrom('form_version')
    .select('id')
    .where('conference_id', '=', conferenceId)
    .executeTakeFirstOrThrow();
  const staff = [
    await buildStaff(db, societyId, { email: `one${hand}@example.org` }),
    await buildStaff(db, societyId, { email: `two${hand}@example.org` }),
  ] as const;
  return { conferenceId, accountId: await buildAccount(db, {}), formVersionId: form.id, staff };
}

/** Does on the database what the model did, and checks that the database agrees. */
async function step(on: Database, real: Real, action: Step, before: World, after: World): Promise<void> {
  await perform(on, real, action, before);
  const { jobless, ...picture } = await readPicture(on, real);
  expect(picture).toEqual(pictureOf(after));
  expect(jobless, 'refunds asked that no job sends').toBe(0);
}

const told = (trace: readonly Step[], cause: unknown): Error =>
  new Error(`after\n${trace.map((one) => JSON.stringify(one)).join('\n')}`, { cause });

/** Plays a sequence to its end, committing each step as the program does. */
async function follow(where: Stage, rolled: Dice): Promise<void> {
  const real = await begin(db, where);
  const trace: Step[] = [];
  const end = await play(rolled, async (action, before, after) => {
    trace.push(action);
    await step(db, real, action, before, after).catch((error: unknown) => Promise.reject(told(trace, error)));
  });
  expect(isFinal(end)).toBe(true);
}

class Over extends Error {}

/** Branches at each depth after the beginning of a sequence; shared steps run once. */
const BRANCHES = [3, 4, 6];
const SEQUENCES_OF_TREE = BRANCHES.reduce((product, ways) => product * ways, 1);

/**
 * Runs a tree of sequences in one transaction that returns to each fork by a savepoint and is rolled back at the end. Returns the
 * number of sequences, one per leaf.
 */
async function climb(where: Stage, rolled: Dice, random: () => number): Promise<number> {
  let sequences = 0;
  const trace: Step[] = [];
  const from = async (on: DatabaseTransaction, real: Real, world: World, depth: number): Promise<void> => {
    const steps = actionsOf(world);
    const ways = Math.min(BRANCHES[depth] ?? 0, steps.length);
    if (ways === 0) {
      sequences += 1;
      return endOf(world);
    }
    for (let way = 0; way < ways; way += 1) {
      const [action] = steps.splice(Math.floor(random() * steps.length), 1);
      const chosenStep: Step = killable.has(action!.do) && random() < 0.1 ? { ...action!, killed: true } : action!;
      const after = applied(world, chosenStep);
      const there = copyOfReal(real);
      trace.push(chosenStep);
      await sql`savepoint fork`.execute(on);
      await step(on, there, chosenStep, world, after);
      await from(on, there, after, depth + 1);
      await sql`rollback to savepoint fork`.execute(on);
      await sql`release savepoint fork`.execute(on);
      trace.pop();
    }
  };
  try {
    await db.transaction().execute(async (on) => {
      // Nothing is ever committed, so the planner takes every table for empty.
      await sql`set local enable_seqscan = off`.execute(on);
      const real = await begin(on, where);
      let world = beginning();
      for (const one of rolled) {
        const action = chosen(world, one);
        if (action === null) break;
        trace.push(action);
        const after = applied(world, action);
        await step(on, real, action, world, after);
        world = after;
      }
      await from(on, real, world, 0);
      throw new Over();
    });
  } catch (error) {
    if (!(error instanceof Over)) throw told(trace, error);
  }
  return sequences;
}

/** Checks that everybody's money can be settled from this state. */
function endOf(world: World): void {
  let left = LONGEST_WAY;
  let now = world;
  for (; left > 0 && !isFinal(now); left -= 1) {
    const action = wayOn(now);
    if (action === null) break;
    now = applied(now, action);
  }
  expect(isFinal(now)).toBe(true);
}

/** Random numbers from 0 to 1, seeded (mulberry32). */
function randomBy(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Works through a list with parallel workers, each on its own stage. */
const inTurn = (list: readonly Dice[], work: (where: Stage, rolled: Dice, place: number) => Promise<void>) => {
  const waiting = list.entries();
  return Promise.all(
    stages.map(async (where) => {
      for (const [place, rolled] of waiting) await work(where, rolled, place);
    }),
  );
};

const stages = await Promise.all(Array.from({ length: AT_ONCE }, (_, hand) => stage(hand)));

describe('the program', () => {
  const limits = { timeout: 24 * 3_600_000 };

  it(`does what the model says after every step (${OF_DATABASE} sequences, database)`, limits, async () => {
    let sequences = 0;
    // Trees that begin near the end of a story have fewer leaves, so more rounds may be needed.
    for (let round = 0; sequences < OF_DATABASE; round += 1) {
      const numRuns = Math.ceil((OF_DATABASE - sequences) / SEQUENCES_OF_TREE);
      const trees = fc.sample(beginnings, { numRuns, seed: SEED + round });
      await inTurn(trees, async (where, rolled, place) => {
        const climbed = await climb(
          where,
          rolled,
          randomBy(SEED ^ Math.imul(round + 1, 0x9e3779b1) ^ Math.imul(place + 1, 0x85ebca6b)),
        );
        sequences += climbed;
      });
    }
    expect(sequences).toBeGreaterThanOrEqual(OF_DATABASE);
  });

  it(`brings every sequence to its end (${TO_THE_END} sequences, database, each step committed)`, limits, async () => {
    await inTurn(fc.sample(dice, { numRuns: TO_THE_END, seed: SEED + 2 }), follow);
    await pool.query('delete from graphile_worker._private_jobs');
  });
});
