import type { roomNumberCalls } from '@meetingapp/contract/hotel-rooms.ts';
import type { Database } from '../../db/database.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { startTask } from '../../jobs/task.ts';
import { planNumbers } from './commands-numbers.ts';
import { findHotels } from './queries.ts';

const isHere = async (db: Database, cid: number, hotelId: number) =>
  (await findHotels(db, cid)).some(({ id }) => id === hotelId);

export const roomNumberHandlers: Handlers<typeof roomNumberCalls> = {
  readNumbers: async ({ cid, hotelId }, { db, file, language }) => {
    if (!file) return refuse('file_missing');
    if (!(await isHere(db, cid, hotelId))) return refuse('not_found');
    const read = await planNumbers(db, { cid, hotelId, file, language });
    return read.ok ? { name: file.name.slice(0, 200), rows: read.rows } : refuse(read.reason);
  },

  writeNumbers: async ({ cid, hotelId, rows }, { db, staff, language }) => {
    if (!(await isHere(db, cid, hotelId))) return refuse('not_found');
    const start = { societyId: staff.societyId, conferenceId: cid, staffId: staff.id, language };
    return { taskId: await startTask(db, { ...start, kind: 'hotel.numbers', input: { hotelId, rows } }) };
  },
};
