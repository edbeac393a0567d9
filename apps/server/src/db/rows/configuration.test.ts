import { describe, expect, it } from 'vitest';
import { buildBranch, buildForm } from '@meetingapp/demo/forms/forms.ts';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildHotel, buildRoomType } from '@meetingapp/demo/hotel/hotel.ts';
import { testDatabase } from '../../testing/database/database.ts';
import { configurationOf, cached } from './configuration.ts';

const { db, pool } = await testDatabase();
const versionOf = async (conferenceId: number) => (await configurationOf(db, conferenceId)).version;

describe('the version of a conference’s configuration', () => {
  it('changes with every change of it, and of no other conference’s', async () => {
    const [cid, other] = [await buildConference(db), await buildConference(db)];
    await buildForm(db, cid);
    await buildFeeKind(db, cid, { size: 5 });
    await buildBranch(db, cid);
    await buildRoomType(db, cid, await buildHotel(db, cid), { nights: ['2030-05-01'] });
    const before = await versionOf(other);
    const changes = [
      `update conference set hold_minutes = 20 where id = ${cid}`,
      `update stock set size = 4 where conference_id = ${cid}`,
      `update branch set position = 2 where conference_id = ${cid}`,
      `update form_version set published_at = now() where conference_id = ${cid}`,
      `update form_field set required = not required where form_version_id in (select id from form_version where conference_id = ${cid})`,
      `update fee_kind set position = 2 where conference_id = ${cid}`,
      `update fee_window set amount = 5 where fee_kind_id in (select id from fee_kind where conference_id = ${cid})`,
      `update hotel set stars = 3 where conference_id = ${cid}`,
      `update room_type set open = false where hotel_id in (select id from hotel where conference_id = ${cid})`,
      `delete from room_night where room_type_id in (select room_type.id from room_type join hotel on hotel.id = hotel_id where conference_id = ${cid})`,
    ];
    const seen = new Set([await versionOf(cid)]);
    for (const change of changes) {
      await pool.query(change);
      seen.add(await versionOf(cid));
    }
    expect(seen.size).toBe(changes.length + 1);
    expect(await versionOf(other)).toBe(before);
  });

  it('stays the same when the change is undone', async () => {
    const cid = await buildConference(db);
    const before = await versionOf(cid);
    const undone = db.transaction().execute(async (transaction) => {
      await transaction.updateTable('conference').set({ hold_minutes: 5 }).where('id', '=', cid).execute();
      expect((await configurationOf(transaction, cid)).version).not.toBe(before);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await versionOf(cid)).toBe(before);
  });
});

describe('a cached part', () => {
  it('is read once per version, and again immediately after a change', async () => {
    const cid = await buildConference(db, { holdMinutes: 30 });
    let reads = 0;
    const minutes = cached(async (from, conferenceId) => {
      reads += 1;
      return from.selectFrom('conference').select('hold_minutes').where('id', '=', conferenceId).executeTakeFirst();
    });
    expect([await minutes(db, cid), await minutes(db, cid)]).toEqual([{ hold_minutes: 30 }, { hold_minutes: 30 }]);
    expect(reads).toBe(1);
    await pool.query('update conference set hold_minutes = 10 where id = $1', [cid]);
    expect(await minutes(db, cid)).toEqual({ hold_minutes: 10 });
    expect(reads).toBe(2);
  });

  it('is not cached when it changed while being read', async () => {
    const cid = await buildConference(db, { holdMinutes: 30 });
    const minutes = cached(async (from, conferenceId) => {
      const row = await from
        .selectFrom('conference')
        .select('hold_minutes')
        .where('id', '=', conferenceId)
        .executeTakeFirst();
      await pool.query('update conference set hold_minutes = hold_minutes + 1 where id = $1', [cid]);
      return row;
    });
    expect(await minutes(db, cid)).toEqual({ hold_minutes: 30 });
    expect(await minutes(db, cid)).toEqual({ hold_minutes: 31 });
  });

  it('of an unknown conference is null and read again', async () => {
    const known = cached(async () => undefined);
    expect(await known(db, 999_999)).toBeUndefined();
  });
});
