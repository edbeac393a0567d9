import { createHash } from 'node:crypto';
import { conferenceArchiveCalls as calls } from '@meetingapp/contract/conference/archive.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildAttempt, buildBank, buildExam } from '@meetingapp/demo/exam/exam.ts';
import { buildExhibitor } from '@meetingapp/demo/exhibition/exhibitors.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildForm, plainFields } from '@meetingapp/demo/forms/forms.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildAnswers, buildSurvey, surveyItem, usualContent } from '@meetingapp/demo/survey/survey.ts';
import { buildVideo, filmFile } from '@meetingapp/demo/video/video.ts';
import { zipOf } from '@meetingapp/sheets/zip/testing-zip.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { visitor } from '../../../testing/congress.ts';
import { contentsOf, exported, imported, uploaded, type Contents } from '../../../testing/conference/archive.ts';
import { MANIFEST, MOST_FILM_BYTES } from './reader-manifest.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const owner = await buildStaffToken(db, await buildStaff(db, societyId));

async function congress(): Promise<number> {
  const cid = await buildConference(db, { societyId });
  await buildForm(db, cid, plainFields);
  await buildFeeKind(db, cid);
  return cid;
}

/** An archive whose entries are these, and whose manifest states them. */
function packed(
  { manifest, entries }: Contents,
  change: (tables: Contents['manifest']['tables']) => Contents['manifest']['tables'] = (tables) => tables,
): Buffer {
  const listed = [...entries].map(([name, bytes]) => ({
    name,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }));
  const about = JSON.stringify({ ...manifest, tables: change(manifest.tables), entries: listed });
  return zipOf([...[...entries].map(([name, content]) => ({ name, content })), { name: MANIFEST, content: about }]);
}

const countOf = async (table: string): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db)).rows[0]?.n ?? 0;

describe('[O23] exams in an archive', () => {
  it('draw from the bank of the society, which gets each question once, and a changed one under a new code', async () => {
    const cid = await congress();
    await buildBank(db, societyId);
    const examId = await buildExam(db, { cid, societyId });
    const file = await exported(test, owner, cid, 'setup');
    const items = await countOf('exam_item');
    const again = await imported(test, owner, file, 'setup');
    expect(await countOf('exam_item')).toBe(items);
    const pools = await db.selectFrom('exam').select(['conference_id', 'pool', 'rules']).execute();
    const poolOf = (one: number) => pools.find(({ conference_id }) => conference_id === one);
    expect(poolOf(again)).toMatchObject({ pool: poolOf(cid)?.pool, rules: poolOf(cid)?.rules });

    const contents = await contentsOf(file);
    const versions = contents.rows.get('exam_item_version') ?? [];
    const [first] = versions;
    const content = first?.['content'] as { stem: object };
    const other = versions.map((row) =>
      row === first ? { ...row, content: { ...content, stem: both('另一题', 'Another') } } : row,
    );
    contents.entries.set(
      'tables/exam_item_version.jsonl',
      Buffer.from(other.map((row) => `${JSON.stringify(row)}\n`).join('')),
    );
    await imported(test, owner, packed(contents), 'setup');
    expect(await countOf('exam_item')).toBe(items + 1);
    const code = (contents.rows.get('exam_item') ?? []).find(({ id }) => id === first?.['item_id'])?.['code'];
    const made = await db
      .selectFrom('exam_item')
      .select('code')
      .where('code', '=', `${String(code)}-2`)
      .execute();
    expect(made).toHaveLength(1);
    expect(examId).toBeGreaterThan(0);
  });

  it('in another society bring their questions, and with people attempts, marks and answers, but none under way', async () => {
    const own = await buildSociety(db);
    const token = await buildStaffToken(db, await buildStaff(db, own, { email: 'own-1@example.org' }));
    const cid = await buildConference(db, { societyId: own });
    await buildForm(db, cid, plainFields);
    await buildBank(db, own);
    const examId = await buildExam(db, { cid, societyId: own });
    const [one, other] = [await visitor(test), await visitor(test)];
    const at = new Date(Date.now() - 30 * 60_000);
    await buildAttempt(db, { accountId: one.accountId, examId, at, minutes: 10, answers: () => true });
    await buildAttempt(db, { accountId: other.accountId, examId, at, minutes: null, answers: () => true });
    const target = await testApp();
    const elsewhere = await buildStaffToken(target.db, await buildStaff(target.db, await buildSociety(target.db)));
    const made = await imported(target, elsewhere, await exported(test, token, cid, 'everything'));
    const attempts = await target.db
      .selectFrom('exam_attempt')
      .innerJoin('exam', 'exam.id', 'exam_id')
      .select(['exam_attempt.id', 'mark', 'passed', 'exam.pool'])
      .where('conference_id', '=', made)
      .execute();
    const before = await db
      .selectFrom('exam_attempt')
      .select(['mark', 'passed'])
      .where('account_id', '=', one.accountId)
      .execute();
    expect(attempts.map(({ mark, passed }) => ({ mark, passed }))).toEqual(before);
    const known = await target.db.selectFrom('exam_item_version').select('id').execute();
    const ids = new Set(known.map(({ id }) => id));
    expect(attempts[0]?.pool.filter(({ id }) => !ids.has(id))).toEqual([]);
    expect(await target.db.selectFrom('exam_answer').select('position').execute()).toHaveLength(10);
  }, 60_000);
});

describe('[O23] answers to surveys in an archive', () => {
  it('come with the person who gave them, unless they are anonymous: then nothing leads to anybody', async () => {
    const cid = await congress();
    const items = [surveyItem('said', 'T', both('说一句', 'Say something'), { required: true })];
    const content = (anonymous: boolean) =>
      usualContent({ anonymous, items, opensAt: new Date(Date.now() - 60_000).toISOString() });
    const [named, anonymous] = [await buildSurvey(db, cid, content(false)), await buildSurvey(db, cid, content(true))];
    const people = [await visitor(test), await visitor(test), await visitor(test)];
    for (const [at, { accountId }] of people.entries())
      for (const [surveyId, isAnonymous] of [
        [named, false],
        [anonymous, true],
      ] as const)
        await buildAnswers(db, {
          surveyId,
          accountId,
          anonymous: isAnonymous,
          answers: { said: `${isAnonymous ? 'a' : 'n'}${at}` },
          now: new Date(),
        });
    const target = await testApp();
    const token = await buildStaffToken(target.db, await buildStaff(target.db, await buildSociety(target.db)));
    const made = await imported(target, token, await exported(test, owner, cid, 'everything'));
    const { rows } = await sql<{ anonymous: boolean; said: string[]; people: number; linked: number }>`
      select anonymous,
        (select array_agg(answers ->> 'said' order by answers ->> 'said') from survey_answer where survey_id = survey.id) as said,
        (select count(*)::int from survey_done where survey_id = survey.id) as people,
        (select count(answer_id)::int from survey_done where survey_id = survey.id) as linked
      from survey where conference_id = ${made} order by anonymous`.execute(target.db);
    expect(rows).toEqual([
      { anonymous: false, said: ['n0', 'n1', 'n2'], people: 3, linked: 3 },
      { anonymous: true, said: ['a0', 'a1', 'a2'], people: 3, linked: 0 },
    ]);
    const said = await sql<{ said: string; phone: string }>`
      select answers ->> 'said' as said, value as phone from survey_done join survey_answer on survey_answer.id = answer_id
      join identity using (account_id) where kind = 'phone' order by said`.execute(target.db);
    const phones = await sql<{ value: string }>`select value from identity where kind = 'phone'
      and account_id = any (${people.map(({ accountId }) => accountId)}::bigint[]) order by account_id`.execute(db);
    expect(said.rows.map(({ phone }) => phone)).toEqual(phones.rows.map(({ value }) => value));
  }, 60_000);
});

describe('[O23] films in an archive', () => {
  it('come with their files; one that is too large comes as a record that waits for an upload, and the dry run says so', async () => {
    const cid = await congress();
    const { media } = test.ports;
    const captions = [{ language: 'zh', label: '中文', text: 'WEBVTT\n\n00:00.000 --> 00:01.000\n你好\n' }];
    await buildVideo(db, media, cid, { title: both('五步', 'Five steps'), captions });
    const large = await buildVideo(db, media, cid, { title: both('长片', 'Long film') });
    const { folder } = await db.selectFrom('video').select('folder').where('id', '=', large).executeTakeFirstOrThrow();
    await media.write(folder, 'segment.ts', Buffer.alloc(MOST_FILM_BYTES, 0x47));
    const file = await exported(test, owner, cid, 'everything');
    const { summary } = await uploaded(test, owner, file);
    expect(summary).toMatchObject({ filmsLeft: 1, files: 2 });
    const made = await imported(test, owner, file);
    const films = await db.selectFrom('video').selectAll().where('conference_id', '=', made).orderBy('id').execute();
    expect(films.map(({ state, captions: texts }) => [state, texts.length])).toEqual([
      ['published', 1],
      ['making', 0],
    ]);
    const [first] = films;
    const stored = await media.read(first?.folder ?? '', 'film.mp4');
    const chunks: Buffer[] = [];
    for await (const chunk of stored?.stream() ?? []) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).equals(filmFile('five-steps'))).toBe(true);
    expect(await media.has(first?.folder ?? '', 'zh.vtt')).toBe(true);
  }, 60_000);

  it('are refused when a file is not what its name says, or a playlist leads elsewhere', async () => {
    const cid = await congress();
    await buildVideo(db, test.ports.media, cid, { title: both('五步', 'Five steps') });
    const contents = await contentsOf(await exported(test, owner, cid, 'everything'));
    const name = [...contents.entries.keys()].find((one) => one.endsWith('/film.mp4')) ?? '';
    const bent = (change: (entries: Map<string, Buffer>) => void) => {
      const entries = new Map(contents.entries);
      change(entries);
      return uploaded(test, owner, packed({ ...contents, entries }));
    };
    const script = await bent((entries) => entries.set(name, Buffer.from('<script>alert(1)</script>')));
    expect(script.faults[0]).toMatch(/film\.mp4: the content does not match/);
    const list = name.replace('film.mp4', 'index.m3u8');
    const away = await bent((entries) => entries.set(list, Buffer.from('#EXTM3U\nhttps://example.org/1.ts\n')));
    expect(away.faults[0]).toMatch(/index\.m3u8: the content does not match/);
  });
});

describe('[O23] companies in an archive', () => {
  it('stay with the set-up, and so do the stamps that hang at their booths', async () => {
    const cid = await congress();
    const exhibitorId = await buildExhibitor(db, cid);
    await db
      .insertInto('stamp')
      .values([
        { conference_id: cid, name: JSON.stringify(both('展台', 'Booth')), exhibitor_id: exhibitorId },
        { conference_id: cid, name: JSON.stringify(both('大厅', 'Hall')) },
      ])
      .execute();
    const stamps = async (scope: 'setup' | 'everything', from: 'setup' | 'everything') => {
      const made = await imported(test, owner, await exported(test, owner, cid, from), scope);
      const rows = await db
        .selectFrom('stamp')
        .select(['name', 'exhibitor_id'])
        .where('conference_id', '=', made)
        .orderBy('id')
        .execute();
      return rows.map(({ name, exhibitor_id }) => [name.en, exhibitor_id !== null]);
    };
    expect(await stamps('everything', 'everything')).toEqual([
      ['Booth', true],
      ['Hall', false],
    ]);
    expect(await stamps('setup', 'everything')).toEqual([['Hall', false]]);
    expect(await stamps('setup', 'setup')).toEqual([['Hall', false]]);
  });
});

describe('[O23] an archive of an earlier version', () => {
  it('has no table that was not in archives then, and is imported without it', async () => {
    const contents = await contentsOf(await exported(test, owner, await congress(), 'setup'));
    contents.entries.delete('tables/exam.jsonl');
    const file = packed(contents, (tables) => tables.filter(({ table }) => table !== 'exam'));
    expect(await imported(test, owner, file, 'setup')).toBeGreaterThan(0);
  });
});

describe('[O23] an uploaded archive', () => {
  it('is found again by the person who uploaded it, until it is imported, faulty or put aside', async () => {
    const own = await buildSociety(db);
    const token = await buildStaffToken(db, await buildStaff(db, own, { email: 'own-2@example.org' }));
    const colleague = await buildStaffToken(db, await buildStaff(db, own, { email: 'own-3@example.org' }));
    const pending = async (as: string) => (await test.call(calls.pendingArchive, {}, { token: as })).id;
    const file = await exported(test, owner, await congress(), 'setup');
    expect(await pending(token)).toBeNull();
    // Also while its dry run waits.
    const { id } = await test.call(calls.uploadArchive, {}, { token, file, fileName: 'conference.zip' });
    expect(await pending(token)).toBe(id);
    expect(await test.attempt(calls.dropArchive, { id }, { token })).toMatchObject({ error: 'archive_busy' });
    await test.work();
    expect(await pending(token)).toBe(id);
    expect(await pending(colleague)).toBeNull();
    await test.call(calls.dropArchive, { id }, { token });
    expect(await pending(token)).toBeNull();
    expect(await test.attempt(calls.applyArchive, { id }, { token })).toMatchObject({ error: 'archive_not_checked' });
    expect(await test.attempt(calls.checkArchive, { id, scope: 'setup' }, { token })).toMatchObject({
      error: 'not_found',
    });
    await uploaded(test, token, Buffer.from('no archive'));
    expect(await pending(token)).toBeNull();
    await imported(test, token, file);
    expect(await pending(token)).toBeNull();
    expect(await test.attempt(calls.dropArchive, { id }, { token: owner })).toMatchObject({ error: 'not_found' });
  });
});
