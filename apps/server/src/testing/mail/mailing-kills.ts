import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff } from '@meetingapp/demo/staff/staff.ts';
import type { TestDatabase } from '../database/database.ts';
import { randomFrom } from '../hostile/random.ts';
import { spawnProgram, type Program } from '../spawn-program.ts';

interface MailingKills {
  people: number;
  kills: number;
  /** Of 100 sends, those that the provider refuses because of a fault of its own. */
  failing: number;
  seed: number;
}

interface MailingOutcome {
  kills: number;
  /** Requests that the provider received. */
  requests: number;
  /** Those that it refused because of a fault of its own. */
  refused: number;
  /** People to whom it sent more than once. */
  twice: number;
  /** People who neither got the message nor are listed as unknown. */
  missed: number;
  /** People listed as unknown. */
  unknown: number;
  /** Listed as unknown although their message was not being sent at any kill. */
  unexplained: number;
  /** Messages that were being sent, at each kill. */
  inFlight: number[];
}

const sender = fileURLToPath(new URL('sending-worker.ts', import.meta.url));

/** Sends a mailing by a provider that fails, while the sending process is killed at equal distances; a new one is started each time. */
export async function killMailing(
  { db, pool, connection }: TestDatabase,
  { people, kills, failing, seed }: MailingKills,
): Promise<MailingOutcome> {
  const societyId = await buildSociety(db);
  const conferenceId = await buildConference(db, { societyId });
  await fillMailing(pool, { people, conferenceId, staffId: await buildStaff(db, societyId) });
  const inFlight: number[] = [];
  const sending = new Set<number>();
  let child: Program | null = null;
  const provider = await startProvider({
    failing,
    seed,
    // Within a request, so that at least its message is being sent.
    onTaken: (count) => {
      if (count >= ((inFlight.length + 1) * people) / (kills + 1) && inFlight.length < kills)
        child?.child.kill('SIGKILL');
    },
  });
  try {
    for (;;) {
      const parameters = [JSON.stringify({ connection, host: provider.host })];
      child = spawnProgram({}, { file: sender, parameters });
      const code = await child.ended;
      if (code === 0) break;
      if (code !== null) throw new Error(child.said());
      const { rows } = await pool.query<{ id: number }>(`select id::int from message where state = 'sending'`);
      const fresh = rows.filter(({ id }) => !sending.has(id));
      for (const { id } of fresh) sending.add(id);
      inFlight.push(fresh.length);
    }
  } finally {
    child?.child.kill('SIGKILL');
    await provider.close();
  }
  return {
    ...(await countOutcome(pool, provider.taken, sending)),
    inFlight,
    ...provider.figures(),
    kills: inFlight.length,
  };
}

async function fillMailing(
  pool: Pool,
  { people, conferenceId, staffId }: { people: number; conferenceId: number; staffId: number },
): Promise<void> {
  await pool.query(
    `with person as (
       insert into account (name) select 'person ' || n from generate_series(1, $1::int) as n returning id
     ), address as (
       insert into identity (account_id, kind, value, verified_at)
       select id, 'phone', '1' || (5000000000 + row_number() over (order by id)), now() from person
     ), mailing as (
       insert into mailing (conference_id, name, kind, texts, audience, state, urgent, created_by, started_at)
       values ($2, 'shuttle', 'organiser', '{}', '{}', 'sending', true, $3, now()) returning id
     )
     insert into notification (account_id, conference_id, kind, urgent, template, variables, mailing_id)
     select person.id, $2, 'organiser', true, 'mailing', '{"subject": "shuttle", "text": "at 07:20"}', mailing.id
     from person, mailing`,
    [people, conferenceId, staffId],
  );
}

/** Answers as the SMS vendor does. */
async function startProvider({
  failing,
  seed,
  onTaken,
}: {
  failing: number;
  seed: number;
  onTaken: (count: number) => void;
}) {
  const random = randomFrom(seed);
  const taken = new Map<string, number>();
  let requests = 0;
  let refused = 0;
  const server: Server = createServer((request, response) => {
    const phone = new URL(request.url ?? '/', 'http://provider').searchParams.get('PhoneNumbers') ?? '';
    requests += 1;
    if (random.chance(failing / 100)) {
      refused += 1;
      response.end('{"Code":"isp.SYSTEM_ERROR","Message":"busy"}');
      return;
    }
    taken.set(phone, (taken.get(phone) ?? 0) + 1);
    response.end(JSON.stringify({ Code: 'OK', Message: 'OK', BizId: `${requests}^0` }));
    onTaken(taken.size);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    figures: () => ({ requests, refused }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function countOutcome(
  pool: Pool,
  taken: ReadonlyMap<string, number>,
  sending: ReadonlySet<number>,
): Promise<Pick<MailingOutcome, 'twice' | 'missed' | 'unknown' | 'unexplained'>> {
  const { rows } = await pool.query<{ phone: string; state: string; unknown: number[] }>(
    `select identity.value as phone, notification.state, coalesce((
       select json_agg(message.id) from message
       where message.notification_id = notification.id and message.state = 'unknown'), '[]') as unknown
     from notification join identity on identity.account_id = notification.account_id and identity.kind = 'phone'
     where notification.mailing_id is not null`,
  );
  const unknown = rows.filter(({ state }) => state === 'unknown');
  return {
    twice: rows.filter(({ phone }) => (taken.get(phone) ?? 0) > 1).length,
    missed: rows.filter(({ phone, state }) => state !== 'unknown' && (state !== 'sent' || taken.get(phone) !== 1))
      .length,
    unknown: unknown.length,
    unexplained: unknown.filter(({ unknown: ids }) => !ids.some((id) => sending.has(id))).length,
  };
}
