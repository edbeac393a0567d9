import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { buildAccount } from '../accounts/accounts.ts';
import { addDays, momentFrom } from '../support/calendar.ts';
import { stays } from '../conference/form.ts';
import type { CongressHotels } from '../hotel/congress-hotels.ts';
import type { Congress } from '../people/congress-people.ts';
import { buildFormAnswer, buildGroupForm } from '../forms/asked-forms.ts';
import { buildGroup } from './groups.ts';
import { buildBooking } from '../hotel/hotel.ts';
import { seedAddedExtras } from '../orders/congress-added-extras.ts';
import { buildOrder, buildSharedOrder } from '../orders/orders.ts';
import { buildRegistration, type RegistrationInput } from '../registration/registration.ts';
import { buildWaiting } from '../registration/waiting.ts';

const HOUR_MS = 3_600_000;
type Gender = 'male' | 'female';

interface Places extends Pick<CongressHotels, 'shared'> {
  /** The extra that has a waiting list. */
  visit: number;
}

/** People on the waiting list, a group, people who share a room by mutual wish, and people who add extras after their payment. */
export async function seedCongressGroups(db: Database, congress: Congress, places: Places, now: Date): Promise<void> {
  let count = 0;
  const register = (name: string, gender: Gender, company: string, wish: RegistrationInput = {}) => {
    count += 1;
    const phone = `1390010${String(2000 + count)}`;
    return buildRegistration(db, congress.conferenceId, {
      formVersionId: congress.formVersionId,
      branchId: congress.branches.main,
      feeKindId: congress.fees.physician.id,
      name,
      phone,
      ...wish,
      answers: {
        email: `guest${String(count).padStart(2, '0')}@example.com`,
        company,
        identity: '医师',
        attendance: stays.whole,
        gender: gender === 'male' ? '男' : '女',
        province: '浙江省',
        city: '宁波市',
        interest: '高血压',
      },
    });
  };
  const { title, yuan } = congress.fees.physician;
  const paid = { lines: [{ title, amount: yuan * 100 }] };
  await seedWaiting(db, places.visit, now, (name, gender, company) =>
    register(name, gender, company, { state: 'draft', feeKindId: null }),
  );

  const hospital = '湖山心血管医院';
  const contact = await buildAccount(db, {
    name: '魏允和',
    phone: '13900102900',
    email: 'weiyunhe@example.com',
    password: 'Heart-2026',
  });
  const holdUntil = new Date(now.getTime() + 60 * HOUR_MS);
  const toPay = { state: 'approved', holdUntil } as const;
  const together: number[] = [];
  for (const [name, gender] of [
    ['章亦航', 'male'],
    ['宁思远', 'female'],
    ['柯文澜', 'male'],
  ] as const) {
    const id = await register(name, gender, hospital, together.length === 0 ? { ...toPay, accountId: contact } : toPay);
    await buildOrder(db, id, { ...paid, holdUntil });
    together.push(id);
  }
  const earlier = momentFrom(now, -3, '10:12');
  const covered = [];
  for (const [name, gender] of [
    ['闻人雪', 'female'],
    ['蓝景之', 'male'],
  ] as const)
    covered.push(await register(name, gender, hospital, { createdAt: earlier }));
  await buildSharedOrder(db, { ...paid, accountId: contact, registrations: covered, createdAt: earlier });
  const group = await buildGroup(db, congress.conferenceId, {
    accountId: contact,
    name: hospital,
    branchId: congress.branches.main,
    link: { most: 20, until: momentFrom(now, 10, '18:00') },
    registrations: [...together, ...covered],
    byHand: 1,
    createdAt: momentFrom(now, -6, '09:20'),
  });
  await buildFormAnswer(db, {
    conferenceId: congress.conferenceId,
    formId: await buildGroupForm(db, congress.conferenceId),
    of: { groupId: group },
    answers: { bus: '是', seats: '24', arrives: '15:30', wish: '一位同事坐轮椅，请安排可升降的车。' },
    accountId: contact,
    at: momentFrom(now, -5, '10:40'),
  });

  const other = '南湖医学院附属医院';
  const nurse = await buildAccount(db, { name: '阮梦溪', phone: '13900102901', email: 'ruanmengxi@example.com' });
  const at = momentFrom(now, -4, '15:40');
  const alone = [
    await register('易书白', 'male', other, { createdAt: at }),
    await register('姜若棠', 'female', other, { state: 'draft', feeKindId: null }),
  ];
  if (alone[0]) await buildOrder(db, alone[0], { ...paid, createdAt: at });
  await buildGroup(db, congress.conferenceId, {
    accountId: nurse,
    name: other,
    payer: 'self',
    link: { most: 8, until: momentFrom(now, 3, '12:00') },
    registrations: alone,
    createdAt: momentFrom(now, -5, '11:05'),
  });
  const registerPaid = async (name: string, gender: Gender) => {
    const id = await register(name, gender, '西岭市人民医院', { createdAt: at });
    await buildOrder(db, id, { ...paid, createdAt: at });
    return id;
  };
  await seedRoomMates(db, places.shared, registerPaid, now);
  await seedAddedExtras(db, congress.conferenceId, now, registerPaid);
}

/** Two places, both held for the first in line; three more wait. */
async function seedWaiting(
  db: Database,
  visit: number,
  now: Date,
  register: (name: string, gender: Gender, company: string) => Promise<number>,
): Promise<void> {
  const { stock_id: stockId } = await db
    .selectFrom('extra')
    .select('stock_id')
    .where('id', '=', visit)
    .executeTakeFirstOrThrow();
  const waiting = [
    ['景云深', 'male', '江州大学附属第一医院', 21],
    ['梅映雪', 'female', '北岳医院', 9],
    ['石敬之', 'male', '澜江医院', null],
    ['俞清秋', 'female', '西岭市人民医院', null],
    ['龙在野', 'male', '北岳医院', null],
  ] as const;
  for (const [index, [name, gender, company, hours]] of waiting.entries())
    await buildWaiting(db, {
      registrationId: await register(name, gender, company),
      stockId,
      joinedAt: momentFrom(now, index - 7, `1${index}:2${index}`),
      ...(hours === null
        ? {}
        : {
            offerUntil: new Date(now.getTime() + hours * HOUR_MS),
            offeredAt: new Date(now.getTime() + (hours - 24) * HOUR_MS),
          }),
    });
}

/** Mobile number of the demo log-in without registrations. */
const invited = '13900109001';

/** Two pairs who named each other, two who share by chance, of whom one has invited the person of a demo log-in, and one who was declined; and their links. */
async function seedRoomMates(
  db: Database,
  room: CongressHotels['shared'],
  register: (name: string, gender: Gender) => Promise<number>,
  now: Date,
): Promise<void> {
  const [, checkIn = ''] = room.nights;
  const stay = { roomTypeId: room.roomTypeId, stocks: room.stocks, checkIn, checkOut: addDays(checkIn, 3) };
  const bed = { ...stay, part: 'bed' as const, amount: room.roomAmount * 3 };
  const pairs = [
    [
      ['高景明', 'male'],
      ['向天成', 'male'],
    ],
    [
      ['骆闻笛', 'female'],
      ['骆闻舟', 'male'],
    ],
  ] as const;
  for (const [[one, gender], [other, otherGender]] of pairs) {
    const first = await register(one, gender);
    const second = await register(other, otherGender);
    await buildBooking(db, { ...bed, registrationId: first, gender, mate: other });
    await buildBooking(db, { ...bed, registrationId: second, gender: otherGender, mate: one, mateId: first });
  }
  const alone = await register('邱映秋', 'female');
  await buildBooking(db, { ...bed, registrationId: alone, gender: 'female' });
  const inviting = await register('冉念真', 'female');
  await buildBooking(db, { ...bed, registrationId: inviting, gender: 'female', mate: invited });
  const [asked, declined] = [await register('柏青岚', 'male'), await register('韦清和', 'male')];
  await buildBooking(db, { ...bed, registrationId: asked, gender: 'male' });
  await buildBooking(db, { ...bed, registrationId: declined, gender: 'male', mate: '柏青岚' });
  await db.insertInto('room_refusal').values({ registration_id: asked, refused_id: declined }).execute();
  await seedRoomLinks(db, { open: alone, expired: inviting, withdrawn: asked, declined, guest: asked }, now);
}

/** Links to share a room: one that is open, one that nobody answered, one taken back, and one declined. */
async function seedRoomLinks(
  db: Database,
  of: { open: number; expired: number; withdrawn: number; declined: number; guest: number },
  now: Date,
): Promise<void> {
  const at = (days: number): Date => new Date(Math.floor(now.getTime() / 1000) * 1000 + days * 24 * HOUR_MS);
  const { account_id: accountId } = await db
    .selectFrom('registration')
    .select('account_id')
    .where('id', '=', of.guest)
    .executeTakeFirstOrThrow();
  const answer = { answered_at: at(-3), accepted: false, account_id: accountId, guest_id: of.guest };
  await db
    .insertInto('room_link')
    .values([
      { registration_id: of.open, made_at: at(-1), expires_at: at(6) },
      { registration_id: of.expired, made_at: at(-9), expires_at: at(-2) },
      { registration_id: of.withdrawn, made_at: at(-2), expires_at: at(5), withdrawn_at: at(-1) },
      { registration_id: of.declined, made_at: at(-4), expires_at: at(3), ...answer },
    ])
    .execute();
}
