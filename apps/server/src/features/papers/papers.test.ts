import { describe, expect, it, vi } from 'vitest';
import { paperFile } from '@meetingapp/contract/papers/files.ts';
import { paperCalls as calls } from '@meetingapp/contract/papers/result.ts';
import type { PaperResult } from '@meetingapp/contract/papers/paper.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildAcceptedPaper, type AcceptedInput } from '@meetingapp/demo/papers/accepted.ts';
import { buildPaperTopic } from '@meetingapp/demo/papers/papers.ts';
import { testApp } from '../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const conference = () => buildConference(db, { societyId });
const contact = { name: '欧阳 若水', phone: '139-0010-2002' };
/** Moves the clock of the cache beyond the lifetime of its lists. */
function outdateLists(): void {
  const later = performance.now() + 1600;
  vi.spyOn(performance, 'now').mockReturnValue(later);
}

describe('the result of a submission', () => {
  const states: [AcceptedInput, PaperResult | null][] = [
    [{ decision: 'oral' }, 'oral'],
    [{ decision: 'poster' }, 'poster'],
    [{ decision: 'publication', state: 'confirmed' }, 'publication'],
    [{ decision: 'not_accepted' }, 'not_accepted'],
    [{ decision: 'oral', told: false }, 'under_review'],
    [{ decision: null, state: 'in_review' }, 'under_review'],
    [{ decision: null, state: 'draft' }, null],
    [{ decision: 'oral', state: 'withdrawn' }, null],
  ];

  it('[S70] [S71] is what the authors were notified of, and nothing before', async () => {
    const cid = await conference();
    for (const [at, [wish, result]] of states.entries()) {
      const phone = `1390010300${at}`;
      await buildAcceptedPaper(db, cid, { ...wish, number: `R-${at}`, contact: { name: '欧阳若水', phone } });
      const byPhone = await test.call(calls.byPhone, { cid, name: '欧阳若水', phone });
      const byNumber = await test.call(calls.byNumber, { cid, number: `r-${at}` });
      expect(byPhone.papers.map((one) => one.result)).toEqual(result === null ? [] : [result]);
      expect(byNumber.papers.map((one) => one.result)).toEqual(result === null ? [] : [result]);
    }
  });

  it('[S70] is found regardless of how the name and the number are written', async () => {
    const cid = await conference();
    await buildAcceptedPaper(db, cid, { number: 'F-1', contact });
    await buildAcceptedPaper(db, cid, {
      number: 'F-2',
      contact: { name: 'Müller, Anna-Lena', phone: '+49 151 2345678' },
    });
    const numbers = async (name: string, phone: string) =>
      (await test.call(calls.byPhone, { cid, name, phone })).papers.map(({ number }) => number);
    expect(await numbers('欧阳若水', '13900102002')).toEqual(['F-1']);
    expect(await numbers(' 欧阳　若水 ', '＋86 139 0010 2002')).toEqual(['F-1']);
    expect(await numbers('anna lena MULLER', '0049 151 2345678')).toEqual(['F-2']);
    expect(await numbers('anna lena MULLER', '0151 2345678')).not.toEqual(['F-2']);
    expect(await numbers('ＡＮＮＡ－Ｌｅｎａ Müller', '+49-151-2345678')).toEqual(['F-2']);
  });

  it('[S70] a wrong pair gets the same answer as an unknown one', async () => {
    const cid = await conference();
    await buildAcceptedPaper(db, cid, { contact });
    const answers = await Promise.all(
      [
        { name: '欧阳若水', phone: '13900102003' },
        { name: '别人', phone: '13900102002' },
        { name: '谁也不是', phone: '13911111111' },
      ].map((pair) => test.attempt(calls.byPhone, { cid, ...pair })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"code":0,"papers":[]}']));
  });

  it('[S70] cannot be guessed: a phone number can be queried ten times in ten minutes, right or wrong', async () => {
    const cid = await conference();
    await buildAcceptedPaper(db, cid, { contact: { name: '钟离', phone: '13900107777' } });
    const ask = (name: string) => test.attempt(calls.byPhone, { cid, name, phone: '139 0010 7777' });
    for (let time = 0; time < 10; time += 1) await ask(`谁${time}`);
    expect(await ask('钟离')).toMatchObject({ error: 'asked_too_often' });
    await db.deleteFrom('paper_asking').execute();
    expect(await ask('钟离')).toMatchObject({ papers: [{ result: 'poster' }] });
  });

  it('[S71] by number alone reveals no title of an unpublished paper', async () => {
    const cid = await conference();
    await buildAcceptedPaper(db, cid, { number: 'N-1', decision: 'not_accepted', contact });
    await buildAcceptedPaper(db, cid, { number: 'N-2', decision: null, contact });
    await buildAcceptedPaper(db, cid, { number: 'N-3', decision: 'oral', board: 'A-1', contact });
    const asked = async (number: string) => (await test.call(calls.byNumber, { cid, number })).papers[0];
    expect(await asked('N-1')).toMatchObject({ result: 'not_accepted', title: null, id: null });
    expect(await asked('N-2')).toMatchObject({ result: 'under_review', title: null, id: null });
    expect(await asked('N-3')).toMatchObject({ result: 'oral', title: { zh: '心率与睡眠' }, board: 'A-1' });
    await db.deleteFrom('paper_asking').execute();
    let refused = 0;
    for (let time = 0; time < 70; time += 1)
      if ('error' in (await test.attempt(calls.byNumber, { cid, number: `X-${time}` }))) refused += 1;
    expect(refused).toBe(10);
    await db.deleteFrom('paper_asking').execute();
  });
});

describe('the list of accepted papers', () => {
  it('[S72] [S73] contains what is accepted and notified, and nothing else', async () => {
    const cid = await conference();
    const topic = await buildPaperTopic(db, cid, both('影像', 'Imaging'));
    await buildPaperTopic(db, cid, both('无人', 'Nobody'));
    await buildAcceptedPaper(db, cid, {
      number: '1',
      decision: 'oral',
      topics: [topic],
      abstract: '甲',
      keywords: ['心'],
    });
    await buildAcceptedPaper(db, cid, { number: '2', decision: 'poster', board: 'B-2' });
    await buildAcceptedPaper(db, cid, { number: '3', decision: 'publication' });
    for (const wish of [
      { decision: 'not_accepted' },
      { decision: null },
      { decision: 'oral', told: false },
      { decision: 'oral', state: 'withdrawn' },
    ] as AcceptedInput[])
      await buildAcceptedPaper(db, cid, wish);
    const { list } = await test.call(calls.list, { cid, kind: 'papers' });
    expect(list?.first.map(({ number }) => number)).toEqual(['2', '1', '3']);
    expect(list?.topics.map(({ name }) => name.en)).toEqual(['Imaging']);
    const posters = await test.call(calls.list, { cid, kind: 'posters' });
    expect(posters.list?.first.map(({ number }) => number)).toEqual(['2']);
    const address = paperFile.list(cid, 'papers', list?.version ?? '');
    expect((await test.app.inject(address)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(JSON.stringify(list)).not.toContain('139');
  });

  it('[S72] gets a new address as soon as anything in it changes, and the old one is not served', async () => {
    const cid = await conference();
    const id = await buildAcceptedPaper(db, cid, {
      decision: 'oral',
      affiliations: [both('甲院', 'A')],
      authors: [{ name: both('甲', ''), at: [1] }],
    });
    const versions = new Set<string>();
    const look = async () => {
      outdateLists();
      const { list } = await test.call(calls.list, { cid, kind: 'papers' });
      versions.add(list?.version ?? 'none');
      return list;
    };
    const first = await look();
    await look();
    expect(versions.size).toBe(1);
    await db.updateTable('paper_author').set({ presenting: false }).where('paper_id', '=', id).execute();
    await look();
    await db.updateTable('paper_affiliation').set({ city: '杭州' }).where('paper_id', '=', id).execute();
    expect((await look())?.first[0]?.affiliations).toEqual([{ zh: '甲院，杭州', en: 'A, 杭州' }]);
    await db.updateTable('paper').set({ abstract: '[{"code":"","text":"乙"}]' }).where('id', '=', id).execute();
    await look();
    expect(versions.size).toBe(4);
    expect((await test.app.inject(paperFile.list(cid, 'papers', first?.version ?? ''))).statusCode).toBe(404);
    await db.updateTable('paper').set({ state: 'withdrawn' }).where('id', '=', id).execute();
    expect(await look()).toBeNull();
    vi.restoreAllMocks();
  });

  it('[S72] [S74] the conference of an accepted paper is found by its number, that of another paper is not', async () => {
    const cid = await conference();
    const shown = await buildAcceptedPaper(db, cid);
    const hidden = await buildAcceptedPaper(db, cid, { decision: null });
    expect(await test.call(calls.find, { id: shown })).toMatchObject({ cid });
    expect(await test.attempt(calls.find, { id: hidden })).toMatchObject({ error: 'not_found' });
  });
});
