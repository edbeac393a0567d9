import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { speakersConsoleCalls as desk } from '@meetingapp/contract/speakers/desk.ts';
import { speakerCalls as calls } from '@meetingapp/contract/speakers/task.ts';
import { buildExpert, buildRelease, buildSession } from '@meetingapp/demo/agenda/agenda.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildInvitations } from '@meetingapp/demo/speakers/speakers.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { connect } from '@meetingapp/server/db/connection/database.ts';
import { startDebian } from '../machine/debian.ts';
import { printMachine, tidyOnSignals } from '../machine/machine.ts';
import { startServer } from '../machine/processes.ts';

// Invitations of speakers in one run: sent, answered, and half of them asked again after a change of the programme. Each step is asked
// for twice at once, and each letter and answer must be there once: the exit code is 1 otherwise. Run `npm run build` first; needs
// Debian's postgresql-15.
// npx tsx bench/parts/speakers/invitations.ts [--people 2000] [--phones 16]

const { values } = parseArgs({
  options: { people: { type: 'string', default: '2000' }, phones: { type: 'string', default: '16' } },
});
const people = Number(values.people);
const phones = Number(values.phones);
const PER_SESSION = 10;
const HOUR_MS = 3_600_000;
/** Seconds that a step may take on a crowded machine. */
const PATIENCE = 600;

tidyOnSignals();
printMachine();
const dataDir = mkdtempSync(join(tmpdir(), 'bench-speakers-'));
const cluster = await startDebian();
const server = await startServer({
  DATABASE_URL: cluster.connection.url,
  DATA_DIR: dataDir,
  DEMO: 'off',
  REQUESTS_PER_MINUTE: '1000000',
});
const { db } = connect(cluster.connection, { size: 4, nameStatements: false, onError: () => undefined });

type Answer = { code: number } & Record<string, unknown>;
async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(server.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Answer;
}

async function until(what: string, done: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < PATIENCE * 5; tries += 1) {
    if (await done()) return;
    await wait(200);
  }
  throw new Error(`not done in ${PATIENCE} s: ${what}`);
}

/** Letters of a kind: how many, to how many people, how many are sent. */
async function letters(kind: 'invited' | 'changed' | 'reminded') {
  const { rows } = await sql<{ count: number; people: number; sent: number }>`
    select count(*)::int as count, count(distinct recipient)::int as people,
      (count(*) filter (where state = 'sent'))::int as sent
    from message where template = ${`speaker_${kind}`}`.execute(db);
  return rows[0] ?? { count: 0, people: 0, sent: 0 };
}

const faults: string[] = [];
function must(what: string, found: unknown, wanted: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    faults.push(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
}

async function timed<T>(what: string, count: number, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const value = await work();
  const seconds = (performance.now() - begun) / 1000;
  console.log(`${what}: ${count} in ${seconds.toFixed(1)} s, ${(count / seconds).toFixed(0)}/s`);
  return value;
}

try {
  const societyId = await buildSociety(db);
  const staff = { token: await buildStaffToken(db, await buildStaff(db, societyId)) };
  const cid = await buildConference(db, { societyId });
  const experts: number[] = [];
  for (let at = 0; at < people; at += 1)
    experts.push(await buildExpert(db, cid, { name: both(`专家${at}`, ''), email: `expert-${at}@example.org` }));
  const begins = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 30 * 24 * HOUR_MS;
  for (let session = 0; session < people / PER_SESSION; session += 1) {
    const from = new Date(begins + (session % 60) * HOUR_MS);
    await buildSession(db, cid, {
      title: both(`专场${session}`, ''),
      hall: null,
      from,
      to: new Date(from.getTime() + HOUR_MS),
      parts: experts
        .slice(session * PER_SESSION, (session + 1) * PER_SESSION)
        .map((expert) => [expert, 'participant'] as const),
    });
  }
  await buildRelease(db, cid);
  // The product forgets the link of a letter once it is sent.
  await sql`create table letter_link (link text not null)`.execute(db);
  await sql`create function keep_link() returns trigger language plpgsql as $$
    begin insert into letter_link values (new.variables ->> 'link'); return new; end $$`.execute(db);
  await sql`create trigger keep_link after insert on message for each row
    when (new.template = 'speaker_invited') execute function keep_link()`.execute(db);
  await timed('made from the programme', people, () => buildInvitations(db, cid));

  const { invitations } = (await post(desk.list.path, { cid }, staff)) as Answer & { invitations: { id: number }[] };
  must('invitations', invitations.length, people);
  const key = { ...staff, 'idempotency-key': randomUUID() };
  const writing = { cid, invitationIds: invitations.map(({ id }) => id) };
  await timed('sent, asked for twice at once', people, async () => {
    await Promise.all([post(desk.write.path, writing, key), post(desk.write.path, writing, key)]);
    await until('letters are sent', async () => (await letters('invited')).sent >= people);
  });
  must('letters', await letters('invited'), { count: people, people, sent: people });
  must('reminders', (await letters('reminded')).count, 0);

  const { rows: sent } = await sql<{ link: string }>`select link from letter_link`.execute(db);
  const links = sent.flatMap(({ link }) => new URL(link).searchParams.get('key') ?? []);
  must('links', new Set(links).size, people);
  let refused = 0;
  const waiting = [...links];
  const answerAll = async (): Promise<void> => {
    for (let linkKey = waiting.pop(); linkKey !== undefined; linkKey = waiting.pop()) {
      const { tasks } = (await post(calls.tasks.path, { cid, linkKey })) as Answer & {
        tasks: { id: number; version: number }[];
      };
      const body = {
        cid,
        linkKey,
        tasks: tasks.map(({ id, version }) => ({ id, seen: version })),
        reply: 'accepted',
        reason: null,
        words: '',
        suggestion: '',
      };
      const answers = await Promise.all([post(calls.answer.path, body), post(calls.answer.path, body)]);
      refused += answers.filter(({ code }) => code !== 0).length;
    }
  };
  await timed('answered, each on two devices at once', people, () =>
    Promise.all(Array.from({ length: phones }, answerAll)),
  );
  const states = async () =>
    (
      await sql<{ state: string; count: number }>`select state, count(*)::int as count from speaker_invitation
        where conference_id = ${cid} group by state order by state`.execute(db)
    ).rows;
  must('answers', await states(), [{ state: 'accepted', count: people }]);
  must('second answers that were refused', refused, people);

  const half = people / PER_SESSION / 2;
  await sql`update programme_session set ends_at = ends_at + interval '30 minutes' where id in (
    select id from programme_session where conference_id = ${cid} order by id limit ${half})`.execute(db);
  await buildRelease(db, cid);
  const moved = half * PER_SESSION;
  await timed('asked again after a change, worked in twice at once', moved, async () => {
    await Promise.all([post(desk.sync.path, { cid }, staff), post(desk.sync.path, { cid }, staff)]);
    await until('letters are sent', async () => (await letters('changed')).sent >= moved);
  });
  must('letters about the change', await letters('changed'), { count: moved, people: moved, sent: moved });
  must('asked again', await states(), [
    { state: 'accepted', count: people - moved },
    { state: 'none', count: moved },
  ]);
  console.log(faults.length === 0 ? 'each letter and each answer exactly once' : faults.join('\n'));
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await db.destroy();
  await server.stop();
  cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
