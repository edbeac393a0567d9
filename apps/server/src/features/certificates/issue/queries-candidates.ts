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
