import { describe, expect, it } from 'vitest';
import { agendaExchangeCalls as calls, type ProgrammeFormat } from '@meetingapp/contract/agenda/exchange.ts';
import type { ProgrammeRole } from '@meetingapp/contract/agenda/programme.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import type { Schedule, ScheduleEvent } from '@meetingapp/domain/agenda/exchange/schedule.ts';
import { writeCsv } from '@meetingapp/sheets/csv/write.ts';
import { readSheet } from '@meetingapp/sheets/read-sheet.ts';
import { textOf } from '@meetingapp/sheets/values/cell-values.ts';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { testApp } from '../../../testing/app.ts';
import { nameReading } from '../../../text/pinyin.ts';
import { buildImport } from '../../../testing/programme/import.ts';
import { readDraft } from '../draft/queries.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const { dryRun, bring, rowsOf } = buildImport(test, token);

const conference = () => buildConference(db, { societyId, startsOn: '2027-04-15', endsOn: '2027-04-18' });
async function exported(cid: number, format: ProgrammeFormat, language: 'zh' | 'en' = 'zh'): Promise<Buffer> {
  const { content } = await test.call(calls.exportProgramme, { cid, of: 'draft', format }, { token, language });
  return Buffer.from(content, 'base64');
}

const json = (value: unknown) => JSON.stringify(value);
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id).sort((one, other) => one - other);

/** Names that a file can confuse: shared by two people, different in case only, with separators, quotes and numbers. */
const names = [
  both('王敏', 'Wang Min'),
  both('王敏', 'Min Wang'),
  both('', 'Ana de Silva'),
  both('', 'Ana De Silva'),
  both('', 'Smith; John'),
  both('', 'Smith, John'),
  both('', 'Robert "Bob" Ray'),
  both('', '"Quoted" Name'),
  both('', 'Person #12'),
  both('欧阳、明', ''),
  both('', '=Formula'),
  both('', 'Colon: Dash'),
];
const PEOPLE = 300;
const personNamed = (at: number) =>
  names[at % 30] ?? both(`沈${at % 150}`, at % 4 === 0 ? '' : `Person Number${at % 150}`);

/** 1,000 talks in 100 sessions, and 20 sessions without talks, written for the comparison before and after an import. */
async function largeProgramme(): Promise<number> {
  const cid = await conference();
  const insert = async (table: 'hall' | 'topic' | 'expert' | 'programme_session' | 'talk', rows: object[]) =>
    ids(
      await db
        .insertInto(table as 'talk')
        .values(rows.map((row) => ({ conference_id: cid, ...row })) as never)
        .returning('id')
        .execute(),
    );
  const halls = await insert(
    'hall',
    ['Hall 1', 'hall 1', 'Hall 2', 'A; B'].map((en, position) => ({
      name: json(both(position === 2 ? '一号厅' : '', en)),
      position,
    })),
  );
  const topics = await insert(
    'topic',
    ['Imaging', 'imaging', 'Rhythm; pacing', 'Imaging'].map((en, position) => ({ name: json(both('', en)), position })),
  );
  const experts = await insert(
    'expert',
    Array.from({ length: PEOPLE }, (_, at) => ({
      name: json(personNamed(at)),
      reading: nameReading(personNamed(at).zh, personNamed(at).en),
      affiliation: json(both(`第${at}医院`, at % 3 === 0 ? '' : `Hospital ${at}; Ward: 1`)),
      biography: json(at % 5 === 0 ? both('<p>简介</p>', '') : both('', '')),
    })),
  );
  const at = (minutes: number, seconds = 0) => new Date(Date.UTC(2027, 3, 15, 0, minutes, seconds));
  const of = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
  const sessions = await insert(
    'programme_session',
    Array.from({ length: 120 }, (_, n) => {
      const begins = (n % 4) * 1440 + (n % 12) * 60;
      const long = n === 100 ? 2 * 1440 : n === 101 ? 1439 : n === 102 ? 900 : 60;
      return {
        hall_id: n % 17 === 0 ? null : of(halls, n),
        kind: of(['session', 'plenary', 'workshop', 'poster', 'break'], n),
        title: json(of([both(`场次${n}`, `Session ${n}`), both(`TAVR ${n}`, ''), both('', `-Only ${n}`)], n)),
        introduction: json(
          of([both('', ''), both('<p>第一段</p><p>第二段</p>', ''), both('', 'Line one\nLine two')], n),
        ),
        sponsor: json(of([both('', ''), both('某公司', 'Company')], n)),
        starts_at: at(begins, n === 103 ? 30 : 0),
        ends_at: at(begins + long),
        topics: n % 5 === 0 ? [topics[3], topics[0], topics[2]] : [of(topics, n)],
      };
    }),
  );
  const talks = await insert(
    'talk',
    Array.from({ length: 1000 }, (_, n) => ({
      session_id: sessions[Math.floor(n / 10)],
      title: json(
        of([both(`讲题${n}`, `Talk ${n}`), both(`TAVR ${n}`, ''), both('', `=Talk ${n}`), both('', `'-x ${n}`)], n),
      ),
      abstract: json(
        of([both('', ''), both('目的\n\n方法', ''), both(`长${'文'.repeat(n === 2 ? 7000 : 10)}`, 'Aim')], n),
      ),
      starts_at:
        n % 3 === 0 ? at((Math.floor(n / 10) % 4) * 1440 + (Math.floor(n / 10) % 12) * 60 + (n % 10) * 5) : null,
      minutes: 5 + (n % 7),
      position: n % 10,
    })),
  );
  const part = (owner: object, numbers: [number, ProgrammeRole][]) =>
    numbers.map(([number, role], position) => ({ ...owner, expert_id: of(experts, number), role, position }));
  const parts = [
    ...sessions.flatMap((session_id, n) =>
      part({ session_id, talk_id: null }, [
        [n * 7, 'comments'],
        [n * 7 + 1, 'host'],
        [n * 7, 'host'],
      ]),
    ),
    ...talks.flatMap((talk_id, n) =>
      part(
        { session_id: null, talk_id },
        n % 30 === 0
          ? [
              [n, 'speaker'],
              [n + 1, 'speaker'],
            ]
          : [[n, 'speaker']],
      ),
    ),
  ];
  for (let from = 0; from < parts.length; from += 500)
    await db
      .insertInto('programme_role')
      .values(parts.slice(from, from + 500) as never)
      .execute();
  return cid;
}

/** Everything that an import may write, without the title, which the tests change, and what the format itself stores. */
async function written(cid: number) {
  const { halls, topics, experts, sessions, talks, parts, materials } = await readDraft(db, cid);
  const bare = (rows: object[]) =>
    rows.map((row) => {
      const { version: _version, title: _title, kept: _kept, ...rest } = row as Record<string, unknown>;
      return rest;
    });
  return {
    halls: bare(halls),
    topics: bare(topics),
    experts: bare(experts),
    sessions: bare(sessions),
    talks: bare(talks),
    parts: Object.fromEntries(parts),
    materials,
  };
}

const isEvent = (value: unknown): value is { title: string } =>
  typeof value === 'object' && value !== null && 'guid' in value && 'duration' in value && 'title' in value;

const formats = ['xlsx', 'csv', 'json', 'xml'] as const;
const big = await largeProgramme();

describe('[X3] [O7] an export of 1,000 talks, imported again', () => {
  it.each(formats.flatMap((format) => (['zh', 'en'] as const).map((language) => [format, language] as const)))(
    'untouched as %s in %s changes nothing',
    async (format, language) => {
      const { counts } = await dryRun(big, await exported(big, format, language));
      const total = format === 'json' || format === 'xml' ? 1020 : 1120;
      expect(counts).toEqual({ new: 0, change: 0, same: total, wrong: 0 });
    },
    120_000,
  );

  it('with every tenth title changed in a sheet changes these titles and nothing else', async () => {
    const before = await written(big);
    const rows: string[][] = [];
    for await (const line of readSheet(Readable.from(await exported(big, 'csv')), { limits: { rows: 20_000 } }))
      if ('row' in line) rows.push(line.row.cells.map((cell) => textOf(cell) ?? ''));
    const [head = [], ...lines] = rows;
    const title = head.indexOf('英文标题');
    const changed = lines.filter((_, at) => at % 10 === 0);
    for (const line of changed) line[title] = `${line[title] ?? ''} (revised)`.trim();
    const sheet = { columns: head.map((name) => ({ title: name, kind: 'text' as const })), rows: lines, zone: 'UTC' };
    const counts = await bring(big, await buffer(writeCsv(sheet)));
    expect(counts).toEqual({ new: 0, change: changed.length, same: lines.length - changed.length, wrong: 0 });
    expect(await written(big)).toEqual(before);
  }, 120_000);

  it.each(['json', 'xml'] as const)(
    'with every tenth title changed in %s changes these titles and nothing else',
    async (format) => {
      const before = await written(big);
      const text = (await exported(big, format, 'en')).toString();
      let at = 0;
      const renamed = (title: string) => (at++ % 10 === 0 ? `${title} (new)` : title);
      const file =
        format === 'json'
          ? JSON.stringify(JSON.parse(text), (key, value: unknown) =>
              key === 'persons' || !isEvent(value) ? value : { ...value, title: renamed(value.title) },
            )
          : text.replaceAll(
              /<title>([^<]*)<\/title>(?=\n<subtitle>)/g,
              (_, title: string) => `<title>${renamed(title)}</title>`,
            );
      expect(await bring(big, file)).toEqual({ new: 0, change: 102, same: 918, wrong: 0 });
      // A schedule gives every talk a time: a changed talk keeps the one that the file says.
      const untimed = ({ talks, ...rest }: typeof before) => ({
        ...rest,
        talks: talks.map(({ starts_at: _at, minutes: _minutes, ...talk }) => talk),
      });
      expect(untimed(await written(big))).toEqual(untimed(before));
    },
    120_000,
  );
});

describe('[X3] people of a programme sheet', () => {
  const titles = ['类别', '日期', '开始', '结束', '中文标题', '讲者', '单位'];
  const sheet = (...lines: string[][]) =>
    buffer(writeCsv({ columns: titles.map((title) => ({ title, kind: 'text' as const })), rows: lines, zone: 'UTC' }));
  const person = async (cid: number, zh: string, affiliation: string, en = '') =>
    (
      await db
        .insertInto('expert')
        .values({ conference_id: cid, name: json(both(zh, en)), affiliation: json(both(affiliation, '')) })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const line = (title: string, speaker: string, affiliation = '') => [
    '场次',
    '2027-04-15',
    '09:00',
    '10:00',
    title,
    speaker,
    affiliation,
  ];

  it('are matched by number, else by name with affiliation; a name of two people offers both and gives the talk to neither', async () => {
    const cid = await conference();
    const one = await person(cid, '王敏', '京海医院', 'Wang Min');
    const two = await person(cid, '王敏', '湖山医院', 'WANG MIN');
    const file = await sheet(
      line('a', '王敏'),
      line('b', `王敏 #${two}`),
      line('c', '王敏', '京海医院'),
      line('d', `李强 #${one}`),
      line('e', 'Wang Min'),
      line('f', 'wang min'),
      line('g', '王敏；赵一', '王敏：湖山医院；赵一：京海医院'),
      line('h', '王敏', '第三医院'),
    );
    const { id, counts } = await dryRun(cid, file);
    expect(counts).toEqual({ new: 5, change: 0, same: 0, wrong: 3 });
    const rows = await rowsOf(cid, id);
    const both = `#${one} 京海医院 / #${two} 湖山医院`;
    expect(rows.map(({ label, faults }) => [label, faults[0] ?? ''])).toEqual([
      [
        'a',
        `Speakers: more than one person is called 王敏. Add the number after the name, or the affiliation: ${both}`,
      ],
      ['b', ''],
      ['c', ''],
      ['d', `Speakers: #${one} 王敏 is not 李强. Correct the name or remove the number`],
      ['e', ''],
      [
        'f',
        `Speakers: more than one person is called wang min. Add the number after the name, or the affiliation: ${both}`,
      ],
      ['g', ''],
      ['h', ''],
    ]);
    expect(rows.at(-1)?.notes).toEqual([`New person: 王敏. There is another of this name: ${both}`]);
    await bring(cid, file, { wrong: true });
    const { sessions, parts } = await readDraft(db, cid);
    const speakers = (title: string) =>
      parts.get(`session/${sessions.find((session) => session.title.zh === title)?.id}`)?.map(({ expert }) => expert);
    expect([speakers('b'), speakers('c'), speakers('e')]).toEqual([[two], [one], [one]]);
    expect(speakers('g')?.[0]).toBe(two);
    const { experts } = await readDraft(db, cid);
    expect(experts.find(({ id: own }) => own === speakers('g')?.[1])?.affiliation).toEqual({ zh: '京海医院', en: '' });
  });
});

describe('[X3] what a schedule says and this app has no field for', () => {
  const event = (id: number, more: object) => ({
    guid: `3d9ad6a9-7b1e-4a59-9a54-b5b0a4a3c11${id}`,
    id,
    date: `2027-04-15T1${id}:00:00+08:00`,
    start: `1${id}:00`,
    duration: '00:30',
    room: 'A',
    title: `Event ${id}`,
    subtitle: '',
    track: 'Imaging',
    type: 'lecture',
    language: 'en',
    abstract: '',
    description: '',
    slug: `test-${id}-event`,
    url: `https://other.example/${id}`,
    persons: [
      {
        id: 7,
        guid: '11111111-1111-4111-8111-111111111111',
        public_name: 'Ana Silva',
        avatar: 'https://other.example/a.png',
      },
    ],
    links: [],
    ...more,
  });
  const document = (events: object[]) => ({
    schedule: {
      version: '1',
      base_url: 'https://other.example/',
      conference: {
        acronym: 'test',
        title: 'T',
        tracks: [
          { name: 'Imaging', slug: 'imaging', color: '#112233' },
          { name: 'Unused', slug: 'unused', color: '#445566' },
        ],
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
  const read = async (cid: number) =>
    JSON.parse((await exported(cid, 'json', 'en')).toString()) as { schedule: Schedule };
  const eventsOf = ({ schedule }: { schedule: Schedule }): ScheduleEvent[] =>
    schedule.conference.days.flatMap(({ rooms }) => Object.values(rooms).flat());

  it('stays: track colour and slug, do_not_stream, address, and a language only where one was given', async () => {
    const cid = await conference();
    const source = document([event(0, { do_not_stream: true }), event(1, { language: null, url: '/talk/1' })]);
    await bring(cid, JSON.stringify(source));
    const tracks = source.schedule.conference.tracks;
    const first = await read(cid);
    expect(first.schedule.conference.tracks).toEqual(tracks);
    expect(eventsOf(first)).toMatchObject([
      { language: 'en', do_not_stream: true, url: 'https://other.example/0' },
      { language: null, url: 'https://other.example/talk/1' },
    ]);
    // The XML cannot hold all of it: what it leaves out is not lost when it is imported again.
    const xml = (await exported(cid, 'xml', 'en')).toString();
    expect(xml).toContain('<track name="Imaging" color="#112233" slug="imaging">');
    expect((await dryRun(cid, xml)).counts).toEqual({ new: 0, change: 0, same: 2, wrong: 0 });
    await bring(cid, xml.replaceAll('<title>Event', '<title>Renamed'));
    const second = await read(cid);
    expect(second.schedule.conference.tracks).toEqual(tracks);
    expect(eventsOf(second)).toMatchObject([
      { title: 'Renamed 0', do_not_stream: true, persons: [{ avatar: 'https://other.example/a.png' }] },
      { title: 'Renamed 1', language: null },
    ]);
    expect((await dryRun(cid, JSON.stringify(second))).counts).toMatchObject({ same: 2 });
    // A topic that was renamed here keeps its colour.
    await db
      .updateTable('topic')
      .set({ name: json(both('', 'Cardiac imaging')) })
      .where('conference_id', '=', cid)
      .execute();
    expect((await read(cid)).schedule.conference.tracks).toMatchObject([
      { name: 'Cardiac imaging', slug: 'imaging', color: '#112233' },
      { name: 'Unused' },
    ]);
  });

  it('persons are exported with a number, a guid and the affiliation, in the feed for other programs too', async () => {
    const cid = await conference();
    await bring(cid, JSON.stringify(document([event(0, {})])));
    await db
      .updateTable('expert')
      .set({ affiliation: json(both('', 'Lake Hospital')) })
      .where('conference_id', '=', cid)
      .execute();
    expect(eventsOf(await read(cid))[0]?.persons).toMatchObject([
      { guid: '11111111-1111-4111-8111-111111111111', public_name: 'Ana Silva', affiliation: 'Lake Hospital' },
    ]);
  });
});
