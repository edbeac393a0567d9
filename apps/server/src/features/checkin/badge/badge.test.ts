import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { badgeCalls as calls } from '@meetingapp/contract/checkin/badge.ts';
import { ticketPrints } from '@meetingapp/demo/checkin/points.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId, { role: 'door' }));

/** The words of each page. */
async function pagesOf(content: Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return pages;
}

const seen = async (cid: number, text = '') => test.call(calls.badges, { cid, text }, { token });

it('[O16] a badge has name, Latin name, institution, role in both languages and number of the bar code', async () => {
  const cid = await buildConference(db, { societyId });
  const regId = await buildRegistration(db, cid, { name: '林知远', answers: { company: '云栖医院' } });
  await test.call(calls.setRole, { cid, regId, role: 'speaker' }, { token });
  const { pdf, fits } = await test.call(calls.printBadge, { cid, regId, paper: 'a6', renew: false }, { token });
  const pages = await pagesOf(Buffer.from(pdf, 'base64'));
  expect(pages).toHaveLength(1);
  const text = pages.join(' ');
  for (const words of ['林知远', 'Lin Zhiyuan', '云栖医院', '讲者', 'Speaker']) expect(text).toContain(words);
  expect(text).toMatch(/\d{4} \d{4} \d{4} \d{4}/);
  expect(fits).toBe(true);
  expect(await seen(cid)).toMatchObject({
    unprinted: 0,
    people: [{ regId, role: 'speaker', printedAt: expect.any(String) }],
  });
});

it('[O16] a reprint keeps the code, or ends it where staff want that', async () => {
  const cid = await buildConference(db, { societyId });
  const regId = await buildRegistration(db, cid);
  const [first] = await ticketPrints(db, [regId]);
  const print = (renew: boolean) => test.call(calls.printBadge, { cid, regId, paper: 'roll', renew }, { token });
  await print(false);
  expect(await ticketPrints(db, [regId])).toEqual([first]);
  await print(true);
  const [second] = await ticketPrints(db, [regId]);
  expect(second).not.toBe(first);
  const other = await buildConference(db, { societyId });
  expect(
    await test.attempt(calls.printBadge, { cid: other, regId, paper: 'a6', renew: true }, { token }),
  ).toMatchObject({
    error: 'not_found',
  });
  expect(await ticketPrints(db, [regId])).toEqual([second]);
});

it('[O16] a batch prints everybody who has no badge yet, once', async () => {
  const cid = await buildConference(db, { societyId });
  for (let one = 0; one < 7; one += 1) await buildRegistration(db, cid, { name: `宾客${one}` });
  await buildRegistration(db, cid, { state: 'approved' });
  expect((await seen(cid)).unprinted).toBe(7);
  const { taskId } = await test.call(calls.printBadges, { cid, paper: 'a7', sheet: false }, { token });
  await test.work();
  const task = await db.selectFrom('task').selectAll().where('id', '=', taskId).executeTakeFirstOrThrow();
  expect(task).toMatchObject({ state: 'done', total: 7, file_name: expect.stringMatching(/\.pdf$/) });
  const read = await test.ports.files.read(task.file_id ?? '');
  if (!read.ok) throw new Error('no file');
  expect(await pagesOf(Buffer.concat(await read.stream.toArray()))).toHaveLength(7);
  expect((await seen(cid)).unprinted).toBe(0);
  expect((await seen(cid, '宾客3')).people).toHaveLength(1);
});
