import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { both } from '../support/bilingual.ts';
import { buildMeeting, buildPerson } from './departments.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

interface Place {
  conferenceId: number;
  /** Phone number of the host. */
  hostPhone: string;
}

/** Department meetings of a conference: one that is about to start with people inside, one that is over with minutes. */
export async function seedCongressDepartments(
  db: Database,
  { conferenceId, hostPhone }: Place,
  now: Date,
): Promise<void> {
  const after = (minutes: number): Date => new Date(now.getTime() + minutes * MINUTE_MS);
  const people = await db
    .selectFrom('registration')
    .select(['account_id', 'name', 'answers'])
    .distinctOn('account_id')
    .where('conference_id', '=', conferenceId)
    .where('state', 'in', ['confirmed', 'attended'])
    .where('name', '<>', '')
    .orderBy('account_id')
    .limit(6)
    .execute();
  await db.insertInto('department_rules').values({ conference_id: conferenceId, open: true, per_person: 2 }).execute();
  const soon = await buildMeeting(db, conferenceId, {
    startsAt: after(12),
    endsAt: after(72),
    place: both('门诊楼 6 层示教室', 'Teaching room, floor 6 of the outpatient building'),
    link: 'https://meeting.example/826410337',
    host: hostPhone,
    materials: [
      { name: both('病例 3 例，已隐去身份', 'Three cases without names'), address: 'https://files.example/cases' },
    ],
  });
  const past = await buildMeeting(db, conferenceId, {
    title: both('心衰器械治疗病例讨论', 'Devices in heart failure: cases'),
    startsAt: new Date(now.getTime() - 7 * DAY_MS),
    endsAt: new Date(now.getTime() - 7 * DAY_MS + 60 * MINUTE_MS),
    place: both('门诊楼 6 层示教室', 'Teaching room, floor 6 of the outpatient building'),
    host: hostPhone,
    code: 'P4TW8C',
    minutes: '讨论两例心衰器械治疗。结论：第一例建议升级为 CRT-D，第二例继续药物治疗，三个月后复查。',
  });
  for (const [at, { account_id, name, answers }] of people.entries()) {
    const company = answers['company'];
    const affiliation = typeof company === 'string' ? company : '';
    const person = { accountId: account_id, name, affiliation };
    await buildPerson(db, soon, {
      ...person,
      enteredAt: after(-20 + at),
      signedAt: at % 2 === 0 ? after(-10 + at) : null,
      declinedAt: at === 1 ? after(-5) : null,
    });
    const then = new Date(now.getTime() - 7 * DAY_MS + at * MINUTE_MS);
    await buildPerson(db, past, { ...person, enteredAt: then, signedAt: then });
  }
}
