import { describe, expect, it } from 'vitest';
import { auditCalls } from '@meetingapp/contract/audit.ts';
import { staffPeopleCalls } from '@meetingapp/contract/staff/people.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildHotel, buildRoomType } from '@meetingapp/demo/hotel/hotel.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { beginAudit } from '../../db/rows/audit.ts';
import { inTransaction } from '../../db/connection/transaction.ts';
import { testApp } from '../../testing/app.ts';
import { labelsOf, namedTables } from './queries-labels.ts';

const test = await testApp();
const { db, pool } = test;
const societyId = await buildSociety(db);
const cid = await buildConference(db, { societyId, holdMinutes: 30 });
const staffId = await buildStaff(db, societyId);
const token = await buildStaffToken(db, staffId);
const act = { societyId, conferenceId: cid, staffId, call: 'console/conference/save' };
const list = (body: object = { cid }, by = token) => test.call(auditCalls.list, body, { token: by });

describe('[O19] the audit log', () => {
  it('records who changed what, when, before and after, whichever way the change was made', async () => {
    await inTransaction(db, async (transaction) => {
      await beginAudit(transaction, act);
      await transaction.updateTable('conference').set({ hold_minutes: 20 }).where('id', '=', cid).execute();
    });
    const { entries } = await list();
    expect(entries).toMatchObject([
      {
        by: '程望舒',
        call: 'console/conference/save',
        changes: [
          { subject: 'conference', subjectId: String(cid), before: { hold_minutes: 30 }, after: { hold_minutes: 20 } },
        ],
      },
    ]);
  });

  it('contains nothing that was rolled back or unchanged, and no other person’s changes', async () => {
    const before = (await list()).entries.length;
    const undone = inTransaction(db, async (transaction) => {
      await beginAudit(transaction, act);
      await transaction.updateTable('conference').set({ hold_minutes: 5 }).where('id', '=', cid).execute();
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await inTransaction(db, async (transaction) => {
      await beginAudit(transaction, act);
      await transaction.updateTable('conference').set({ hold_minutes: 20 }).where('id', '=', cid).execute();
    });
    await db.updateTable('conference').set({ hold_minutes: 25 }).where('id', '=', cid).execute();
    expect((await list()).entries).toHaveLength(before);
  });

  it('never contains a password', async () => {
    await inTransaction(db, async (transaction) => {
      await beginAudit(transaction, { ...act, conferenceId: null });
      await transaction
        .updateTable('staff_member')
        .set({ password_hash: 'secret-hash', name: '林知远' })
        .where('id', '=', staffId)
        .execute();
    });
    const { rows } = await pool.query(`select * from audit_change where subject = 'staff_member'`);
    expect(rows).toMatchObject([{ before: { name: '程望舒' }, after: { name: '林知远' } }]);
    expect(JSON.stringify(rows)).not.toContain('hash');
  });

  it('cannot be altered', async () => {
    await expect(pool.query(`update audit_entry set call = 'x'`)).rejects.toThrow('not altered');
    await expect(pool.query(`update audit_change set before = null`)).rejects.toThrow('not altered');
  });

  it('is visible in full only with a role on the society', async () => {
    const organiser = await buildStaff(db, societyId, { email: 'o@example.org', role: 'owner', conferenceId: cid });
    const theirs = await buildStaffToken(db, organiser);
    expect((await list({ cid }, theirs)).entries.length).toBeGreaterThan(0);
    expect(await test.attempt(auditCalls.list, {}, { token: theirs })).toMatchObject({ error: 'forbidden' });
    expect((await list({}, token)).entries.length).toBeGreaterThan(0);
    const abroad = await buildStaff(db, await buildSociety(db), { email: 'a@example.org' });
    expect((await list({}, await buildStaffToken(db, abroad))).entries).toEqual([]);
  });

  it('is found by person, by subject and by days of the conference, with the name of what changed', async () => {
    const other = await buildStaff(db, societyId, { email: 'filter@example.org' });
    const theirs = await buildStaffToken(db, other);
    await test.call(
      staffPeopleCalls.invite,
      { cid, name: '新人', email: 'new@example.org', roles: ['door'] },
      { token: theirs },
    );
    const found = await list({ cid, staffId: other, subject: 'staff_member' });
    expect(found.entries).toMatchObject([{ call: 'console/staff/invite', changes: [{ label: '新人' }, {}] }]);
    expect((await list({ cid, staffId, subject: 'staff_member' })).entries).toEqual([]);
    expect((await list({ cid, staffId: other, from: '2020-01-01', until: '2020-01-02' })).entries).toEqual([]);
    // Shanghai is eight hours ahead: from 16:00 in London it is tomorrow there.
    await pool.query(`alter table audit_entry disable trigger final`);
    await pool.query(`update audit_entry set at = '2027-03-01T17:00:00Z' where staff_id = $1`, [other]);
    await pool.query(`alter table audit_entry enable trigger final`);
    const day = (from: string) => list({ cid, staffId: other, from, until: from });
    expect((await day('2027-03-01')).entries).toEqual([]);
    expect((await day('2027-03-02')).entries).toHaveLength(1);
  });

  it('is exported as a sheet in words', async () => {
    const { taskId } = await test.call(auditCalls.export, { cid }, { token });
    await test.work();
    const task = await db.selectFrom('task').select(['state', 'file_name']).where('id', '=', taskId).executeTakeFirst();
    expect(task).toMatchObject({ state: 'done', file_name: expect.stringMatching(/^audit-.*\.xlsx$/) });
  });

  it('names what a changed figure belongs to: places, price windows, room nights, payments', async () => {
    const own = await buildConference(db, { societyId });
    const feeId = await buildFeeKind(db, own, { title: both('医师', 'Physician'), size: 10 });
    const hotelId = await buildHotel(db, own);
    const { id: typeId } = await buildRoomType(db, own, hotelId, {
      name: both('双床房', 'Twin'),
      nights: ['2027-04-08'],
    });
    const night = await db
      .selectFrom('room_night')
      .selectAll()
      .where('room_type_id', '=', typeId)
      .executeTakeFirstOrThrow();
    const fee = await db.selectFrom('fee_kind').select('stock_id').where('id', '=', feeId).executeTakeFirstOrThrow();
    await inTransaction(db, async (transaction) => {
      await beginAudit(transaction, { ...act, conferenceId: own });
      await transaction
        .updateTable('stock')
        .set({ size: 12 })
        .where('id', 'in', [fee.stock_id, night.stock_id])
        .execute();
      await transaction.updateTable('fee_window').set({ amount: 7 }).where('fee_kind_id', '=', feeId).execute();
      await transaction.updateTable('room_night').set({ room_amount: 9 }).where('id', '=', night.id).execute();
    });
    const { entries } = await test.call(auditCalls.list, { cid: own }, { token, language: 'en' });
    const labels = entries.flatMap(({ changes }) => changes.map(({ subject, label }) => [subject, label]));
    expect(labels.filter(([subject]) => subject === 'stock')).toEqual([
      ['stock', 'Physician'],
      ['stock', 'Twin · 2027-04-08'],
    ]);
    expect(labels).toContainEqual(['room_night', 'Twin · 2027-04-08']);
    expect(labels.find(([subject]) => subject === 'fee_window')?.[1]).toMatch(/^Physician/);
  });

  it('can name the rows of every table in either language', async () => {
    for (const subject of Object.keys(namedTables)) {
      const change = { entry_id: 1, subject, subject_id: '1', before: null, after: null } as never;
      await expect(labelsOf(db, [change])).resolves.toBeInstanceOf(Map);
    }
  });
});
