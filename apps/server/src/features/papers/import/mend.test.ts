import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paperImportCalls as calls } from '@meetingapp/contract/papers/import.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildAcceptedPaper } from '@meetingapp/demo/papers/accepted.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));

const titles = ['Number', 'Title', 'Result', 'Board', 'Authors', 'Comment'];
const csv = (rows: readonly (readonly string[])[]) => [titles, ...rows].map((cells) => cells.join(',')).join('\n');

async function upload(cid: number, rows: readonly (readonly string[])[]) {
  const sent = await test.attempt(calls.uploadPapers, { cid, decision: null }, { token, file: csv(rows) });
  return (sent as unknown as { id: number }).id;
}
async function mend(cid: number, id: number, lineNumber: number, cellAt: number, cellText: string) {
  const answer = await test.attempt(calls.mendPaper, { cid, id, lineNumber, cellAt, cellText }, { token });
  return answer as { code: number; fate?: string; error?: string };
}
const rowsOf = (id: number) =>
  db
    .selectFrom('paper_import_row')
    .select(['number', 'external_id', 'board', 'label', 'fate', 'changed', 'faults', 'cells'])
    .where('import_id', '=', id)
    .orderBy('number')
    .execute();

/** A conference with papers of an earlier import, of which some have boards, and one of another origin. */
async function withPapers() {
  const cid = await buildConference(db, { societyId });
  const id = await upload(cid, [
    ['K1', 'Known one', '', 'B1', '', ''],
    ['K2', 'Known two', 'Oral', '', '', ''],
    ['K3', 'Known three', '', 'B3', '', ''],
  ]);
  await test.call(calls.applyPapers, { cid, id }, { token });
  await test.work();
  await buildAcceptedPaper(db, cid, { number: 'N1' });
  return cid;
}

const pool = [
  ['', 'P1', 'P2', 'P3', 'K1', 'K2', 'K3', 'N1'],
  ['', 'Of one', 'Known one'],
  ['', 'Oral', 'unknown'],
  ['', '', 'B1', 'B2', 'B3', 'B 4'],
  ['', 'Shen Yanqiu'],
  ['', 'x'],
] as const;
const row = fc.tuple(...pool.map((words) => fc.constantFrom(...words)));
const typed = fc
  .nat({ max: pool.length - 1 })
  .chain((cellAt) => fc.record({ cellAt: fc.constant(cellAt), text: fc.constantFrom(...(pool[cellAt] ?? [''])) }));

it('[O7] cells of papers corrected one by one, in any order, give the same outcome as a dry run of the whole sheet', async () => {
  const cid = await withPapers();
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 3, maxLength: 12 }),
      fc.array(fc.record({ at: fc.nat({ max: 11 }), typed }), { minLength: 1, maxLength: 12 }),
      async (rows, mends) => {
        // The first rows show which titles the sheet has.
        const sheet = [['P0', 'First', '', '', '', ''], ...rows].map((cells) => [...cells]);
        const id = await upload(cid, sheet);
        for (const {
          at,
          typed: { cellAt, text },
        } of mends) {
          const answer = await mend(cid, id, at + 2, cellAt, text);
          if (answer.error === 'not_found') continue;
          expect(answer).toMatchObject({ code: 0 });
          (sheet[at] ?? [])[cellAt] = text;
          const saved = (await rowsOf(id)).find(({ number }) => number === at + 2);
          expect(answer.fate).toBe(saved?.fate ?? 'wrong');
        }
        const one = await rowsOf(id);
        const { sheet: head } = await test.call(calls.paperImport, { cid, id }, { token });
        await test.call(calls.paperColumns, { cid, id, columns: head?.columns ?? [] }, { token });
        expect(one).toEqual(await rowsOf(id));
        // A sheet that is read again ends each row at its last text.
        const short = (all: typeof one) =>
          all.map((line) => ({ ...line, cells: line.cells.join().replace(/,+$/, '') }));
        expect(short(one)).toEqual(short(await rowsOf(await upload(cid, sheet))));
      },
    ),
    { numRuns: 15 },
  );
}, 60_000);

it('[O7] a corrected number or board settles the rows that shared it', async () => {
  const cid = await withPapers();
  const id = await upload(cid, [
    ['P1', 'One', '', 'B7', '', ''],
    ['P1', 'Two', '', '', '', ''],
    ['P3', 'Three', '', 'B7', '', ''],
    ['K2', 'Known two', '', 'B1', '', ''],
  ]);
  const fates = async () => (await rowsOf(id)).map(({ fate }) => fate);
  expect(await fates()).toEqual(['new', 'wrong', 'wrong', 'wrong']);
  expect(await mend(cid, id, 2, 0, 'P9')).toMatchObject({ code: 0, fate: 'new' });
  expect(await fates()).toEqual(['new', 'new', 'wrong', 'wrong']);
  expect(await mend(cid, id, 2, 3, 'B8')).toMatchObject({ code: 0, fate: 'new' });
  expect(await fates()).toEqual(['new', 'new', 'new', 'wrong']);
  expect(await mend(cid, id, 5, 3, '')).toMatchObject({ code: 0, fate: 'same' });
  expect(await mend(cid, id, 99, 0, 'P5')).toMatchObject({ error: 'not_found' });
});

it('[O7] a sheet whose dry run was made before boards were kept is checked as a whole', async () => {
  const cid = await withPapers();
  const id = await upload(cid, [
    ['P1', 'One', '', 'B7', '', ''],
    ['P2', 'Two', '', 'B7', '', ''],
  ]);
  await db.updateTable('paper_import_row').set({ board: null }).where('import_id', '=', id).execute();
  expect(await mend(cid, id, 2, 3, '')).toMatchObject({ code: 0, fate: 'new' });
  expect((await rowsOf(id)).map(({ fate, board }) => [fate, board])).toEqual([
    ['new', ''],
    ['new', 'B7'],
  ]);
});

it('[O7] an emoji at the end of a long title does not break the dry run', async () => {
  const cid = await withPapers();
  const id = await upload(cid, [
    ['P1', `${'a'.repeat(299)}🫀`, '', '', '', ''],
    [`${'p'.repeat(99)}🫀`, 'Two', '', '', '', ''],
  ]);
  expect((await rowsOf(id)).map(({ fate }) => fate)).toEqual(['new', 'wrong']);
});
