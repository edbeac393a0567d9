import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { cameraAdmission } from '@meetingapp/domain/checkin/camera-admission.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildDevice, buildPoint, ticketPrints } from '@meetingapp/demo/checkin/points.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildRuleSet } from '@meetingapp/demo/credits/credits.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff } from '@meetingapp/demo/staff/staff.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { testDatabase } from '../../testing/database/database.ts';
import { peopleWithPlace, placeOf, withEvidence } from '../certificates/certificate/queries-evidence.ts';
import { recordScans } from '../checkin/scan/commands.ts';
import { confirmedRegistration } from '../registration/record/queries-confirmed.ts';
import { evidenceOf } from './queries.ts';
import { peopleWithEvidence } from './queries-console.ts';
import { peopleToReport } from './upload/queries.ts';

const { db } = await testDatabase();
const at = (time: string, day = 16) => new Date(`2027-04-${day}T${time}:00+08:00`);

it('[A1] [O15] a contact who registered a colleague first has the credits, the certificate, the stamps and the report of their own presence alone', async () => {
  const societyId = await buildSociety(db);
  const cid = await buildConference(db, { societyId });
  const setId = await buildRuleSet(db, cid, {
    code: 'free',
    title: both('学会学分', 'Credits'),
    publishedAt: at('08:00'),
  });
  const accountId = await buildAccount(db, { name: '联系人', phone: '13766009101' });
  const register = (name: string, phone: string) =>
    buildRegistration(db, cid, { accountId, name, phone, answers: { company: `${name}的医院` } });
  const colleague = await register('同事', '13766009102');
  const own = await register('联系人', '13766009101');
  const pointId = await buildPoint(db, cid, { kind: 'entry', ways: 'both' });
  const staffId = await buildStaff(db, societyId);
  const device = await buildDevice(db, cid, pointId, { label: 'N1', door: '', staffId });
  const [colleagueCard = 0, ownCard = 0] = await ticketPrints(db, [colleague, own]);
  const scan = (print: number, when: Date, direction: 'in' | 'out') =>
    ({
      id: randomUUID(),
      ...cameraAdmission,
      print,
      direction,
      at: when,
      offline: true,
      deviceId: device.id,
      where: '',
      staffId: null,
    }) as const;
  await recordScans(
    db,
    { conferenceId: cid, pointId, zone: 'Asia/Shanghai' },
    [
      scan(ownCard, at('10:00'), 'in'),
      scan(ownCard, at('11:00'), 'out'),
      scan(colleagueCard, at('09:00', 17), 'in'),
      scan(colleagueCard, at('12:00', 17), 'out'),
    ],
    at('12:01', 17),
  );
  const evidence = (await evidenceOf(db, cid, [accountId], 'zh')).get(accountId) ?? [];
  expect(evidence.map(({ from, to }) => [from, to])).toEqual([[at('10:00').getTime(), at('11:00').getTime()]]);
  expect(await placeOf(db, cid, { accountId })).toMatchObject({ registrationId: own, name: '联系人' });
  expect(await confirmedRegistration(db, cid, accountId)).toBe(own);
  const people = await peopleWithPlace(db, cid, accountId - 1, 1);
  expect(people).toMatchObject([{ registrationId: own, name: '联系人' }]);
  const rule = { setId: null } as Parameters<typeof withEvidence>[2];
  const [proof] = await withEvidence(db, { conferenceId: cid, zone: 'Asia/Shanghai' }, rule, people);
  expect(proof?.evidence.days).toBe(1);
  expect(await peopleToReport(db, setId, [accountId])).toMatchObject([{ name: '联系人' }]);
  expect(await peopleWithEvidence(db, cid, { accountIds: [accountId] })).toMatchObject([
    { name: '联系人', affiliation: '联系人的医院' },
  ]);
});
