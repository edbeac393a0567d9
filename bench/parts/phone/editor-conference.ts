import { buildExpert, buildHall, buildSession, buildTalk, buildTopic } from '@meetingapp/demo/agenda/agenda.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';

const HALLS = 15;
const DAYS = 4;
const SESSIONS = 300;
const TALKS = 1000;
const PEOPLE = 600;
const WAITING = 40;
const MINUTE_MS = 60_000;
const startsOn = '2027-04-15';

/** A conference of 1,000 talks in 300 sessions (some more wait in the tray), with 600 people, some of them in two places at once. */
export async function editorConference(db: Database, societyId: number): Promise<number> {
  const cid = await buildConference(db, { societyId, startsOn, endsOn: '2027-04-18' });
  const halls: number[] = [];
  for (let n = 0; n < HALLS; n += 1)
    halls.push(await buildHall(db, cid, { name: both(`${n + 1} 号厅`, `Hall ${n + 1}`), position: n }));
  const topics: number[] = [];
  for (let n = 0; n < 8; n += 1)
    topics.push(await buildTopic(db, cid, { name: both(`专题 ${n + 1}`, `Topic ${n + 1}`), tint: n % 6, position: n }));
  const people: number[] = [];
  for (let n = 0; n < PEOPLE; n += 1)
    people.push(await buildExpert(db, cid, { name: both(`讲者${n}`, `Person Number${n}`) }));
  const person = (n: number) => people[n % PEOPLE] ?? 0;
  const sessions: { id: number; from: Date }[] = [];
  for (let n = 0; n < SESSIONS; n += 1) {
    const slot = Math.floor(n / (HALLS * DAYS));
    const day = Math.floor(n / HALLS) % DAYS;
    const from = new Date(Date.parse(`${startsOn}T00:30Z`) + (day * 1440 + slot * 105) * MINUTE_MS);
    const to = new Date(from.getTime() + 90 * MINUTE_MS);
    const title = both(`第 ${n + 1} 场：冠脉介入与影像`, `Session ${n + 1}: imaging and intervention`);
    const hall = halls[n % HALLS] ?? null;
    const parts = [[person(n * 2), 'host'] as const, [person(n * 2 + 1), 'president'] as const];
    sessions.push({
      id: await buildSession(db, cid, { title, hall, from, to, topics: [topics[n % 8] ?? 0], parts }),
      from,
    });
  }
  for (let n = 0; n < TALKS + WAITING; n += 1) {
    const session = n < TALKS ? sessions[n % SESSIONS] : undefined;
    const order = Math.floor(n / SESSIONS);
    const from = session ? new Date(session.from.getTime() + order * 20 * MINUTE_MS) : null;
    const title = both(`报告 ${n + 1}：${n} 例经验`, `Talk ${n + 1}: experience with ${n} patients`);
    const parts = [[person(n * 7 + 3), 'speaker'] as const];
    await buildTalk(db, cid, { title, session: session?.id ?? null, from, position: order, minutes: 20, parts });
  }
  return cid;
}
