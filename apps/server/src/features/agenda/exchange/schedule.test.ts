import { describe, expect, it } from 'vitest';
import { agendaConsoleCalls as staffCalls } from '@meetingapp/contract/agenda/draft.ts';
import { buildExpert, buildHall, buildSession, buildTalk, buildTopic } from '@meetingapp/demo/agenda/agenda.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import type { Schedule, ScheduleEvent } from '@meetingapp/domain/agenda/exchange/schedule.ts';
import { testApp } from '../../../testing/app.ts';
import { haveSchedules, jsonFaults, xmlFaults } from '../../../testing/schedule-validity.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const at = (clock: string) => new Date(`2027-04-16T${clock}:00+08:00`);

/** A session of three talks, one with its own time, and a session without talks. */
async function released() {
  const cid = await buildConference(db, { societyId, startsOn: '2027-04-15', endsOn: '2027-04-18' });
  const hall = await buildHall(db, cid, { name: both('孤山厅', 'Gushan Hall'), seats: 300 });
  const topic = await buildTopic(db, cid, { name: both('影像', 'Imaging') });
  const expert = await buildExpert(db, cid, {
    name: both('沈砚秋', 'Shen Yanqiu'),
    biography: both('从医三十年。', 'Thirty years.'),
  });
  const where = { hall, topics: [topic] };
  const session = await buildSession(db, cid, {
    title: both('心脏影像', 'Imaging & more <x>'),
    ...where,
    from: at('10:00'),
    to: at('11:00'),
    parts: [[expert, 'host']],
  });
  const talk = (name: string, position: number, from: Date | null) =>
    buildTalk(db, cid, {
      title: both(`讲座${name}`, `Talk ${name}`),
      session,
      position,
      from,
      minutes: 20,
      abstract: both('目的：……', 'Aim: …'),
      parts: [[expert, 'speaker']],
    });
  const talks = [await talk('A', 1, null), await talk('B', 2, null), await talk('C', 3, at('10:40'))];
  await buildSession(db, cid, {
    title: both('茶歇', 'Coffee'),
    kind: 'break',
    hall,
    from: at('11:00'),
    to: at('11:20'),
  });
  await test.call(staffCalls.release, { cid, note: both('', ''), reason: 'x' }, { token });
  return { cid, session, talks, expert, hall };
}
const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });
const eventsOf = ({ conference }: Schedule): ScheduleEvent[] =>
  conference.days.flatMap(({ rooms }) => Object.values(rooms).flat());

describe('[X3] a released programme for other programs', () => {
  it('is a schedule.json: one event per talk, sharing the session’s time when the talks have none', async () => {
    const { cid } = await released();
    const answer = await get(`/medapp/programme/${cid}/schedule.json?lang=en`);
    const document = answer.json<{ schedule: Schedule }>();
    const events = eventsOf(document.schedule);
    expect(
      events.map(({ title, start, duration, subtitle, track, type, room }) => [
        title,
        start,
        duration,
        subtitle,
        track,
        type,
        room,
      ]),
    ).toEqual([
      ['Talk A', '10:00', '00:20', 'Imaging & more <x>', 'Imaging', 'session', 'Gushan Hall'],
      ['Talk B', '10:20', '00:20', 'Imaging & more <x>', 'Imaging', 'session', 'Gushan Hall'],
      ['Talk C', '10:40', '00:20', 'Imaging & more <x>', 'Imaging', 'session', 'Gushan Hall'],
      ['Coffee', '11:00', '00:20', '', '', 'break', 'Gushan Hall'],
    ]);
    expect(events[0]).toMatchObject({
      date: '2027-04-16T10:00:00+08:00',
      language: 'en',
      abstract: 'Aim: …',
      persons: [{ public_name: 'Shen Yanqiu', biography: 'Thirty years.' }],
    });
    const chinese = (await get(`/medapp/programme/${cid}/schedule.json`)).json<{ schedule: Schedule }>();
    expect(eventsOf(chinese.schedule)[0]).toMatchObject({ title: '讲座A', language: 'zh', guid: events[0]?.guid });
    const again = await get(`/medapp/programme/${cid}/schedule.json?lang=en`, {
      'if-none-match': String(answer.headers['etag']),
    });
    expect(again.statusCode).toBe(304);
  });

  it.skipIf(!haveSchedules)('is valid against the published schemas, in both formats and languages', async () => {
    const { cid } = await released();
    for (const lang of ['zh', 'en']) {
      expect(jsonFaults((await get(`/medapp/programme/${cid}/schedule.json?lang=${lang}`)).json())).toEqual([]);
      expect(await xmlFaults((await get(`/medapp/programme/${cid}/schedule.xml?lang=${lang}`)).payload)).toEqual([]);
    }
  });

  it('is not served of a stopped conference or before a release', async () => {
    const cid = await buildConference(db, { societyId });
    const files = [`programme/${cid}/schedule.json`, `programme/${cid}/schedule.xml`, `calendar/${cid}.ics`];
    for (const file of files) expect((await get(`/medapp/${file}`)).statusCode).toBe(404);
    const other = await released();
    await db.updateTable('conference').set({ state: 'stopped' }).where('id', '=', other.cid).execute();
    expect((await get(`/medapp/programme/${other.cid}/schedule.json`)).statusCode).toBe(404);
  });
});
