import { speakersConsoleCalls as desk } from '@meetingapp/contract/speakers/desk.ts';
import { speakerCalls as calls } from '@meetingapp/contract/speakers/task.ts';
import { buildExpert, buildHall, buildRelease, buildSession, buildTalk } from '@meetingapp/demo/agenda/agenda.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildInvitations, buildSpeakerKey } from '@meetingapp/demo/speakers/speakers.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import type { TestApp } from '../app.ts';

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
const start = Math.ceil(Date.now() / DAY_MS) * DAY_MS + 30 * DAY_MS;
/** A moment of the congress: days and hours after its beginning. */
export const at = (day: number, hour: number): Date => new Date(start + day * DAY_MS + hour * HOUR_MS);

export const rejection = { reason: 'clash' as const, words: '想保留主持', suggestion: '方致远' };
export const noReminders = { days: [], most: 3, from: 9, until: 20 };
export const nothing = { reason: null, words: '', suggestion: '' };

/** Staff of a society, and congresses with people who speak at them. */
export async function speakersOf(test: TestApp) {
  const { db, ports } = test;
  const societyId = await buildSociety(db);
  const staffId = await buildStaff(db, societyId);
  const staff = { token: await buildStaffToken(db, staffId) };
  let numbers = 0;

  /** A chair of a session, two speakers in it, and somebody with another session at the same hour. */
  async function congress() {
    const cid = await buildConference(db, { societyId });
    numbers += 1;
    const expert = (name: string, more: object = {}) =>
      buildExpert(db, cid, { name: both(name, ''), email: `${name}-${numbers}@example.org`, ...more });
    const phone = `1381234${String(numbers).padStart(4, '0')}`;
    const [chair, one, other, free] = [
      await expert('沈砚秋', { phone }),
      await expert('林知远'),
      await expert('顾清和'),
      await expert('方致远'),
    ];
    const halls = [
      await buildHall(db, cid, { name: both('主会场', 'Main hall') }),
      await buildHall(db, cid, { name: both('西溪厅', 'Xixi hall') }),
    ];
    const session = await buildSession(db, cid, {
      title: both('再灌注', 'Reperfusion'),
      hall: halls[0] ?? null,
      from: at(0, 2),
      to: at(0, 4),
      parts: [[chair, 'host']],
    });
    const talk = await buildTalk(db, cid, {
      title: both('基层医院的溶栓与转运', 'Thrombolysis'),
      session,
      from: at(0, 2),
      minutes: 20,
      parts: [[one, 'speaker']],
    });
    const clashing = await buildSession(db, cid, {
      title: both('青年病例', 'Cases'),
      hall: halls[1] ?? null,
      from: at(0, 3),
      to: at(0, 5),
      parts: [
        [chair, 'comments'],
        [other, 'host'],
      ],
    });
    const later = await buildSession(db, cid, {
      title: both('区域救治网络', 'Networks'),
      hall: halls[0] ?? null,
      from: at(1, 2),
      to: at(1, 3),
      parts: [[chair, 'president']],
    });
    await buildRelease(db, cid);
    await buildInvitations(db, cid);
    const key = (expertId: number) => buildSpeakerKey(db, expertId, ports.signatures);
    return { number: numbers, cid, chair, one, other, free, phone, halls, session, talk, clashing, later, key };
  }
  type Congress = Awaited<ReturnType<typeof congress>>;
  const tasksOf = async ({ cid, key }: Congress, expertId: number) =>
    test.call(calls.tasks, { cid, linkKey: await key(expertId) });

  async function attempt(
    place: Congress,
    expertId: number,
    reply: 'accepted' | 'rejected' | 'none',
    tasks?: { id: number; seen: number }[],
  ) {
    const own = tasks ?? (await tasksOf(place, expertId)).tasks.map(({ id, version }) => ({ id, seen: version }));
    const body = { cid: place.cid, linkKey: await place.key(expertId), tasks: own, reply };
    return test.attempt(calls.answer, { ...body, ...(reply === 'rejected' ? rejection : nothing) });
  }

  async function idsOf({ cid }: Congress): Promise<number[]> {
    return (await test.call(desk.list, { cid }, staff)).invitations.map(({ id }) => id);
  }

  return { societyId, staffId, staff, congress, tasksOf, attempt, idsOf };
}
export type SpeakersCongress = Awaited<ReturnType<Awaited<ReturnType<typeof speakersOf>>['congress']>>;
