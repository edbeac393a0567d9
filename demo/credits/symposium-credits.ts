import { presets } from '@meetingapp/domain/credits/presets.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { both } from '../support/bilingual.ts';
import { momentFrom } from '../support/calendar.ts';
import { buildEvidence, buildRuleSet, buildRuleVersion, buildUploads, type EvidenceInput } from './credits.ts';

const MINUTE_MS = 60_000;

/** The sets that the demo's conferences use; numbers of projects are invented. */
const sets = [
  {
    code: 'free',
    title: both('学会学分', 'Society'),
    source: both('学会学术会议学分办法（示例）', 'The society’s rules for its meetings (example)'),
    project: '',
  },
  {
    code: 'china_1',
    title: both('国家 I 类', 'Class I'),
    source: both(
      '《继续医学教育学分授予与管理办法》（全继委发〔2006〕11 号）；项目编号为示例',
      'Measures for granting credits of continuing medical education (China, 2006); the project number is an example',
    ),
    project: '2026-03-02-114（国）',
  },
  {
    code: 'ama_pra',
    title: both('AMA PRA', 'AMA PRA'),
    source: both('《AMA PRA 学分制度手册》', 'AMA PRA credit system booklet'),
    project: '',
  },
] as const;

/** Publishes the rule sets of a conference. */
export async function buildRuleSets(db: Database, cid: number, publishedAt: Date): Promise<number[]> {
  const ids: number[] = [];
  for (const [position, set] of sets.entries())
    ids.push(await buildRuleSet(db, cid, { ...set, publishedAt }, position));
  return ids;
}

/**
 * What is over at the symposium: the person sat in one session and watched a parallel one (their time overlaps), and left another one
 * early. What they passed is in the exams. A draft of the society's rules waits to be published.
 */
export async function seedSymposiumCredits(db: Database, cid: number, accountId: number, now: Date): Promise<void> {
  const [free, national] = await buildRuleSets(db, cid, momentFrom(now, -20, '09:00'));
  await buildUploads(db, accountId, [
    { setId: national, credit: 100, state: 'sent', sentAt: momentFrom(now, -1, '18:00') },
  ]);
  if (free !== undefined)
    await buildRuleVersion(db, free, {
      number: 2,
      rules: { ...presets.free, exam: 250 },
      publishedAt: null,
    });
  const sessions = await db
    .selectFrom('programme_session')
    .innerJoin('hall', 'hall.id', 'programme_session.hall_id')
    .select(['programme_session.id', 'hall_id', 'starts_at', 'ends_at', 'hall.name'])
    .where('programme_session.conference_id', '=', cid)
    .where('kind', 'in', ['plenary', 'session', 'workshop'])
    .where('ends_at', '<=', now)
    .orderBy('starts_at')
    .orderBy('programme_session.id')
    .execute();
  type Session = (typeof sessions)[number];
  const overlap = (one: Session, other: Session) => one.starts_at < other.ends_at && other.starts_at < one.ends_at;
  const first = sessions.find((one) => sessions.some((other) => other !== one && overlap(one, other)));
  const parallel = sessions.find((one) => first && one !== first && overlap(one, first));
  if (!first || !parallel) return;
  const [second, third] = sessions.filter((one) => !overlap(one, first) && !overlap(one, parallel));
  const after = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * MINUTE_MS);
  const stay = (session: Session, from: number, to: number): EvidenceInput => ({
    kind: 'on_site',
    hall: session.hall_id ?? undefined,
    title: session.name,
    from: after(session.starts_at, from),
    to: after(session.ends_at, to),
  });
  await buildEvidence(db, { conferenceId: cid, accountId }, [
    stay(first, -2, -6),
    { kind: 'live', session: parallel.id, from: after(parallel.starts_at, 30), to: after(parallel.ends_at, 4) },
    ...(second ? [stay(second, 3, 2)] : []),
    ...(third ? [{ ...stay(third, 0, 0), to: after(third.starts_at, 25) }] : []),
  ]);
}
