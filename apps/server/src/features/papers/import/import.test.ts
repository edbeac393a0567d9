import { describe, expect, it } from 'vitest';
import { paperImportCalls as calls } from '@meetingapp/contract/papers/import.ts';
import { paperFile } from '@meetingapp/contract/papers/files.ts';
import type { PaperList } from '@meetingapp/contract/papers/list.ts';
import { reviewerCalls } from '@meetingapp/contract/papers/assignment.ts';
import { paperCalls } from '@meetingapp/contract/papers/result.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildReview, buildReviewer } from '@meetingapp/demo/papers/reviews.ts';
import { buildAcceptedPaper } from '@meetingapp/demo/papers/accepted.ts';
import { buildPaperCall } from '@meetingapp/demo/papers/papers.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { havePapers, papersFile } from '../../../testing/paper-data.ts';
import { doneOrWaiting } from '../../../testing/race/waiting-for-lock.ts';
import { importPapers } from './commands-apply.ts';
import { assignReview } from '../assignment/commands.ts';
import { readPapers } from './reader.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const conference = () => buildConference(db, { societyId });

async function upload(cid: number, content: string | Buffer, decision: string | null = 'publication') {
  const response = await test.attempt(
    calls.uploadPapers,
    { cid, decision },
    { language: 'en', token, file: content, fileName: 'papers.json' },
  );
  return response as { id: number; error?: string; faults?: { text: string }[] };
}
const state = async (cid: number, id: number) => (await test.call(calls.paperImport, { cid, id }, { token })).state;
const rowsOf = async (cid: number, id: number) =>
  (await test.call(calls.paperImportRows, { cid, id }, { token, language: 'en' })).rows;

async function bring(cid: number, content: string | Buffer, decision: string | null = 'publication') {
  const { id } = await upload(cid, content, decision);
  await test.call(calls.applyPapers, { cid, id }, { token });
  await test.work();
  const after = await state(cid, id);
  expect(after.apply).toMatchObject({ state: 'done' });
  return { id, counts: after.counts };
}

/** Undoes an import: how many papers were removed or restored, and the numbers of those that stay. */
async function undo(cid: number, id: number) {
  const { taskId } = await test.call(calls.undoPapers, { cid, id }, { token });
  await test.work();
  const { task, refusedRows } = await test.call(taskCalls.detail, { cid, id: taskId }, { token });
  expect(task).toMatchObject({ state: 'done', total: task.done });
  expect((await state(cid, id)).takenBackAt).not.toBeNull();
  return { undone: task.done - task.refused, stays: refusedRows.map(({ label }) => label) };
}

/** Everything in the database about a conference's papers. */
async function standing(cid: number) {
  const papers = await db.selectFrom('paper').selectAll().where('conference_id', '=', cid).orderBy('id').execute();
  const ids = [0, ...papers.map(({ id }) => id)];
  const authors = await db.selectFrom('paper_author').selectAll().where('paper_id', 'in', ids).execute();
  const topics = await db
    .selectFrom('paper_topic')
    .selectAll()
    .where('conference_id', '=', cid)
    .orderBy('position')
    .execute();
  return { papers, authors, topics };
}

async function listOf(cid: number): Promise<PaperList> {
  const { list } = await test.call(paperCalls.list, { cid, kind: 'papers' });
  const file = await test.app.inject(paperFile.list(cid, 'papers', list?.version ?? ''));
  expect(file.headers['cache-control']).toContain('immutable');
  return file.json<PaperList>();
}

const one = (more: object = {}) => ({
  id: 'a-1',
  title: 'A short title',
  abstract: 'First.\n\nSecond.',
  authors: ['Zhang, Jianwei', 'Shi, Yonggang'],
  topics: ['Body -> Brain'],
  ...more,
});

describe.skipIf(!havePapers)('[O7] the papers of another conference', () => {
  it('[S72] 1,008 of them are imported, and a second import updates each in place', async () => {
    const cid = await conference();
    const read = await readPapers(papersFile());
    if (!read.ok) throw new Error('not read');
    const wish = {
      conferenceId: cid,
      importId: null,
      staffId: null,
      decision: 'publication',
      now: new Date(),
    } as const;
    expect(await importPapers(db, { ...wish, rows: read.rows })).toEqual({ new: 1008, change: 0, same: 0, wrong: 0 });
    const before = await standing(cid);
    expect(before.papers).toHaveLength(1008);
    // Capitals and double spaces do not make another topic.
    expect(before.topics.filter(({ name }) => /^(breast|skin|deep learning)$/i.test(name.en))).toHaveLength(3);
    expect(await importPapers(db, { ...wish, rows: read.rows })).toEqual({ new: 0, change: 0, same: 1008, wrong: 0 });
    expect(await standing(cid)).toEqual(before);
    const source = JSON.parse(papersFile().toString()) as { id: string; title: string; authors: string[] }[];
    const list = await listOf(cid);
    expect(list.papers.map(({ number }) => number).sort()).toEqual(source.map(({ id }) => id).sort());
    const most = source.find(({ authors }) => authors.length === 28);
    expect(list.papers.find(({ number }) => number === most?.id)?.authors).toHaveLength(28);
  }, 60_000);
});

describe('[O7] imported papers', () => {
  it('the dry run says what would change, and changes nothing', async () => {
    const cid = await conference();
    await bring(cid, JSON.stringify([one(), one({ id: 'a-2' })]));
    const before = await standing(cid);
    const file = [
      one({ title: 'Another title', topics: ['body ->  brain'] }),
      one({ id: 'a-2' }),
      one({ id: 'a-3' }),
      one({ id: 'a-3' }),
      one({ id: '' }),
    ];
    const { id } = await upload(cid, JSON.stringify(file));
    expect((await state(cid, id)).counts).toEqual({ new: 1, change: 1, same: 1, wrong: 2 });
    const rows = await rowsOf(cid, id);
    expect(rows.map(({ fate, changed, faults }) => [fate, changed, faults.map(({ text }) => text)])).toEqual([
      ['change', ['title'], []],
      ['same', [], []],
      ['new', [], []],
      ['wrong', [], [expect.stringContaining('3')]],
      ['wrong', [], [expect.stringContaining('Number')]],
    ]);
    expect(await standing(cid)).toEqual(before);
  });

  it('keep later changes by staff: decisions, boards and affiliations that the file does not name', async () => {
    const cid = await conference();
    await bring(cid, JSON.stringify([one()]), null);
    const [paper] = (await standing(cid)).papers;
    expect(paper).toMatchObject({ state: 'submitted', decision: null, number: 'a-1' });
    const moment = new Date('2026-01-02T03:04:05Z');
    await db
      .updateTable('paper')
      .set({ state: 'decided', decision: 'oral', decided_at: moment, told_at: moment, board: 'B-1' })
      .where('id', '=', paper?.id ?? 0)
      .execute();
    const { counts } = await bring(cid, JSON.stringify([one({ title: 'New' })]), 'poster');
    expect(counts).toMatchObject({ change: 1 });
    const [after] = (await standing(cid)).papers;
    expect(after).toMatchObject({ decision: 'oral', board: 'B-1', told_at: moment, title: { zh: '', en: 'New' } });
  });

  it('come from a sheet, in either language, with results, boards and affiliation marks', async () => {
    const cid = await conference();
    const { content } = await test.call(calls.papersTemplate, { cid, format: 'csv' }, { token, language: 'zh' });
    const { counts } = await bring(cid, Buffer.from(content, 'base64'), null);
    expect(counts).toEqual({ new: 1, change: 0, same: 0, wrong: 0 });
    const [paper] = (await listOf(cid)).papers;
    expect(paper).toMatchObject({ number: 'P-0001', result: 'poster', board: 'A-012' });
    expect(paper?.authors.map(({ name, at }) => [name.zh, at])).toEqual([
      ['林知远', [1]],
      ['沈砚秋', [1, 2]],
    ]);
    const found = await test.call(paperCalls.byPhone, { cid, name: '林 知远', phone: '+86 139 0010 1001' });
    expect(found.papers).toMatchObject([{ number: 'P-0001', result: 'poster' }]);
  });

  it('are refused with the cause when the file is no list of papers', async () => {
    const cid = await conference();
    const said = async (content: string) => (await upload(cid, content)).faults?.[0]?.text;
    expect(await said('{"a": 1}')).toContain('not a list of papers');
    expect(await said('[1, 2')).toContain('not a list of papers');
    expect(await said('a,b\n')).toContain('no columns');
    expect(await said('')).toBe('The file is empty');
  });

  it('come from a sheet with columns mapped by hand; wrong rows are grouped by reason and corrected in place', async () => {
    const cid = await conference();
    const file = ['a,b,c', 'P1,心衰研究,口头', 'P2,,口头', 'P3,,口头', 'P1,重复,书面', ''].join('\n');
    const { id } = await upload(cid, file, null);
    const seen = async () => test.call(calls.paperImport, { cid, id }, { token, language: 'en' });
    expect(await seen()).toMatchObject({ sheet: { titles: ['a', 'b', 'c'], complete: false }, reasons: [] });
    const map = (columns: (string | null)[]) => test.attempt(calls.paperColumns, { cid, id, columns }, { token });
    expect(await map(['title', 'title', null])).toMatchObject({ error: 'body_invalid' });
    expect(await map(['externalId', 'title', 'decision'])).toMatchObject({ code: 0 });
    const { state: found, reasons, sheet } = await seen();
    expect(sheet?.complete).toBe(true);
    expect(found.counts).toEqual({ new: 1, change: 0, same: 0, wrong: 3 });
    expect(reasons.map(({ count }) => count)).toEqual([2, 1]);
    const { rows } = await test.call(
      calls.paperImportRows,
      { cid, id, faultKey: reasons[0]?.key ?? null },
      { token, language: 'en' },
    );
    expect(rows.map(({ number, cells, faults }) => [number, cells, faults[0]?.column])).toEqual([
      [3, ['P2', '', '口头'], 1],
      [4, ['P3', '', '口头'], 1],
    ]);
    const mend = (lineNumber: number, cellAt: number, cellText: string) =>
      test.attempt(calls.mendPaper, { cid, id, lineNumber, cellAt, cellText }, { token });
    expect(await mend(3, 1, '房颤研究')).toMatchObject({ code: 0, fate: 'new' });
    expect(await mend(5, 0, 'P2')).toMatchObject({ fate: 'wrong' });
    expect(await mend(5, 0, 'P4')).toMatchObject({ fate: 'new' });
    expect(await mend(9, 0, 'x')).toMatchObject({ error: 'not_found' });
    expect(await mend(3, 9, 'x')).toMatchObject({ error: 'not_found' });
    await test.call(calls.applyPapers, { cid, id }, { token });
    await test.work();
    expect((await standing(cid)).papers.map(({ number, title }) => [number, title.zh])).toEqual([
      ['P1', '心衰研究'],
      ['P2', '房颤研究'],
      ['P4', '重复'],
    ]);
    expect(await mend(4, 1, 'x')).toMatchObject({ error: 'import_row_settled' });
  });

  it('are wrong when another paper has the number or the board', async () => {
    const cid = await conference();
    await buildAcceptedPaper(db, cid, { number: 'a-1', board: 'X' });
    const { id } = await upload(cid, JSON.stringify([one(), one({ id: 'a-2', board: 'X' })]));
    expect((await rowsOf(cid, id)).map(({ faults }) => faults.length)).toEqual([1, 1]);
  });

  it('are undone as a whole, except those with votes or questions', async () => {
    const cid = await conference();
    const { id } = await bring(cid, JSON.stringify([one(), one({ id: 'a-2' })]), 'poster');
    const [first] = (await standing(cid)).papers;
    await db
      .insertInto('poster_question')
      .values({ paper_id: first?.id ?? 0, asked_by: 'A', question: 'Why?', asked_at: new Date() })
      .execute();
    expect(await undo(cid, id)).toEqual({ undone: 1, stays: [first?.number] });
    expect((await standing(cid)).papers).toHaveLength(1);
    expect(await test.attempt(calls.undoPapers, { cid, id }, { token })).toMatchObject({
      error: 'import_not_applied',
    });
    expect(await test.attempt(calls.applyPapers, { cid, id }, { token })).toMatchObject({ error: 'import_taken_back' });
  });

  it('are restored when nobody changed them since, and reported when somebody did', async () => {
    const cid = await conference();
    await bring(cid, JSON.stringify([one(), one({ id: 'a-2' }), one({ id: 'a-3' })]), 'poster');
    const before = await standing(cid);
    const other = { title: 'Other', authors: [{ name: 'Somebody Else' }] };
    const { id } = await bring(
      cid,
      JSON.stringify([one(other), one({ ...other, id: 'a-2' }), one({ id: 'a-4' })]),
      null,
    );
    const second = before.papers.find(({ number }) => number === 'a-2')?.id ?? 0;
    await db
      .updateTable('paper')
      .set({ board: 'B-9', version: (column) => column('version', '+', 1) })
      .where('id', '=', second)
      .execute();
    expect(await undo(cid, id)).toEqual({ undone: 2, stays: ['a-2'] });
    const after = await standing(cid);
    const plain = ({ papers, authors }: typeof before, paperId: number) => [
      papers.filter((row) => row.id === paperId).map(({ version: _version, changed_at: _at, ...row }) => row),
      authors.filter((row) => row.paper_id === paperId),
    ];
    const first = before.papers.find(({ number }) => number === 'a-1')?.id ?? 0;
    expect(plain(after, first)).toEqual(plain(before, first));
    expect(after.papers.find((row) => row.id === second)).toMatchObject({ board: 'B-9', title: { en: 'Other' } });
    expect(after.papers.map(({ number }) => number)).toEqual(['a-1', 'a-2', 'a-3']);
  });

  it('lose the undo data and files after a while; the papers stay', async () => {
    const cid = await conference();
    const { id } = await bring(cid, JSON.stringify([one()]));
    const { file_id: key } = await db
      .selectFrom('paper_import')
      .select('file_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('paper_import')
      .set({ created_at: new Date('2020-01-01') })
      .where('id', '=', id)
      .execute();
    const { jobRegistry } = await import('../../../job-registry.ts');
    const context = { db, ports: test.ports, publicUrl: '', clock: () => new Date() };
    await jobRegistry['papers.forgetImports'].run({}, context);
    expect(await test.ports.files.size(key)).toBeNull();
    expect((await standing(cid)).papers).toHaveLength(1);
    expect(await test.attempt(calls.paperImport, { cid, id }, { token })).toMatchObject({ error: 'not_found' });
  });

  it('of another conference are not found', async () => {
    const cid = await conference();
    const { id } = await upload(cid, JSON.stringify([one()]));
    const other = await conference();
    for (const call of [calls.paperImport, calls.paperImportRows, calls.applyPapers, calls.undoPapers])
      expect(await test.attempt(call, { cid: other, id }, { token })).toMatchObject({ error: 'not_found' });
  });
});

const HOUSE = '云栖市第九医院';
/** Each row: number, authors, affiliations, result. */
const sheet = (...rows: [string, string, string, string?][]) =>
  ['Number,Title,Authors,Affiliations,Result', ...rows.map(([id, ...cells]) => [id, `Of ${id}`, ...cells].join())].join(
    '\n',
  );
let reviewers = 0;

/** Imported papers in review, each with a completed review by somebody of another affiliation. */
async function inReview(...numbers: string[]) {
  const cid = await conference();
  await buildPaperCall(db, cid);
  await bring(
    cid,
    sheet(...numbers.map((number): [string, string, string] => [number, '林知远[1]', '海角大学'])),
    null,
  );
  reviewers += 1;
  const wish = { name: `评审${reviewers}`, email: `import.reviewer${reviewers}@own.example`, affiliations: [HOUSE] };
  const staffId = await buildReviewer(db, societyId, cid, wish);
  const ids = new Map((await standing(cid)).papers.map(({ number, id }) => [number, id]));
  for (const id of ids.values()) await buildReview(db, id, staffId, { state: 'done', total: 800 });
  await db.updateTable('paper').set({ state: 'in_review' }).where('conference_id', '=', cid).execute();
  const reviewed = async () => {
    const rows = db.selectFrom('paper_review').innerJoin('paper', 'paper.id', 'paper_id').select('number');
    const found = await rows.where('conference_id', '=', cid).orderBy('number').execute();
    return found.map(({ number }) => number);
  };
  const found = async () => (await test.call(reviewerCalls.conflicts, { cid }, { token })).conflicts;
  return { cid, staffId, name: wish.name, paperId: ids.get(numbers[0] ?? '') ?? 0, reviewed, found };
}

describe('[O11] an import whose authors conflict with a reviewer', () => {
  it('ends assignments to a colleague or to an author, and nothing else', async () => {
    const { cid, staffId, name, reviewed, found } = await inReview('r-1', 'r-2', 'r-3', 'r-4', 'r-5');
    const file = sheet(
      ['r-1', '林知远[1]', `${HOUSE}心内科`],
      ['r-2', `林知远[1];${name}[1]`, '海角大学'],
      ['r-3', '林知远[1]', '天涯大学'],
      ['r-4', '林知远[1]', '海角大学'],
      ['r-5', '林知远[1]', HOUSE, 'Oral'],
    );
    const { counts } = await bring(cid, file, null);
    expect(counts).toMatchObject({ change: 4, same: 1 });
    // Papers with an imported result are decided: their reviews stay.
    expect(await reviewed()).toEqual(['r-3', 'r-4', 'r-5']);
    const ended = { staffId, declared: false, found: true, lacking: 2 };
    expect((await found()).toSorted((one, other) => one.paperId - other.paperId)).toMatchObject([
      { ...ended, number: 'r-1', reason: expect.stringContaining('云栖') },
      { ...ended, number: 'r-2', reason: name },
    ]);
  });

  it('ends them as well when imported from the command line', async () => {
    const { cid, reviewed } = await inReview('r-1', 'r-2');
    const read = await readPapers(Buffer.from(sheet(['r-1', '林知远[1]', HOUSE])));
    if (!read.ok) throw new Error('not read');
    const wish = { conferenceId: cid, importId: null, staffId: null, decision: null, now: new Date() };
    expect(await importPapers(db, { ...wish, rows: read.rows })).toMatchObject({ change: 1 });
    expect(await reviewed()).toEqual(['r-2']);
  });

  it('ends them as well when an import is undone and the former authors are colleagues by now', async () => {
    const { cid, staffId, reviewed } = await inReview('r-1', 'r-2');
    const { id } = await bring(cid, sheet(['r-1', '林知远[1]', '天涯大学']), null);
    const move = { cid, staffId, affiliations: ['海角大学'], topics: [], most: null };
    await test.call(reviewerCalls.saveReviewer, move, { token });
    expect(await reviewed()).toEqual(['r-1']);
    expect(await undo(cid, id)).toEqual({ undone: 1, stays: [] });
    expect(await reviewed()).toEqual([]);
  });

  it('keeps the paper from a colleague assigned concurrently', async () => {
    const { cid, staffId, paperId, reviewed } = await inReview('r-1');
    await db.deleteFrom('paper_review').where('paper_id', '=', paperId).execute();
    const read = await readPapers(Buffer.from(sheet(['r-1', '林知远[1]', HOUSE])));
    if (!read.ok) throw new Error('not read');
    const wish = { conferenceId: cid, importId: null, staffId, decision: null, rows: read.rows, now: new Date() };
    let giving: ReturnType<typeof assignReview> | undefined;
    await db.transaction().execute(async (transaction) => {
      await importPapers(transaction, wish);
      giving = assignReview(db, { cid, staffId, now: new Date() }, { paperId, staffId });
      await doneOrWaiting(test.pool, giving);
    });
    expect(await giving).toEqual({ ok: false, reason: 'review_own_institution' });
    expect(await reviewed()).toEqual([]);
  });
});
