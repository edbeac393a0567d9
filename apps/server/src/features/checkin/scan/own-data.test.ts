import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { cameraAdmission } from '@meetingapp/domain/checkin/camera-admission.ts';
import { buildPoint, ticketPrints } from '@meetingapp/demo/checkin/points.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { testApp } from '../../../testing/app.ts';
import { smallCongress, visitor } from '../../../testing/congress.ts';
import { everythingOf } from '../../privacy/archive/queries.ts';
import { blankRegistrations } from '../../privacy/commands.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { recordScans } from './commands.ts';

const test = await testApp();
const { db } = test;

it('[O16] a person’s data contain their tickets, scans and attendance; an erased person has no valid ticket', async () => {
  const { cid } = await smallCongress(db);
  const pointId = await buildPoint(db, cid);
  const { accountId } = await visitor(test);
  const regId = await buildRegistration(db, cid, { accountId });
  const [print = 0] = await ticketPrints(db, [regId]);
  const now = new Date();
  const scan = { id: randomUUID(), ...cameraAdmission, print, at: now, deviceId: null, where: '', staffId: null };
  await recordScans(db, { conferenceId: cid, pointId, zone: 'UTC' }, [scan], now);
  const mine = await everythingOf(db, accountId, [regId], []);
  expect(mine.tickets).toMatchObject([{ role: 'attendee', state: 'valid' }]);
  expect(mine.attendance).toMatchObject([{ kind: 'in', point: { zh: '主入口' } }]);
  expect(mine.scans).toMatchObject([{ kind: 'admit' }]);
  await inTransaction(db, (transaction) => blankRegistrations(transaction, [regId], []));
  const after = await everythingOf(db, accountId, [regId], []);
  expect(after.tickets).toMatchObject([{ state: 'void' }]);
  expect(after.attendance).toHaveLength(1);
});
