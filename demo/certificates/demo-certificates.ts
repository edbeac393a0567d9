import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { rotateKey } from '@meetingapp/server/features/certificates/credential/commands-keys.ts';
import { setAutomatic } from '@meetingapp/server/features/certificates/template/commands.ts';
import { both } from '../support/bilingual.ts';
import { momentFrom } from '../support/calendar.ts';
import { buildCertificate, buildTemplate } from './certificates.ts';

interface Place {
  societyId: number;
  /** Last year's congress, in which the person took part. */
  cid: number;
  accountId: number;
  staffId: number;
  publicUrl: string;
}

/**
 * Last year's congress: templates of all kinds, and for one person valid certificates of participation, credits and review, and an
 * award that was revoked and replaced. The signing key was changed afterwards.
 */
export async function seedPastCertificates(
  db: Database,
  { societyId, cid, accountId, staffId, publicUrl }: Place,
  now: Date,
): Promise<void> {
  const set = await db
    .selectFrom('credit_rule_set')
    .select('id')
    .where('conference_id', '=', cid)
    .orderBy('position')
    .executeTakeFirst();
  const publishedAt = momentFrom(now, -298, '09:00');
  const participation = await buildTemplate(db, cid, { kind: 'participation', publishedAt });
  await buildTemplate(db, cid, { kind: 'lecture', publishedAt });
  await buildTemplate(db, cid, { kind: 'award', publishedAt });
  await buildTemplate(db, cid, { kind: 'review', publishedAt });
  await buildTemplate(db, cid, { kind: 'credit', rule: { setId: set?.id ?? null, credits: 50 }, publishedAt });
  const person = { conferenceId: cid, accountId, publicUrl };
  await buildCertificate(db, { ...person, kind: 'participation', now: momentFrom(now, -297, '17:30') });
  await buildCertificate(db, { ...person, kind: 'credit', now: momentFrom(now, -296, '09:10') });
  await buildCertificate(db, {
    ...person,
    kind: 'review',
    grant: both('评审论文 12 篇', '12 papers reviewed'),
    staffId,
    now: momentFrom(now, -290, '10:00'),
  });
  const award = { ...person, kind: 'award', staffId } as const;
  const former = await buildCertificate(db, {
    ...award,
    grant: both('优秀论文二等奖', 'Second prize for an excellent paper'),
    now: momentFrom(now, -290, '10:20'),
  });
  const successor = await buildCertificate(db, {
    ...award,
    grant: both('优秀论文一等奖', 'First prize for an excellent paper'),
    now: momentFrom(now, -289, '15:00'),
  });
  await db
    .updateTable('certificate')
    .set({
      revoked_at: momentFrom(now, -289, '15:00'),
      revoked_by: staffId,
      reason: '奖项登记有误',
      successor_id: successor,
    })
    .where('id', '=', former)
    .execute();
  // Was on until 90 days after the congress.
  await setAutomatic(db, participation, staffId);
  await rotateKey(db, societyId);
}

/** The symposium that runs today: participation is open, credits need two days, and the review template is still a draft. */
export async function seedRunningCertificates(db: Database, cid: number, now: Date): Promise<void> {
  const publishedAt = momentFrom(now, -3, '09:00');
  await buildTemplate(db, cid, { kind: 'participation', publishedAt });
  await buildTemplate(db, cid, { kind: 'lecture', publishedAt });
  await buildTemplate(db, cid, { kind: 'award', publishedAt });
  await buildTemplate(db, cid, { kind: 'credit', rule: { days: 2 }, publishedAt });
  await buildTemplate(db, cid, { kind: 'review', publishedAt: null });
}
