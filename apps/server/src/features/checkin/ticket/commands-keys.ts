import { createPrivateKey, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import type { Database } from '../../../db/connection/database.ts';

export interface CheckinKeys {
  number: number;
  /** SPKI in base64. */
  publicKey: string;
  privateKey: KeyObject;
  /** 32 bytes, base64url: makes the keys of codes that change. */
  movingKey: string;
  /** 32 bytes, base64url: signs codes on walls. */
  wallKey: string;
}

/** Keys never change, so that a process reads them once. */
const known = new Map<number, CheckinKeys>();

const find = (db: Database, conferenceId: number) =>
  db.selectFrom('checkin_key').selectAll().where('conference_id', '=', conferenceId).executeTakeFirst();

/** The keys of a conference, made when they are first needed. Of two processes that make them at once the first one counts. */
export async function keysOf(db: Database, conferenceId: number): Promise<CheckinKeys> {
  const before = known.get(conferenceId);
  if (before) return before;
  const row = (await find(db, conferenceId)) ?? (await made(db, conferenceId));
  const keys = {
    number: row.number,
    publicKey: row.public_key,
    privateKey: createPrivateKey({ key: Buffer.from(row.private_key, 'base64'), format: 'der', type: 'pkcs8' }),
    movingKey: row.moving_key,
    wallKey: row.wall_key,
  };
  // Inside a transaction the row may still be rolled back.
  if (!db.isTransaction) known.set(conferenceId, keys);
  return keys;
}

async function made(db: Database, conferenceId: number) {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  await db
    .insertInto('checkin_key')
    .values({
      conference_id: conferenceId,
      private_key: pair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
      public_key: pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
      moving_key: randomBytes(32).toString('base64url'),
      wall_key: randomBytes(32).toString('base64url'),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await find(db, conferenceId);
  if (!row) throw new Error(`conference ${conferenceId} has no check-in keys`);
  return row;
}
