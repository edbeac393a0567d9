import {
  buildAdmissions,
  buildDevice,
  buildDeviceCode,
  buildPoint,
  ticketPrints,
} from '@meetingapp/demo/checkin/points.ts';
import { buildDoorScreen } from '@meetingapp/demo/checkin/wall-code.ts';
import { buildOwnForm, guestFields } from '@meetingapp/demo/forms/forms.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff } from '@meetingapp/demo/staff/staff.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { barCodeOf } from '@meetingapp/domain/checkin/bar-code.ts';
import { demoLogins } from '../support/demo.ts';
import { ownCongress, societyOf, withDatabase } from '../support/own-congress.ts';
import type { Phone } from '../support/phone.ts';
import { newAccount, type Account } from '../support/sign-up.ts';

/** Where the point is, and the phone. */
export const hallPlace = { latitude: 30.24, longitude: 120.2 };

/** A conference with a point at which a new person may check in by their own phone. */
export async function ownPoint(
  phone: Phone,
  kind: 'entry' | 'activity',
): Promise<{ cid: number; pointId: number; account: Account }> {
  const { cid } = await ownCongress();
  const account = await newAccount(phone);
  const pointId = await withDatabase(async (db) => {
    await buildRegistration(db, cid, { accountId: account.uId, name: '林知远' });
    const most = { times: 1, per: 'ever' } as const;
    return buildPoint(db, cid, {
      kind,
      name: kind === 'entry' ? both('主入口', 'Main entrance') : both('操作培训', 'Hands-on training'),
      hint: both('请到 2 号台领取胸牌', 'Badges at desk 2'),
      self: true,
      place: { ...hallPlace, radius: 200 },
      most,
    });
  });
  return { cid, pointId, account };
}

/** A conference with a form for guests who are not registered; `paid`: they pay at the desk. */
export async function guestCongress(paid: boolean): Promise<number> {
  const { cid } = await ownCongress({ societyId: await societyOf(demoLogins.staff.email) });
  await withDatabase(async (db) => {
    if (!paid) await db.updateTable('fee_kind').set({ closed: true }).where('conference_id', '=', cid).execute();
    const [name, , phoneField] = guestFields;
    const fields = [name, phoneField].flatMap((field) => field ?? []);
    await buildOwnForm(db, cid, 'onsite', { title: both('现场来宾登记', 'On-site guest'), fields });
  });
  return cid;
}

interface HallDoors {
  /** Enrols a device at the entrance. */
  enrolCode: string;
  /** Of a ticket that has not been admitted. */
  barCode: string;
  /** Signed address of the wall screen, below the phone's base path. */
  wall: string;
}

/** A conference whose entrance has two doors, one much faster than the other, in the middle of the morning. */
export async function hallDoors(): Promise<HallDoors> {
  const societyId = await societyOf(demoLogins.staff.email);
  const { cid } = await ownCongress({ societyId });
  return withDatabase(async (db) => {
    const staffId = await buildStaff(db, societyId, { email: `door${cid}@example.org` });
    const pointId = await buildPoint(db, cid, {
      name: both('主入口', 'Main entrance'),
      most: { times: 1, per: 'ever' },
    });
    const devices = [
      await buildDevice(db, cid, pointId, { label: 'S1', door: '南门', staffId }),
      await buildDevice(db, cid, pointId, { label: 'N1', door: '北门', staffId }),
    ];
    const ids: number[] = [];
    for (let one = 0; one < 12; one += 1) ids.push(await buildRegistration(db, cid));
    await buildAdmissions(
      db,
      { conferenceId: cid, pointId },
      (await ticketPrints(db, ids)).map((print, at) => ({
        print,
        minutes: 2 + (at % 5),
        deviceId: devices[at % 3 === 0 ? 1 : 0]?.id ?? null,
      })),
    );
    const waiting = await buildRegistration(db, cid, { name: '林知远', answers: { company: '江州大学附属第一医院' } });
    const { token } = await db
      .selectFrom('ticket')
      .select('token')
      .where('registration_id', '=', waiting)
      .executeTakeFirstOrThrow();
    const until = Math.floor(Date.now() / 1000) + 3600;
    return {
      enrolCode: await buildDeviceCode(db, cid, pointId, staffId),
      barCode: barCodeOf(token),
      wall: await buildDoorScreen(db, cid, until),
    };
  });
}
