import { describe, expect, it } from 'vitest';
import { commentCalls as calls } from '@meetingapp/contract/comments/comment.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { inTransaction } from '../../db/connection/transaction.ts';
import { testApp } from '../../testing/app.ts';
import { eraseAccount } from './commands.ts';
import { blankWritersDue } from './commands-comments.ts';
import { everythingOf } from './archive/queries.ts';

const test = await testApp();
const { db, pool } = test;
const societyId = await buildSociety(db);

async function writer(phone: string, name: string, cid: number) {
  const accountId = await buildAccount(db, { name, phone });
  const token = await test.logIn(accountId);
  const ask = { cid, target: 'committee' as const, text: `${name}的问题`, open: false, anonymous: false };
  const { commentId } = await test.call(calls.ask, ask, { token });
  await test.call(calls.reply, { commentId, text: `${name}的补充` }, { token });
  return { accountId, commentId };
}

const stored = async (words: string): Promise<boolean> => {
  const { rows } = await pool.query<{ row: string }>(
    'select c::text as row from comment as c union all select r::text from comment_reply as r',
  );
  return rows.some(({ row }) => row.includes(words));
};

describe('[O21] [S102] what a person wrote in comments', () => {
  it('is in the export of their data, and gone after an erasure, while the thread keeps its place', async () => {
    const cid = await buildConference(db, { societyId });
    const one = await writer('13877230001', '纪明心', cid);
    await writer('13877230002', '裴玄度', cid);
    const everything = JSON.stringify(await everythingOf(db, one.accountId, [], []));
    expect(everything).toContain('纪明心的问题');
    expect(everything).toContain('纪明心的补充');
    expect(everything).not.toContain('裴玄度');
    const erasure = { accountId: one.accountId, ids: [], papers: [], elsewhere: false, now: new Date() };
    await inTransaction(db, (transaction) => eraseAccount(transaction, erasure));
    expect(await stored('纪明心')).toBe(false);
    expect(await stored('裴玄度')).toBe(true);
    expect(await pool.query('select state from comment where id = $1', [one.commentId])).toMatchObject({
      rows: [{ state: 'removed' }],
    });
  });

  it('loses the name after the retention period of its conference', async () => {
    const cid = await buildConference(db, { societyId, startsOn: '2020-05-01', endsOn: '2020-05-03' });
    await writer('13877230003', '卓立诚', cid);
    const name = async () => (await pool.query('select name from comment where conference_id = $1', [cid])).rows;
    await blankWritersDue(db, '2026-01-01');
    expect(await name()).toEqual([{ name: '卓立诚' }]);
    await db.updateTable('conference').set({ retention_days: 30 }).where('id', '=', cid).execute();
    await blankWritersDue(db, '2020-06-02');
    expect(await name()).toEqual([{ name: '卓立诚' }]);
    await blankWritersDue(db, '2020-06-03');
    expect(await name()).toEqual([{ name: '' }]);
  });
});
