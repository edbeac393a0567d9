import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { submissionCalls as calls, type OwnPaper, type PaperContent } from '@meetingapp/contract/papers/submission.ts';
import { both, nothing } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { buildPaper, buildPaperCall, buildPaperTopic, type PaperCallInput } from '@meetingapp/demo/papers/papers.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { testApp } from '../../../testing/app.ts';
import { visitor, type Visitor } from '../../../testing/congress.ts';
import { meeting } from '../../../testing/race/meeting.ts';
import { sentTo } from '../../../testing/outbox.ts';
import { takeNumber } from './commands-number.ts';

const start = new Date('2027-01-10T00:00:00Z');
const test = await testApp({ clock: start });
const { db } = test;
const later = (ms: number) => new Date(start.getTime() + ms);
const HOUR = 3_600_000;

async function congress(wish: PaperCallInput = {}) {
  test.clock.now = start;
  const cid = await buildConference(db);
  await buildPaperCall(db, cid, wish);
  return { cid, topicId: await buildPaperTopic(db, cid), who: await visitor(test) };
}

const content = (topicId: number, change: Partial<PaperContent> = {}): PaperContent => ({
  language: 'zh',
  title: both('血脂管理的新证据', 'New evidence on lipids'),
  topics: [topicId],
  wish: 'poster',
  affiliations: [{ name: both('示例医院', ''), city: '杭州', country: '中国' }],
  authors: [
    { name: both('周晓晴', ''), email: 'zhou@example.org', affiliations: [1], presenting: true, corresponding: true },
  ],
  abstract: ['background', 'methods', 'results', 'conclusion'].map((code) => ({ code, text: '纳入患者。' })),
  keywords: ['血脂'],
  contact: { name: '周晓晴', phone: '13800001111', email: '' },
  ...change,
});

const keep = async (who: Visitor, cid: number, paper: PaperContent, of: OwnPaper | null = null) =>
  (
    await test.call(
      calls.keepPaper,
      { cid, paperId: of?.paperId ?? null, version: of?.version ?? 1, paper },
      { token: who.token },
    )
  ).paper;
const submit = (who: Visitor, cid: number, { paperId, version }: OwnPaper, paper: PaperContent) =>
  test.attempt(calls.submitPaper, { cid, paperId, version, paper }, { token: who.token });
const read = async (who: Visitor, cid: number, paperId: number) =>
  (await test.call(calls.ownPaper, { cid, paperId }, { token: who.token })).paper;

async function send(who: Visitor, body: object, file: Buffer, name = 'file') {
  const response = await test.attempt(calls.addPaperFile, body, {
    language: 'en',
    token: who.token,
    file,
    fileName: name,
  });
  return response as { code: number; paper: OwnPaper; error?: string; msg?: string };
}
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n');

describe('[S76] an author', () => {
  it('[S76] saves a draft, submits it, gets a number and a message, and finds it among their papers', async () => {
    const { cid, topicId, who } = await congress();
    const empty = content(topicId, { title: nothing, topics: [], authors: [], affiliations: [], abstract: [] });
    const draft = await keep(who, cid, empty);
    expect(draft).toMatchObject({ number: 'P0001', state: 'draft', mayRevise: true, result: null });
    expect(await submit(who, cid, draft, content(topicId))).toMatchObject({ code: 0, paper: { state: 'submitted' } });
    const { papers, call, me } = await test.call(calls.ownPapers, { cid }, { token: who.token, language: 'en' });
    expect(papers).toMatchObject([{ number: 'P0001', title: 'New evidence on lipids', mayWithdraw: true }]);
    expect(call?.sections[0]).toEqual({ code: 'background', name: 'Background', required: true });
    expect(me).toMatchObject({ name: '周晓晴', phone: who.answers.phone });
    const sent = await sentTo(test, who.answers.phone);
    expect(sent.at(-1)).toMatchObject({ variables: { number: 'P0001', title: '血脂管理的新证据' } });
    expect((await read(who, cid, draft.paperId)).content).toEqual(content(topicId));
  });

  it('[S76] learns which field is wrong, in their language, and the paper stays a draft', async () => {
    const { cid, topicId, who } = await congress({ wordsMost: 5 });
    const draft = await keep(who, cid, content(topicId));
    const wrong = content(topicId, {
      title: both('', 'Only English'),
      authors: [{ name: nothing, email: 'x', affiliations: [], presenting: false, corresponding: false }],
      abstract: [{ code: 'background', text: '纳入患者一百二十八例' }],
    });
    const { paperId, version } = draft;
    const answer = await test.attempt(
      calls.submitPaper,
      { cid, paperId, version, paper: wrong },
      { token: who.token, language: 'en' },
    );
    expect(answer).toMatchObject({ error: 'answers_invalid' });
    const texts = 'faults' in answer ? answer.faults?.map(({ text }) => text) : [];
    expect(texts).toEqual([
      'Title: This item is required',
      'Author 1, Name: This item is required',
      expect.stringMatching(/^Author 1, /),
      'Author 1, E-mail: enter a correct e-mail address',
      'Mark who presents the paper',
      'Mark the corresponding author',
      'Methods: This item is required',
      'Results: This item is required',
      'Conclusion: This item is required',
      'The abstract may have at most 5 words; please shorten it',
    ]);
    expect((await read(who, cid, paperId)).state).toBe('draft');
  });

  it('[S76] submits until the deadline by the server’s clock; a later submission is saved as a draft', async () => {
    const closesAt = later(HOUR);
    const { cid, topicId, who } = await congress({ closesAt });
    const [one, two] = [await keep(who, cid, content(topicId)), await keep(who, cid, content(topicId))];
    test.clock.now = later(HOUR - 1);
    expect(await submit(who, cid, one, content(topicId))).toMatchObject({ code: 0 });
    test.clock.now = closesAt;
    const late = content(topicId, { title: both('迟到的题目', '') });
    expect(await submit(who, cid, two, late)).toMatchObject({
      error: 'papers_closed',
      msg: expect.stringContaining('草稿'),
    });
    expect(await read(who, cid, two.paperId)).toMatchObject({
      state: 'draft',
      content: { title: { zh: '迟到的题目' } },
    });
    expect(
      await test.attempt(calls.keepPaper, { cid, paperId: null, paper: late }, { token: who.token }),
    ).toMatchObject({ error: 'papers_closed' });
  });

  it('[S76] edits a submitted paper until the deadline; after it the paper is unchanged', async () => {
    const { cid, topicId, who } = await congress({ closesAt: later(HOUR), reviseUntil: later(2 * HOUR) });
    const draft = await keep(who, cid, content(topicId));
    await submit(who, cid, draft, content(topicId));
    test.clock.now = later(2 * HOUR - 1);
    const before = await read(who, cid, draft.paperId);
    expect(await submit(who, cid, before, content(topicId, { title: both('新题目', '') }))).toMatchObject({
      code: 0,
      paper: { state: 'submitted', content: { title: { zh: '新题目' } } },
    });
    test.clock.now = later(2 * HOUR);
    const now = await read(who, cid, draft.paperId);
    expect(now.mayRevise).toBe(false);
    expect(await submit(who, cid, now, content(topicId))).toMatchObject({ error: 'papers_revise_over' });
    expect((await read(who, cid, draft.paperId)).content.title.zh).toBe('新题目');
    expect(await sentTo(test, who.answers.phone)).toHaveLength(1);
  });

  it('[S76] editing on two devices is notified of the other version, and neither silently overwrites the other', async () => {
    const { cid, topicId, who } = await congress();
    const draft = await keep(who, cid, content(topicId));
    await keep(who, cid, content(topicId, { keywords: ['电脑'] }), draft);
    const stale = {
      cid,
      paperId: draft.paperId,
      version: draft.version,
      paper: content(topicId, { keywords: ['手机'] }),
    };
    for (const call of [calls.keepPaper, calls.submitPaper])
      expect(await test.attempt(call, stale, { token: who.token })).toMatchObject({ error: 'changed_meanwhile' });
    expect((await read(who, cid, draft.paperId)).content.keywords).toEqual(['电脑']);
  });

  it('[S76] submits no more papers than the conference allows per person; a withdrawn one frees a slot', async () => {
    const { cid, topicId, who } = await congress({ papersEach: 2 });
    const body = { cid, paperId: null, paper: content(topicId) };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => test.attempt(calls.keepPaper, body, { token: who.token })),
    );
    const made = answers.filter(({ code }) => code === 0);
    expect(made).toHaveLength(2);
    expect(answers.find(({ code }) => code !== 0)).toMatchObject({ error: 'papers_full' });
    const { papers } = await test.call(calls.ownPapers, { cid }, { token: who.token });
    await test.call(calls.withdrawPaper, { cid, paperId: papers[0]?.paperId ?? 0 }, { token: who.token });
    expect(await test.attempt(calls.keepPaper, body, { token: who.token })).toMatchObject({ code: 0 });
  });

  it('[S76] withdraws with a reason; the paper is then final, and the message says so', async () => {
    const { cid, topicId, who } = await congress();
    const draft = await keep(who, cid, content(topicId));
    await submit(who, cid, draft, content(topicId));
    await test.call(
      calls.withdrawPaper,
      { cid, paperId: draft.paperId, reason: '数据有误\u0000' },
      { token: who.token },
    );
    const paper = await read(who, cid, draft.paperId);
    expect(paper).toMatchObject({ state: 'withdrawn', mayRevise: false, mayWithdraw: false });
    expect(await submit(who, cid, paper, content(topicId))).toMatchObject({ error: 'paper_state' });
    const steps = await db
      .selectFrom('paper_step')
      .select(['to_state', 'note'])
      .where('paper_id', '=', draft.paperId)
      .orderBy('id')
      .execute();
    expect(steps.map(({ to_state, note }) => [to_state, note])).toEqual([
      ['draft', ''],
      ['submitted', ''],
      ['withdrawn', '数据有误'],
    ]);
    expect(await sentTo(test, who.answers.phone)).toHaveLength(2);
  });

  it('[S76] [O11] sees no decision before the notification, then result and remarks, and confirms attendance in time', async () => {
    const { cid, who } = await congress({ confirmUntil: later(HOUR) });
    const decided = { accountId: who.accountId, state: 'decided', decision: 'oral', remark: '请缩短引言' } as const;
    const { paperId } = await buildPaper(db, cid, { ...decided, board: 'A-001' });
    expect(await read(who, cid, paperId)).toMatchObject({
      state: 'under_review',
      result: null,
      remarks: [],
      board: '',
      mayConfirm: false,
    });
    const confirm = () => test.attempt(calls.confirmPaper, { cid, paperId }, { token: who.token });
    expect(await confirm()).toMatchObject({ error: 'paper_state' });
    await db.updateTable('paper').set({ told_at: start }).where('id', '=', paperId).execute();
    expect(await read(who, cid, paperId)).toMatchObject({
      state: 'decided',
      result: 'oral',
      remarks: ['请缩短引言'],
      board: 'A-001',
      mayConfirm: true,
    });
    test.clock.now = later(HOUR);
    expect(await confirm()).toMatchObject({ error: 'papers_confirm_over' });
    expect(await test.attempt(calls.withdrawPaper, { cid, paperId }, { token: who.token })).toMatchObject({
      error: 'papers_confirm_over',
    });
    test.clock.now = later(HOUR - 1);
    expect(await confirm()).toMatchObject({ code: 0, paper: { state: 'confirmed' } });
    expect(await confirm()).toMatchObject({ code: 0, paper: { state: 'confirmed' } });
  });

  it('[S76] [E12] never sees or changes a paper of somebody else, or of another conference', async () => {
    const { cid, topicId, who } = await congress();
    const other = await visitor(test);
    const theirs = await keep(other, cid, content(topicId));
    const elsewhere = await congress();
    const { paperId } = theirs;
    const paper = content(topicId);
    const options = { token: who.token };
    const nobody = { error: 'not_found' };
    expect(await test.attempt(calls.ownPaper, { cid, paperId }, options)).toMatchObject(nobody);
    expect(await test.attempt(calls.keepPaper, { cid, paperId, version: 1, paper }, options)).toMatchObject(nobody);
    expect(await test.attempt(calls.submitPaper, { cid, paperId, version: 1, paper }, options)).toMatchObject(nobody);
    expect(await test.attempt(calls.withdrawPaper, { cid, paperId }, options)).toMatchObject(nobody);
    expect(await test.attempt(calls.confirmPaper, { cid, paperId }, options)).toMatchObject(nobody);
    expect(await test.attempt(calls.removePaperFile, { cid, paperId, fileId: 1 }, options)).toMatchObject(nobody);
    expect(await send(who, { cid, paperId, kind: 'manuscript' }, pdf)).toMatchObject(nobody);
    expect(await test.attempt(calls.ownPaper, { cid: elsewhere.cid, paperId }, { token: other.token })).toMatchObject(
      nobody,
    );
  });

  it('[S76] [E12] pasted control characters, half characters or far too long texts do no harm', async () => {
    const { cid, topicId, who } = await congress();
    const dirty = content(topicId, {
      title: both('心\u0000肌\ud800梗\u202e死\n之二', ''),
      keywords: ['血脂', ' 血脂 ', '\u0007'],
      abstract: [
        { code: 'background', text: '一\r\n二\u0000' },
        { code: 'background', text: '三' },
      ],
      authors: [{ name: both('a\u0000', ''), email: '', affiliations: [1, 9], presenting: true, corresponding: false }],
    });
    const draft = await keep(who, cid, dirty);
    expect(draft.content).toMatchObject({
      title: { zh: '心肌梗死 之二' },
      keywords: ['血脂'],
      abstract: [{ code: 'background', text: '一\n二' }],
      authors: [{ name: { zh: 'a' }, affiliations: [1] }],
    });
    const long = content(topicId, { title: both('长'.repeat(601), '') });
    expect(
      await test.attempt(calls.keepPaper, { cid, paperId: null, paper: long }, { token: who.token }),
    ).toMatchObject({ error: 'body_invalid', faults: [{ reason: 'too_long' }] });
  });

  it('[S76] cannot submit without a call, and is notified of a stopped conference', async () => {
    const who = await visitor(test);
    const cid = await buildConference(db);
    expect(await test.call(calls.ownPapers, { cid }, { token: who.token })).toMatchObject({ call: null, papers: [] });
    const stopped = await buildConference(db, { state: 'stopped' });
    expect(await test.attempt(calls.ownPapers, { cid: stopped }, { token: who.token })).toMatchObject({
      error: 'conference_stopped',
    });
  });
});

describe('[S76] the number of a paper', () => {
  it('[S76] is unique, however many authors start at the same moment, and skips numbers of imported papers', async () => {
    const { cid, topicId } = await congress();
    await buildPaper(db, cid, { number: 'P0003' });
    const authors = await Promise.all(Array.from({ length: 12 }, () => visitor(test)));
    const papers = await Promise.all(authors.map((who) => keep(who, cid, content(topicId))));
    const numbers = papers.map(({ number }) => number).sort();
    expect(new Set(numbers).size).toBe(12);
    expect(numbers).not.toContain('P0003');
    expect(numbers[0]).toBe('P0001');
  });

  it('[S76] would be duplicate without the lock: the control of the test above', async () => {
    const { cid } = await congress();
    const bothRead = meeting(2);
    const unlocked = () =>
      inTransaction(db, async (transaction) => {
        const call = await transaction
          .selectFrom('paper_call')
          .select(['conference_id', 'next_number'])
          .where('conference_id', '=', cid)
          .executeTakeFirstOrThrow();
        await bothRead();
        return takeNumber(transaction, call);
      });
    const [one, two] = await Promise.all([unlocked(), unlocked()]);
    expect(one).toBe(two);
  });
});

describe('[S76] files of a paper', () => {
  it('[S76] a poster picture is re-encoded, a PDF kept, each under an unguessable address; the previous one is deleted', async () => {
    const { cid, topicId, who } = await congress();
    const { paperId } = await keep(who, cid, content(topicId));
    const picture = await sharp({ create: { width: 5000, height: 2500, channels: 3, background: '#0a8f83' } })
      .withExif({ IFD0: { Make: 'Camera-1844' } })
      .png()
      .toBuffer();
    const first = await send(who, { cid, paperId, kind: 'poster' }, picture, 'poster\u0000.png');
    expect(first.paper.files).toMatchObject([{ kind: 'poster', name: 'poster.png', width: 4000, height: 2000 }]);
    const address = first.paper.files[0]?.address ?? '';
    expect(address).toMatch(/^\/files\/[0-9a-f]{2}\/[0-9a-f]{32}\.jpg$/);
    expect((await test.app.inject(address)).rawPayload.includes('Camera-1844')).toBe(false);
    const second = await send(who, { cid, paperId, kind: 'poster' }, pdf, '壁报.pdf');
    expect(second.paper.files).toMatchObject([{ kind: 'poster', name: '壁报.pdf', width: null }]);
    expect((await test.app.inject(address)).statusCode).toBe(404);
    await send(who, { cid, paperId, kind: 'manuscript' }, pdf, 'full.pdf');
    const fileId = second.paper.files[0]?.id ?? 0;
    const left = await test.call(calls.removePaperFile, { cid, paperId, fileId }, { token: who.token });
    expect(left.paper.files.map(({ kind }) => kind)).toEqual(['manuscript']);
    // Adding or removing a file does not change the version: an open edit can still be saved.
    expect(left.paper.version).toBe(first.paper.version);
  });

  it('[S76] [V19] an invalid PDF or picture, one not requested, or one too late is refused in words', async () => {
    const { cid, topicId, who } = await congress({ closesAt: later(HOUR) });
    const { paperId } = await keep(who, cid, content(topicId));
    const one = (kind: string, file: Buffer) => send(who, { cid, paperId, kind }, file);
    const page = Buffer.from('<html><script>alert(1)</script>');
    expect(await one('manuscript', page)).toMatchObject({ error: 'file_not_pdf', msg: 'Upload a PDF' });
    expect(await one('poster', page)).toMatchObject({ error: 'paper_file_poster' });
    expect(await one('manuscript', pdf.subarray(0, 20))).toMatchObject({ error: 'file_unreadable' });
    expect(await one('audio', pdf)).toMatchObject({ error: 'paper_file_unasked' });
    test.clock.now = later(HOUR);
    expect(await one('manuscript', pdf)).toMatchObject({ error: 'papers_closed' });
    expect((await read(who, cid, paperId)).files).toEqual([]);
  });
});
