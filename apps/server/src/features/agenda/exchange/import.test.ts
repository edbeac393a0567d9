import { describe, expect, it } from 'vitest';
import { agendaConsoleCalls as staffCalls } from '@meetingapp/contract/agenda/draft.ts';
import { agendaExchangeCalls as calls, type ProgrammeFormat } from '@meetingapp/contract/agenda/exchange.ts';
import { buildExpert, buildHall, buildSession, buildTalk, buildTopic } from '@meetingapp/demo/agenda/agenda.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import type { StoredState, Schedule, ScheduleEvent } from '@meetingapp/domain/agenda/exchange/schedule.ts';
import { writeWorkbook } from '@meetingapp/sheets/xlsx/write-workbook.ts';
import { testApp } from '../../../testing/app.ts';
import { haveSchedules, jsonFaults, scheduleFile, xmlFaults } from '../../../testing/schedule-validity.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));

async function upload(cid: number, file: string | Buffer, as = token) {
  const response = await test.attempt(
    calls.uploadProgramme,
    { cid },
    { language: 'en', token: as, file, fileName: 'programme' },
  );
  return response as { id: number; error?: string; msg?: string };
}
const state = async (cid: number, id: number) =>
  (await test.call(calls.programmeImport, { cid, id }, { token, language: 'en' })).state;
async function dryRun(cid: number, content: string | Buffer) {
  const { id } = await upload(cid, content);
  await test.work();
  return state(cid, id);
}
async function bring(cid: number, content: string | Buffer) {
  const { id, counts } = await dryRun(cid, content);
  await test.call(calls.applyProgramme, { cid, id }, { token });
  await test.work();
  expect((await state(cid, id)).apply).toMatchObject({ state: 'done', refused: 0 });
  return counts;
}
async function exported(cid: number, format: ProgrammeFormat, language: 'zh' | 'en' = 'en'): Promise<Buffer> {
  const { content } = await test.call(calls.exportProgramme, { cid, of: 'draft', format }, { token, language });
  return Buffer.from(content, 'base64');
}

async function conference(zone = 'Asia/Shanghai', startsOn = '2027-04-15') {
  const cid = await buildConference(db, { societyId, startsOn, endsOn: startsOn });
  await db.updateTable('conference').set({ zone }).where('id', '=', cid).execute();
  return cid;
}
const rowsOf = async (cid: number, id: number) =>
  (await test.call(calls.programmeRows, { cid, id }, { token, language: 'en' })).rows;

type Document = { schedule: Schedule };
const eventsOf = ({ schedule }: Document): ScheduleEvent[] =>
  schedule.conference.days.flatMap(({ date, rooms }) =>
    Object.values(rooms).flatMap((events) => events.map((event) => ({ ...event, day: date }))),
  );

/**
 * Normalized content of a document, for comparison: clock times as moments, empty values dropped, values that the schema cannot
 * express put back from `kept`.
 */
function said(document: Document): Record<string, StoredState> {
  const { base_url: base = '', conference: about } = document.schedule;
  const kept = (about.meta?.['kept'] as { events?: Record<string, StoredState> } | undefined)?.events ?? {};
  const absolute = (url: string) => (url.startsWith('/') ? (/^https?:\/\/[^/]+/.exec(base)?.[0] ?? '') + url : url);
  return Object.fromEntries(
    eventsOf(document).map((event) => {
      const whole = { ...event, ...kept[event.guid] };
      const { date, start: _start, links, attachments, title, persons, ...rest } = whole as ScheduleEvent;
      const addresses = (list: { url: string; title?: string }[]) =>
        list.map(({ url, title }) => [absolute(url), title]);
      const empty = Object.entries(rest).filter(([, value]) => value !== null && value !== '');
      return [
        event.guid,
        {
          ...Object.fromEntries(empty),
          at: Date.parse(date),
          title: title.trim(),
          // These files have no guid of persons; an export adds one.
          persons: persons.map(({ guid: _guid, ...person }) => ({
            ...person,
            public_name: person.public_name?.trim(),
          })),
          links: addresses(links),
          attachments: addresses(attachments),
        },
      ];
    }),
  );
}

describe.skipIf(!haveSchedules)('[X3] real programmes of other conferences', () => {
  it.each([
    ['frab-camp2019.json', 79, '2019-08-21', 90],
    ['pretalx-democon.json', 36, '2020-12-14', 27],
    ['pretalx-rc3.json', 48, '2020-12-27', 56],
  ])(
    '%s is imported and exported with nothing lost, and valid',
    async (name, count, day, people) => {
      const cid = await conference('Europe/Berlin', day);
      const file = scheduleFile(name);
      expect(await bring(cid, file)).toEqual({ new: count, change: 0, same: 0, wrong: 0 });
      const out = JSON.parse((await exported(cid, 'json')).toString()) as Document;
      const source = JSON.parse(file) as Document;
      expect(said(out)).toEqual(said(source));
      expect(out.schedule.conference.days.map(({ date, rooms }) => [date, Object.keys(rooms)])).toEqual(
        source.schedule.conference.days.map(({ date, rooms }) => [date, Object.keys(rooms)]),
      );
      expect(jsonFaults(out)).toEqual([]);
      const xml = (await exported(cid, 'xml')).toString();
      expect(await xmlFaults(xml)).toEqual([]);
      const { experts } = await test.call(staffCalls.read, { cid }, { token });
      expect(experts).toHaveLength(people);
      // A repeated import finds the same programme: nothing is duplicated.
      expect((await dryRun(cid, file)).counts).toEqual({ new: 0, change: 0, same: count, wrong: 0 });
      // Its XML, imported into another conference, gives the same content.
      const other = await conference('Europe/Berlin', day);
      expect(await bring(other, xml)).toMatchObject({ new: count, wrong: 0 });
      const brief = (document: Document) =>
        eventsOf(document).map(({ guid, title, date, duration, room, track, persons, day: on }) => ({
          guid,
          title,
          date,
          duration,
          room,
          track,
          on,
          people: persons.map((one) => one.public_name),
        }));
      expect(brief(JSON.parse((await exported(other, 'json')).toString()) as Document)).toEqual(brief(out));
    },
    120_000,
  );
});

/** A session with two talks, chairs and a topic, in both languages. */
async function programme() {
  const cid = await conference();
  const at = (clock: string) => new Date(`2027-04-15T${clock}:00+08:00`);
  const hall = await buildHall(db, cid, { name: both('孤山厅', 'Gushan Hall') });
  const topic = await buildTopic(db, cid, { name: both('影像', 'Imaging') });
  const chair = await buildExpert(db, cid, { name: both('沈砚秋', 'Shen Yanqiu') });
  const guest = await buildExpert(db, cid, { name: both('', 'Amara Okafor') });
  const session = await buildSession(db, cid, {
    title: both('心脏影像', 'Imaging'),
    hall,
    topics: [topic],
    from: at('10:00'),
    to: at('11:00'),
    parts: [
      [chair, 'host'],
      [guest, 'comments'],
    ],
    introduction: both('简介', 'About'),
  });
  await buildTalk(db, cid, {
    title: both('第一讲', 'First'),
    session,
    position: 1,
    from: at('10:00'),
    minutes: 20,
    parts: [[guest, 'speaker']],
    abstract: both('目的', 'Aim'),
  });
  await buildTalk(db, cid, {
    title: both('第二讲', ''),
    session,
    position: 2,
    minutes: 25,
    parts: [[chair, 'speaker']],
  });
  return cid;
}

describe('[O7] a programme as a sheet', () => {
  it.each(['xlsx', 'csv'] as const)(
    'is exported as %s and imported again unchanged, in either language',
    async (format) => {
      const cid = await programme();
      for (const language of ['zh', 'en'] as const)
        expect((await dryRun(cid, await exported(cid, format, language))).counts).toEqual({
          new: 0,
          change: 0,
          same: 3,
          wrong: 0,
        });
      const other = await conference();
      await bring(other, await exported(cid, format));
      const draft = await test.call(staffCalls.read, { cid: other }, { token });
      expect(draft.sessions).toMatchObject([
        { title: both('心脏影像', 'Imaging'), from: '2027-04-15T02:00:00.000Z', to: '2027-04-15T03:00:00.000Z' },
      ]);
      expect(draft.talks).toMatchObject([
        { title: both('第一讲', 'First'), from: '2027-04-15T02:00:00.000Z', minutes: 20 },
        { title: both('第二讲', ''), from: null, minutes: 25 },
      ]);
      expect(draft.sessions[0]?.parts.map(({ role }) => role)).toEqual(['host', 'comments']);
      expect(draft.experts).toHaveLength(2);
    },
  );

  it('previews the effect of each row, writes nothing before confirmation, and omits the wrong ones', async () => {
    const cid = await conference();
    const titles = ['类别', '日期', '开始', '结束', '会场', '中文标题', '讲者'];
    const lines = [
      ['讲题', '2027-04-15', '09:00', '09:20', '', '没有场次的讲题', ''],
      ['场次', '2027-04-15', '09:00', '10:00', '一号厅', '影像', ''],
      ['讲题', '', '09:10', '09:30', '', '冠脉 CT', '林知远；Amara Okafor'],
      ['场次', '2027年4月15日', '25:00', '10:00', '一号厅', '时间不对', ''],
      ['场次', '不是日期', '9:00', '10:00', '一号厅', '', ''],
    ];
    const parts: Buffer[] = [];
    for await (const part of writeWorkbook({
      sheet: 'x',
      columns: titles.map((title) => ({ title, kind: 'text' as const })),
      rows: lines,
      zone: 'UTC',
    }))
      parts.push(Buffer.from(part as Uint8Array));
    const { id, counts } = await dryRun(cid, Buffer.concat(parts));
    expect(counts).toEqual({ new: 2, change: 0, same: 0, wrong: 3 });
    expect((await rowsOf(cid, id)).map(({ number, faults }) => [number, faults[0] ?? ''])).toEqual([
      [2, 'A talk needs a session above it'],
      [3, ''],
      [4, ''],
      [5, 'Start: enter a time such as 09:00'],
      [6, 'Title: This item is required'],
    ]);
    const empty = await test.call(staffCalls.read, { cid }, { token });
    expect([empty.sessions, empty.halls, empty.experts]).toEqual([[], [], []]);
    await test.call(calls.applyProgramme, { cid, id }, { token });
    await test.work();
    const draft = await test.call(staffCalls.read, { cid }, { token });
    expect(draft.sessions).toHaveLength(1);
    expect(draft.talks).toMatchObject([{ title: both('冠脉 CT', ''), from: '2027-04-15T01:10:00.000Z', minutes: 20 }]);
    expect(draft.experts.map(({ name }) => name)).toEqual(
      expect.arrayContaining([both('林知远', ''), both('', 'Amara Okafor')]),
    );
  });

  it('provides a template that imports unchanged', async () => {
    const cid = await conference();
    const { content } = await test.call(calls.programmeTemplate, { cid, format: 'xlsx' }, { token });
    expect((await dryRun(cid, Buffer.from(content, 'base64'))).counts).toEqual({
      new: 2,
      change: 0,
      same: 0,
      wrong: 0,
    });
  });
});

describe('[X3] a schedule import', () => {
  const event = (more: object) => ({
    guid: '3d9ad6a9-7b1e-4a59-9a54-b5b0a4a3c111',
    id: 1,
    date: '2027-04-15T10:00:00+08:00',
    start: '10:00',
    duration: '00:30',
    room: 'A',
    title: 'T',
    track: '',
    type: 'lecture',
    language: 'en',
    persons: [],
    links: [],
    ...more,
  });
  const document = (...events: object[]) =>
    JSON.stringify({
      schedule: {
        version: '1',
        conference: {
          acronym: 'test',
          title: 'T',
          days: [
            {
              index: 1,
              date: '2027-04-15',
              day_start: '2027-04-15T04:00:00+08:00',
              day_end: '2027-04-16T03:59:00+08:00',
              rooms: { A: events },
            },
          ],
        },
      },
    });

  it('updates the entries with the same guid, and an export of this app changes only what was edited in it', async () => {
    const cid = await programme();
    const out = JSON.parse((await exported(cid, 'json')).toString()) as Document;
    const [first] = Object.values(out.schedule.conference.days[0]?.rooms ?? {}).flat();
    if (first) first.title = 'First, renamed';
    await bring(cid, JSON.stringify(out));
    const draft = await test.call(staffCalls.read, { cid }, { token });
    expect(draft.sessions).toHaveLength(1);
    expect(draft.talks.map(({ title }) => title)).toContainEqual(both('第一讲', 'First, renamed'));
    expect(draft.experts).toHaveLength(2);
  });

  it('is refused with the reason when it is not a schedule or an event is wrong; another conference’s is not found', async () => {
    const cid = await conference();
    const refused = async (file: string | Buffer) => (await dryRun(cid, file)).refused;
    const bomb =
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><schedule><version>&b;</version></schedule>';
    for (const file of [
      '{"schedule":',
      '{}',
      '<schedule><day></schedule>',
      '<html/>',
      bomb,
      'a,b\n1,2',
      `<schedule>${'<x>'.repeat(50)}`,
    ])
      expect(await refused(file)).toContain('This is not a programme');
    expect(await upload(cid, '')).toMatchObject({ error: 'sheet_refused' });
    const bad = [
      event({ title: '' }),
      event({ guid: 'x' }),
      event({ date: 'soon' }),
      event({ duration: '0:00' }),
      event({}),
      event({}),
    ];
    const { id, counts } = await dryRun(cid, document(...bad));
    expect(counts).toEqual({ new: 1, change: 0, same: 0, wrong: 5 });
    expect((await rowsOf(cid, id)).at(-1)?.faults).toEqual(['The same item as in row 5; each item needs its own ID']);
    const sister = await conference();
    for (const call of [calls.programmeImport, calls.programmeRows, calls.applyProgramme] as const)
      expect(await test.attempt(call, { cid: sister, id }, { token })).toMatchObject({ error: 'not_found' });
    const reader = await buildStaffToken(
      db,
      await buildStaff(db, societyId, { email: 'r@example.org', role: 'reader' }),
    );
    expect(await upload(cid, document(event({})), reader)).toMatchObject({ error: 'forbidden' });
  });
});

describe('a mistaken import', () => {
  it('[O9] is listed, and can be undone except for rows edited since', async () => {
    const cid = await conference();
    const hall = await buildHall(db, cid, { name: both('一号厅', 'Hall 1') });
    const at = (clock: string) => new Date(`2027-04-15T${clock}:00+08:00`);
    const old = await buildSession(db, cid, {
      title: both('开幕', 'Opening'),
      hall,
      from: at('08:00'),
      to: at('08:30'),
    });
    const before = await exported(cid, 'csv');
    const [head = '', line = ''] = before.toString().split('\r\n');
    const other = line.replaceAll('Opening', 'Great opening');
    const guid = line.split(',').at(-1) ?? '';
    const fresh = (title: string) => line.replaceAll('Opening', title).replaceAll('开幕', title).replace(guid, '');
    const counts = await bring(cid, [head, other, fresh('Wanted'), fresh('Unwanted')].join('\r\n'));
    expect(counts).toMatchObject({ new: 2, change: 1 });
    const { imports } = await test.call(calls.programmeImports, { cid }, { token });
    expect(imports).toMatchObject([{ name: 'programme', applied: 3, undone: null, counts: { new: 2, change: 1 } }]);
    const id = imports[0]?.id ?? 0;

    const draft = () => test.call(staffCalls.read, { cid }, { token });
    const wanted = (await draft()).sessions.find(({ title }) => title.en === 'Wanted');
    if (!wanted) throw new Error('it was not brought in');
    const move = { cid, sessionId: wanted.id, seen: wanted.version, hall, from: wanted.from, to: wanted.to };
    await test.call(staffCalls.moveSession, move, { token });
    const { taskId } = await test.call(calls.undoProgramme, { cid, id }, { token });
    expect((await test.call(calls.undoProgramme, { cid, id }, { token })).taskId).toBe(taskId);
    await test.work();
    expect((await state(cid, id)).undo).toMatchObject({ done: 3, refused: 1 });
    const { sessions } = await draft();
    expect(sessions.map(({ title }) => title.en).sort()).toEqual(['Opening', 'Wanted']);
    expect(sessions.find((one) => one.id === old)).toMatchObject({ title: both('开幕', 'Opening'), hall });
    expect(await test.attempt(calls.undoProgramme, { cid, id: id + 1000 }, { token })).toMatchObject({
      error: 'not_found',
    });
  });
});
