import { expect, it } from 'vitest';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { changedRegistrations, placeOf } from './queries.ts';
import { testDatabase } from '../../../testing/database/database.ts';
import { renumberChanges } from '../../../db/backup/change-numbers.ts';

const { db, pool } = await testDatabase();

it('[X1] rows restored from a database that had counted further are read again; before, they are skipped', async () => {
  const cid = await buildConference(db);
  const confirmed = { state: 'confirmed' } as const;
  const [restored, own] = [await buildRegistration(db, cid, confirmed), await buildRegistration(db, cid, confirmed)];
  await pool.query('alter table registration disable trigger user');
  await pool.query('update registration set changed = 999999999999 where id = $1', [restored]);
  await pool.query('alter table registration enable trigger user');
  const read = async () => {
    const { rows } = await changedRegistrations(db, cid, placeOf('c0-0'), 100);
    return rows.map(({ id }) => id).sort((one, other) => one - other);
  };
  // Rows are given once all transactions of before have ended, also those of the databases of other tests.
  const patience = { timeout: 30_000 };
  await expect.poll(read, patience).toEqual([own]);
  const client = await pool.connect();
  await client.query('begin');
  await renumberChanges(client);
  await client.query('commit');
  client.release();
  await expect.poll(read, patience).toEqual([restored, own]);
});
