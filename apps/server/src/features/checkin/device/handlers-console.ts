import type { checkinConsoleCalls } from '@meetingapp/contract/checkin/console.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { enrolCode, lockDevice, moveDevice } from './commands.ts';
import { presentDevice } from './present.ts';
import { findDevices } from './queries.ts';

type Own = 'devices' | 'enrolDevice' | 'moveDevice' | 'lockDevice';

export const deviceConsoleHandlers: Pick<Handlers<typeof checkinConsoleCalls>, Own> = {
  devices: async ({ cid }, { db, now }) => ({
    now: now.toISOString(),
    devices: (await findDevices(db, cid)).map((row) => presentDevice(row, now)),
  }),

  enrolDevice: async ({ cid, id, pointId, label, door }, { db, staff, now }) => {
    const made = await enrolCode(db, { cid, id, pointId, label, door, staffId: staff.id, now });
    return made ? { id: made.id, enrolCode: made.code, until: made.until.toISOString() } : refuse('not_found');
  },

  moveDevice: async ({ cid, id, pointId, door }, { db }) =>
    (await moveDevice(db, { cid, id, pointId, door })) ? {} : refuse('not_found'),

  lockDevice: async ({ cid, id }, { db, now }) => ((await lockDevice(db, cid, id, now)) ? {} : refuse('not_found')),
};
