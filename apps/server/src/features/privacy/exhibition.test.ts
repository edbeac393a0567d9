import { expect, it } from 'vitest';
import { leadCalls as calls } from '@meetingapp/contract/exhibition/lead.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildExhibitor } from '@meetingapp/demo/exhibition/exhibitors.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { inTransaction } from '../../db/connection/transaction.ts';
import { testApp } from '../../testing/app.ts';
import { eraseAccount } from './commands.ts';
import { everythingOf } from './archive/queries.ts';

const test = await testApp();
const { db, pool } = test;
const societyId = await buildSociety(db);
const cid = await buildConference(db, { societyId });

async function giver(name: string, phone: string, showid: number) {
  const accountId = await buildAccount(db, { name, phone });
  const regId = await buildRegistration(db, cid, { accountId, name, phone, answers: { company: `${name}的医院` } });
  const token = await test.logIn(accountId);
  await test.call(calls.give, { showid, fields: ['phone'], noticeVersion: 1 }, { token });
  return { accountId, regId };
}

it('[O21] [S42] [O13] handed over cards are in the export of a person, and gone after an erasure', async () => {
  const showid = await buildExhibitor(db, cid, { members: ['13877440009'] });
  const one = await giver('纪明心', '13877440001', showid);
  await giver('裴玄度', '13877440002', showid);
  const reader = { token: await test.logIn(await buildAccount(db, { name: '许工', phone: '13877440009' })) };
  const everything = await everythingOf(db, one.accountId, [one.regId], []);
  expect(everything.handedOverCards).toMatchObject([{ name: '纪明心', phone: '13877440001', way: 'card' }]);
  expect(everything.visitedStands).toHaveLength(1);
  expect(JSON.stringify(everything)).not.toContain('裴玄度');
  await test.call(calls.download, { showid }, reader);
  const erasure = { accountId: one.accountId, ids: [one.regId], papers: [], elsewhere: false, now: new Date() };
  await inTransaction(db, (transaction) => eraseAccount(transaction, erasure));
  const { leads } = await test.call(calls.list, { showid }, reader);
  expect(leads.map(({ name }) => name)).toEqual(['裴玄度', '']);
  expect(leads[1]?.exportedAt).not.toBeNull();
  const { rows } = await pool.query<{ row: string }>('select l::text as row from lead as l');
  expect(rows.some(({ row }) => row.includes('纪明心') || row.includes('13877440001'))).toBe(false);
  const own = await inTransaction(db, (transaction) => transaction.selectFrom('exhibitor_visit').selectAll().execute());
  expect(own.filter(({ account_id }) => account_id === one.accountId)).toEqual([]);
});
