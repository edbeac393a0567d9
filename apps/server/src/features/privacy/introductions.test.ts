import { expect, it } from 'vitest';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { inTransaction } from '../../db/connection/transaction.ts';
import { testApp } from '../../testing/app.ts';
import { eraseAccount } from './commands.ts';
import { removeIntroductionsDue } from './commands-introductions.ts';
import { everythingOf } from './archive/queries.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);

async function introduced(phone: string, name: string, cid: number): Promise<number> {
  const accountId = await buildAccount(db, { name, phone });
  await db
    .insertInto('introduction')
    .values({
      conference_id: cid,
      account_id: accountId,
      name,
      avatar: '/files/ab/c.jpg',
      body: `${name}的简介`,
      language: 'zh',
      at: new Date(),
    })
    .execute();
  return accountId;
}
const names = async () => (await db.selectFrom('introduction').select('name').execute()).map(({ name }) => name);

it('[O21] [V15] an introduction is in the export of the person’s data, and gone after an erasure', async () => {
  const cid = await buildConference(db, { societyId });
  const accountId = await introduced('13877250001', '纪明心', cid);
  await introduced('13877250002', '裴玄度', cid);
  const everything = JSON.stringify(await everythingOf(db, accountId, [], []));
  expect(everything).toContain('纪明心的简介');
  expect(everything).not.toContain('裴玄度');
  const erasure = { accountId, ids: [], papers: [], elsewhere: false, now: new Date() };
  await inTransaction(db, (transaction) => eraseAccount(transaction, erasure));
  expect(await names()).toEqual(['裴玄度']);
});

it('[O21] [V15] introductions are deleted after the retention period of their conference', async () => {
  await db.deleteFrom('introduction').execute();
  const cid = await buildConference(db, { societyId, startsOn: '2020-05-01', endsOn: '2020-05-03' });
  await introduced('13877250003', '卓立诚', cid);
  await removeIntroductionsDue(db, '2026-01-01');
  expect(await names()).toEqual(['卓立诚']);
  await db.updateTable('conference').set({ retention_days: 30 }).where('id', '=', cid).execute();
  await removeIntroductionsDue(db, '2020-06-02');
  expect(await names()).toEqual(['卓立诚']);
  await removeIntroductionsDue(db, '2020-06-03');
  expect(await names()).toEqual([]);
});
