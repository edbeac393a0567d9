import type { CertificateKind } from '@meetingapp/contract/certificates/certificate.ts';
import type { CertificateRule } from '@meetingapp/contract/certificates/console.ts';
import { lackOf, metBy } from '@meetingapp/domain/certificates/rule.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { peopleWithPlace, type PersonWithEvidence, withEvidence } from '../certificate/queries-evidence.ts';

const BATCH = 500;

interface Place {
  conferenceId: number;
  zone: string;
}

/** All people with a place and their evidence, a batch in memory at a time. */
export async function* allWithEvidence(
  db: Database,
  place: Place,
  rule: CertificateRule,
): AsyncGenerator<PersonWithEvidence> {
  for (let last = 0; ;) {
    const people = await peopleWithPlace(db, place.conferenceId, last, BATCH);
    yield* await withEvidence(db, place, rule, people);
    if (people.length < BATCH) return;
    last = people.at(-1)?.accountId ?? last;
  }
}

export interface Target {
  person: PersonWithEvidence;
  /** For a lecture; null for other kinds. */
  talkId: number | null;
}

/** Whom a rule gives a certificate, of a lecture once for each talk; `missing`: only who never had one. */
export async function* targets(
  db: Database,
  place: Place,
  { kind, rule }: { kind: CertificateKind; rule: CertificateRule },
  missing: boolean,
): AsyncGenerator<Target> {
  const held = missing ? await heldBy(db, place.conferenceId, kind) : new Set<string>();
  for await (const person of allWithEvidence(db, place, rule)) {
    if (lackOf(kind, rule, person.evidence) !== null) continue;
    const talks = kind === 'lecture' ? person.talks.map(({ id }) => id) : [null];
    for (const talkId of talks) if (!held.has(`${person.accountId}/${talkId ?? 0}`)) yield { person, talkId };
  }
}

export async function countTargets(...of: Parameters<typeof targets>): Promise<number> {
  let count = 0;
  for await (const _ of targets(...of)) count += 1;
  return count;
}

/** Accounts that ever had a certificate of a kind, each with its talk or 0: what staff revoked is not given again automatically. */
async function heldBy(db: Database, conferenceId: number, kind: CertificateKind): Promise<Set<string>> {
  const rows = await db
    .selectFrom('certificate')
    .select(['account_id', 'talk_id'])
    .where('conference_id', '=', conferenceId)
    .where('kind', '=', kind)
    .execute();
  return new Set(rows.map(({ account_id, talk_id }) => `${account_id}/${talk_id ?? 0}`));
}

/** Whether a task that issues by a template waits or runs. */
export const isIssuing = async (db: Database, conferenceId: number, templateId: number): Promise<boolean> =>
  (await db
    .selectFrom('task')
    .select('id')
    .where('conference_id', '=', conferenceId)
    .where('kind', '=', 'certificates.issue')
    .where('state', 'in', ['waiting', 'running'])
    .where(sql<boolean>`(input ->> 'templateId')::bigint = ${templateId}`)
    .executeTakeFirst()) !== undefined;

/** How many people meet each condition of a rule, all of them, and how many have a valid certificate of the kind. */
export async function countCandidates(
  db: Database,
  place: Place,
  { kind, rule }: { kind: CertificateKind; rule: CertificateRule },
) {
  const counts = { registered: 0, days: 0, exam: 0, credits: 0, all: 0, have: 0 };
  for await (const { evidence } of allWithEvidence(db, place, rule)) {
    const met = metBy(rule, evidence);
    counts.registered += 1;
    counts.days += Number(met.days);
    counts.exam += Number(met.exam);
    counts.credits += Number(met.credits);
    counts.all += Number(lackOf(kind, rule, evidence) === null);
  }
  const { rows } = await sql<{ have: number }>`select count(*)::int as have from certificate
    where conference_id = ${place.conferenceId} and kind = ${kind} and revoked_at is null`.execute(db);
  return { ...counts, have: rows[0]?.have ?? 0 };
}
