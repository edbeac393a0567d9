import type { roomNumberCalls } from '@meetingapp/contract/hotel/room-number.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { startTask } from '../../../jobs/task.ts';
import { presentRow } from './present.ts';
import { planNumbers } from './queries-plan.ts';
import { findHotels } from '../stay/queries.ts';

const isHere = async (db: Database, cid: number, hotelId: number) =>
  (await findHotels(db, cid)).some(({ id }) => id === hotelId);

export const roomNumberHandlers: Handlers<typeof roomNumberCalls> = {
  readNumbers: async ({ cid, hotelId }, { db, file, language }) => {
    if (!file) return refuse('file_missing');
    if (!(await isHere(db, cid, hotelId))) return refuse('not_found');
    const read = await planNumbers(db, { cid, hotelId, file });
    if (!read.ok) return refuse(read.reason);
    return { name: file.name.slice(0, 200), rows: read.rows.map((row) => presentRow(row, language)) };
  },

  writeNumbers: async ({ cid, hotelId, rows }, { db, staff, language }) => {
    if (!(await isHere(db, cid, hotelId))) return refuse('not_found');
    const start = { societyId: staff.societyId, conferenceId: cid, staffId: staff.id, language };
    return { taskId: await startTask(db, { ...start, kind: 'hotel.numbers', input: { hotelId, rows } }) };
  },
};
