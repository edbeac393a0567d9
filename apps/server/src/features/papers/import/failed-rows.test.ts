import { expect, it } from 'vitest';
import { paperImportCalls as calls } from '@meetingapp/contract/papers/import.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildAcceptedPaper } from '@meetingapp/demo/papers/accepted.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { sheetCells } from '@meetingapp/sheets/testing-cells.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const english = { token, language: 'en' } as const;

async function upload(cid: number, file: string) {
  const sent = await test.attempt(calls.uploadPapers, { cid, decision: null }, { ...english, file });
  return (sent as unknown as { id: number }).id;
}
async function failedOf(cid: number, id: number) {
  const { name, content } = await test.call(calls.failedPapers, { cid, id, format: 'xlsx' }, english);
  expect(name).toBe('Papers that were not imported.xlsx');
  return sheetCells(Buffer.from(content, 'base64'));
}

it('[O7] papers that were not imported are a file as they were uploaded, each with the reason', async () => {
  const cid = await buildConference(db, { societyId });
  const id = await upload(cid, ['Number,Title,Result', 'P1,Of one,', 'P2,,Oral', 'P3,Of three,', ''].join('\n'));
  expect(await failedOf(cid, id)).toEqual([
    ['Number', 'Title', 'Result', 'Why it was not imported'],
    ['P2', '', 'Oral', expect.stringContaining('Title')],
  ]);
  // Somebody else takes a number before the file is applied.
  await buildAcceptedPaper(db, cid, { number: 'P3' });
  await test.call(calls.applyPapers, { cid, id }, { token });
  await test.work();
  expect((await failedOf(cid, id)).map(([number]) => number)).toEqual(['Number', 'P2', 'P3']);
  const { state, reasons } = await test.call(calls.paperImport, { cid, id }, english);
  expect(state.counts).toEqual({ new: 1, change: 0, same: 0, wrong: 2 });
  expect(reasons).toHaveLength(2);
  const other = await buildConference(db, { societyId });
  expect(await test.attempt(calls.failedPapers, { cid: other, id, format: 'csv' }, english)).toMatchObject({
    error: 'not_found',
  });
});

it('[O7] a JSON list names the papers that were not imported by number and title', async () => {
  const cid = await buildConference(db, { societyId });
  const paper = { title: 'Of one', abstract: 'First.', authors: ['Zhang, Jianwei'] };
  const id = await upload(
    cid,
    JSON.stringify([
      { ...paper, id: 'a-1' },
      { ...paper, id: 'a-1' },
    ]),
  );
  const [titles, ...rows] = await failedOf(cid, id);
  expect(titles).toEqual(['Number', 'Title', 'Why it was not imported']);
  expect(rows.map(([number, title, why]) => [number, title, why !== ''])).toEqual([['a-1', 'Of one', true]]);
});

it('[O7] the rows of a long list are read in pages', async () => {
  const cid = await buildConference(db, { societyId });
  const lines = Array.from({ length: 250 }, (_, at) => `P${at},Of ${at}`);
  const id = await upload(cid, ['Number,Title', ...lines].join('\n'));
  const page = async (after: number | null) =>
    test.call(calls.paperImportRows, { cid, id, fate: 'new', after, limit: 100 }, english);
  const seen: number[] = [];
  for (let after: number | null = null; ;) {
    const { rows, next } = await page(after);
    seen.push(...rows.map(({ number }) => number));
    if (next === null) break;
    after = next;
  }
  expect(seen).toEqual(lines.map((_, at) => at + 2));
});
