import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { momentFrom } from '../support/calendar.ts';
import { buildEvidence, buildUploads } from './credits.ts';
import { buildRuleSets } from './symposium-credits.ts';

/** Last year's congress: the person sat in the first sessions; one review has been answered and one row corrected. */
export async function seedPastCredits(db: Database, cid: number, accountId: number, now: Date): Promise<void> {
  const [society, national] = await buildRuleSets(db, cid, momentFrom(now, -330, '09:00'));
  const sessions = await db
    .selectFrom('programme_session')
    .innerJoin('hall', 'hall.id', 'programme_session.hall_id')
    .select(['hall_id', 'starts_at', 'ends_at', 'hall.name'])
    .where('programme_session.conference_id', '=', cid)
    .where('kind', 'in', ['plenary', 'session', 'workshop'])
    .orderBy('starts_at')
    .orderBy('programme_session.id')
    .limit(4)
    .execute();
  const rows = await buildEvidence(
    db,
    { conferenceId: cid, accountId },
    sessions.map(({ hall_id, starts_at, ends_at, name }) => ({
      kind: 'on_site',
      hall: hall_id ?? undefined,
      title: name,
      from: new Date(starts_at.getTime() + 120_000),
      to: new Date(ends_at.getTime() - 60_000),
    })),
  );
  await buildUploads(db, accountId, [
    { setId: society, credit: 600, state: 'accepted', sentAt: momentFrom(now, -290, '10:00') },
    {
      setId: national,
      credit: 200,
      state: 'refused',
      reason: '姓名与证件不符',
      sentAt: momentFrom(now, -290, '10:05'),
    },
  ]);
  await db
    .insertInto('credit_review')
    .values([
      {
        conference_id: cid,
        account_id: accountId,
        text: '第一天下午换过一次会场，签退时间可能不对',
        answer: '已查到闸机记录，时间无误',
        created_at: momentFrom(now, -295, '19:20'),
        answered_at: momentFrom(now, -294, '09:05'),
      },
      {
        conference_id: cid,
        account_id: accountId,
        text: '想核对一下第三天的学分',
        created_at: momentFrom(now, -2, '21:30'),
      },
    ])
    .execute();
  const [first] = rows;
  const staff = await db
    .selectFrom('staff_member')
    .innerJoin('conference', 'conference.society_id', 'staff_member.society_id')
    .select('staff_member.id')
    .where('conference.id', '=', cid)
    .orderBy('staff_member.id')
    .executeTakeFirst();
  const [session] = sessions;
  if (first === undefined || !session || !staff) return;
  await db
    .insertInto('evidence_correction')
    .values({
      conference_id: cid,
      account_id: accountId,
      corrects: first,
      replacement: JSON.stringify({
        id: first,
        kind: 'on_site',
        from: session.starts_at.getTime(),
        to: session.ends_at.getTime(),
        sessionId: null,
        hallId: session.hall_id,
        subject: '',
        title: session.name.zh,
        checksAsked: 0,
        checksAnswered: 0,
        score: null,
        passMark: null,
      }),
      reason: '闸机时钟慢了两分钟',
      staff_id: staff.id,
      created_at: momentFrom(now, -294, '09:00'),
    })
    .execute();
}
