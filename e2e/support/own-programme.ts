import { buildExpert, buildHall, buildRelease, buildSession, buildTalk } from '@meetingapp/demo/agenda/agenda.ts';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { withDatabase } from './own-congress.ts';

const MINUTE_MS = 60_000;
const at = (clock: string): Date => new Date(`2027-04-16T${clock}:00+08:00`);
const title = { zh: '影像专场', en: 'Imaging session' };
const talk = { zh: '冠脉 CT 读片', en: 'Reading coronary CT' };
const hall = { zh: '孤山厅', en: 'Gushan Hall' };
const otherHall = { zh: '西溪厅', en: 'Xixi Hall' };

/** Creates a test's conference with a released programme: two halls, two sessions, one talk. */
export function ownProgramme() {
  return withDatabase(async (db) => {
    const cid = await buildConference(db, { startsOn: '2027-04-16', endsOn: '2027-04-17' });
    const first = await buildHall(db, cid, { name: hall });
    const other = await buildHall(db, cid, { name: otherHall, position: 1 });
    const expert = await buildExpert(db, cid, { name: { zh: '沈砚秋', en: 'Shen Yanqiu' } });
    const session = await buildSession(db, cid, { title, hall: first, from: at('09:00'), to: at('10:00') });
    await buildTalk(db, cid, { title: talk, session, from: at('09:00'), parts: [[expert, 'speaker']] });
    const second = await buildSession(db, cid, {
      title: { zh: '护理专场', en: 'Nursing session' },
      hall: first,
      from: at('13:00'),
      to: at('14:00'),
    });
    await buildRelease(db, cid);
    return { cid, session, second, title, talk, hall, other: { id: other, name: otherHall } };
  });
}

/** Makes the next release: one session in another hall, another one later. */
export function moveAndRelease(
  cid: number,
  moved: { session: number; hall: number },
  later: { session: number; minutes: number },
): Promise<number | null> {
  return withDatabase(async (db) => {
    const sessions = () => db.updateTable('programme_session').where('conference_id', '=', cid);
    await sessions().set({ hall_id: moved.hall }).where('id', '=', moved.session).execute();
    const from = new Date(at('13:00').getTime() + later.minutes * MINUTE_MS);
    const to = new Date(at('14:00').getTime() + later.minutes * MINUTE_MS);
    await sessions().set({ starts_at: from, ends_at: to }).where('id', '=', later.session).execute();
    return buildRelease(db, cid);
  });
}
