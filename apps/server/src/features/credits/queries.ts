import type { EvidenceRow } from '@meetingapp/contract/credits/credit.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { staysOf } from '@meetingapp/domain/checkin/stays.ts';
import { compare, type Correction } from '@meetingapp/domain/credits/evidence.ts';
import type { CreditSession } from '@meetingapp/domain/credits/line.ts';
import { sql } from 'kysely';
import { isOwn } from '../../db/rows/own-registration.ts';
import type { Database } from '../../db/connection/database.ts';
import { passedExams } from '../exam/attempt/queries.ts';
import { givenFeedback } from '../survey/answer/queries.ts';

/** Sessions in which nothing is taught: they give no credits. */
const withoutCredits = ['break', 'social', 'ceremony'] as const;

/** The sessions of a conference that can give credits. */
export async function sessionsOf(db: Database, conferenceId: number, language: Language): Promise<CreditSession[]> {
  const rows = await db
    .selectFrom('programme_session')
    .select(['id', 'hall_id', 'title', 'starts_at', 'ends_at'])
    .where('conference_id', '=', conferenceId)
    .where('kind', 'not in', withoutCredits)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    hallId: row.hall_id,
    title: pickLanguage(row.title, language),
    from: row.starts_at.getTime(),
    to: row.ends_at.getTime(),
  }));
}

const recordedOf = (db: Database, conferenceId: number, accountIds: readonly number[]) =>
  db
    .selectFrom('evidence')
    .selectAll()
    .where('conference_id', '=', conferenceId)
    .where('account_id', 'in', accountIds)
    .orderBy('id')
    .execute();

/** Watched stretches with the session that was shown: that of the broadcast, or that of the film or of the broadcast it records. */
const watchedOf = (db: Database, conferenceId: number, accountIds: readonly number[]) =>
  db
    .selectFrom('watch_interval as watch')
    .leftJoin('broadcast as live', 'live.id', 'watch.broadcast_id')
    .leftJoin('video', 'video.id', 'watch.video_id')
    .leftJoin('broadcast as recorded', 'recorded.id', 'video.broadcast_id')
    .select([
      'watch.id',
      'watch.account_id',
      'watch.broadcast_id',
      'watch.began_at',
      'watch.until_at',
      'watch.checks_asked',
      'watch.checks_answered',
      sql<number | null>`coalesce(live.session_id, video.session_id, recorded.session_id)`.as('session_id'),
    ])
    .where('watch.conference_id', '=', conferenceId)
    .where('watch.account_id', 'in', accountIds)
    .where('watch.until_at', '>', (where) => where.ref('watch.began_at'))
    .orderBy('watch.id')
    .execute();

/** Ways in and out at the points of the door, by person. */
async function staysAtDoor(db: Database, conferenceId: number, accountIds: readonly number[]) {
  const rows = await db
    .selectFrom('attendance')
    .innerJoin('registration', 'registration.id', 'attendance.registration_id')
    .innerJoin('checkin_point as point', 'point.id', 'attendance.point_id')
    .innerJoin('scan', 'scan.id', 'attendance.scan_id')
    .select(['registration.account_id', 'attendance.id', 'attendance.scan_id', 'attendance.point_id'])
    .select(['attendance.kind', 'attendance.at', 'scan.undoes', 'point.name'])
    .where('attendance.conference_id', '=', conferenceId)
    .where('registration.account_id', 'in', accountIds)
    .where('point.kind', 'in', ['entry', 'hall', 'session'])
    .where('point.ways', '=', 'both')
    .where(isOwn)
    .execute();
  return accountIds.map((accountId) => {
    const own = rows.filter((row) => row.account_id === accountId);
    const names = new Map(own.map(({ point_id, name }) => [point_id, name]));
    const stays = staysOf(
      own.map((row) => ({
        id: String(row.id),
        scanId: row.scan_id,
        pointId: row.point_id,
        kind: row.kind,
        undoes: row.undoes,
        at: row.at.getTime(),
      })),
    );
    return { accountId, stays: stays.map((stay) => ({ ...stay, name: names.get(stay.pointId) })) };
  });
}

/** A row about nothing in particular. */
const blank = {
  sessionId: null,
  hallId: null,
  subject: '',
  checksAsked: 0,
  checksAnswered: 0,
  score: null,
  passMark: null,
} as const;

/** A whole percentage of what could be reached, rounded down. */
const percentOf = (mark: number, most: number): number => (most > 0 ? Math.floor((mark * 100) / most) : 100);

/** All evidence of these people in a conference, each person's in order of time. */
export async function evidenceOf(
  db: Database,
  conferenceId: number,
  accountIds: readonly number[],
  language: Language,
): Promise<Map<number, EvidenceRow[]>> {
  const all = new Map<number, EvidenceRow[]>(accountIds.map((id) => [id, []]));
  if (accountIds.length === 0) return all;
  const [recorded, watched] = [
    await recordedOf(db, conferenceId, accountIds),
    await watchedOf(db, conferenceId, accountIds),
  ];
  for (const row of recorded)
    all.get(row.account_id)?.push({
      id: `e${row.id}`,
      kind: row.kind,
      from: row.from_at.getTime(),
      to: row.until_at.getTime(),
      sessionId: row.session_id,
      hallId: row.hall_id,
      subject: row.subject,
      title: pickLanguage(row.title, language),
      checksAsked: row.checks_asked,
      checksAnswered: row.checks_answered,
      score: row.score,
      passMark: row.pass_mark,
    });
  for (const row of watched)
    all.get(row.account_id)?.push({
      id: `w${row.id}`,
      kind: row.broadcast_id === null ? 'replay' : 'live',
      from: row.began_at.getTime(),
      to: row.until_at.getTime(),
      sessionId: row.session_id,
      hallId: null,
      subject: '',
      title: '',
      checksAsked: row.checks_asked,
      checksAnswered: row.checks_answered,
      score: null,
      passMark: null,
    });
  for (const { accountId, stays } of await staysAtDoor(db, conferenceId, accountIds))
    for (const { id, from, to, name } of stays)
      all
        .get(accountId)
        ?.push({ ...blank, id: `a${id}`, kind: 'on_site', from, to, title: pickLanguage(name, language) });
  for (const passed of await passedExams(db, conferenceId, accountIds)) {
    const at = passed.passedAt.getTime();
    const score = percentOf(passed.mark, passed.most);
    all.get(passed.accountId)?.push({
      ...blank,
      id: `x${passed.attemptId}`,
      kind: 'exam',
      from: at,
      to: at,
      subject: `exam:${passed.examId}`,
      title: pickLanguage(passed.title, language),
      score,
      // What is passed stays passed: the percentages are rounded, the marks are not.
      passMark: Math.min(score, percentOf(passed.pass, passed.most)),
    });
  }
  for (const given of await givenFeedback(db, conferenceId, accountIds)) {
    const at = given.at.getTime();
    all.get(given.accountId)?.push({
      ...blank,
      id: `f${given.surveyId}`,
      kind: 'feedback',
      from: at,
      to: at,
      sessionId: given.sessionId,
      title: pickLanguage(given.title, language),
    });
  }
  for (const rows of all.values()) rows.sort((one, other) => one.from - other.from || compare(one.id, other.id));
  return all;
}

/** Corrections of these people's evidence, oldest first. */
export async function correctionsOf(
  db: Database,
  conferenceId: number,
  accountIds: readonly number[],
): Promise<Map<number, Correction[]>> {
  const all = new Map<number, Correction[]>(accountIds.map((id) => [id, []]));
  if (accountIds.length === 0) return all;
  const rows = await db
    .selectFrom('evidence_correction as correction')
    .innerJoin('staff_member', 'staff_member.id', 'correction.staff_id')
    .selectAll('correction')
    .select('staff_member.name as by')
    .where('correction.conference_id', '=', conferenceId)
    .where('correction.account_id', 'in', accountIds)
    .orderBy('correction.id')
    .execute();
  for (const { id, account_id, corrects, replacement, reason, by, created_at } of rows)
    all.get(account_id)?.push({ id: `c${id}`, corrects, row: replacement, reason, by, at: created_at.getTime() });
  return all;
}

/** The version in force of each rule set: the newest that is published. */
export const rulesInForce = (db: Database, conferenceId: number) =>
  db
    .selectFrom('credit_rule_set as rule_set')
    .innerJoin('credit_rule_version as version', 'version.rule_set_id', 'rule_set.id')
    .distinctOn(['rule_set.position', 'rule_set.id'])
    .select(['rule_set.id', 'rule_set.code', 'rule_set.title', 'version.number', 'version.rules', 'version.source'])
    .select('version.project')
    .where('rule_set.conference_id', '=', conferenceId)
    .where('version.published_at', 'is not', null)
    .orderBy('rule_set.position')
    .orderBy('rule_set.id')
    .orderBy('version.number', 'desc')
    .execute();

export const reviewsOf = (db: Database, conferenceId: number, accountId: number) =>
  db
    .selectFrom('credit_review')
    .select(['id', 'text', 'answer', 'created_at'])
    .where('conference_id', '=', conferenceId)
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
