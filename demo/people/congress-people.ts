import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { buildAccount } from '../accounts/accounts.ts';
import type { CongressFee } from '../fees/congress-fees.ts';
import { both } from '../support/bilingual.ts';
import { addDays, momentFrom } from '../support/calendar.ts';
import { stays } from '../conference/form.ts';
import type { NearlyFull } from '../hotel/congress-hotels.ts';
import { buildBooking } from '../hotel/hotel.ts';
import { buildOrder } from '../orders/orders.ts';
import { people } from './people.ts';
import type { Person } from './people.ts';
import { buildRegistration } from '../registration/registration.ts';

export interface Congress {
  conferenceId: number;
  formVersionId: number;
  branches: { main: number; handsOn: number; nursing: number; young: number };
  fees: Record<'member' | 'physician' | 'student' | 'nurse' | 'overseas', CongressFee>;
  nearlyFull: NearlyFull;
}

/** Registrations per branch: 22 of the 24 places of the hands-on course are taken. */
const groups = [
  { branch: 'handsOn', fee: 'member', identity: '医师', count: 22 },
  { branch: 'young', fee: 'student', identity: '在读学生', count: 10 },
  { branch: 'nursing', fee: 'nurse', identity: '护士与技师', count: 8 },
  { branch: 'main', fee: 'physician', identity: '医师', count: 7 },
] as const;
/** Payment methods, in rotation. */
const methods = ['native', 'alipay_wap', 'bank_transfer'] as const;
/** Rooms of eight taken in each of the five nights. */
const takenRooms = [6, 7, 8, 7, 5];

/** Inserts people who have registered and paid, entered by the society's office for their hospitals. */
export async function seedCongressPeople(db: Database, congress: Congress, now: Date): Promise<void> {
  const office = await buildAccount(db, { name: '学会秘书处', phone: '', email: 'office@ecsc.example' });
  const waiting = people.slice(1);
  const registrations: { id: number; person: Person }[] = [];
  for (const group of groups)
    for (let n = 0; n < group.count; n += 1) {
      const person = waiting.shift();
      if (!person) return;
      const fee = congress.fees[group.fee];
      const at = new Date(momentFrom(now, -40).getTime() + registrations.length * 17 * 3_600_000);
      const id = await buildRegistration(db, congress.conferenceId, {
        accountId: office,
        formVersionId: congress.formVersionId,
        branchId: congress.branches[group.branch],
        feeKindId: fee.id,
        name: person.name,
        phone: person.phone,
        member: group.fee === 'member',
        answers: answersOf(person, group.identity),
        createdAt: at,
      });
      await buildOrder(db, id, {
        lines: [{ title: fee.title, amount: fee.yuan * 100 }],
        createdAt: at,
        method: methods[registrations.length % methods.length] ?? 'bank_transfer',
      });
      registrations.push({ id, person });
    }
  await fillRooms(db, congress.nearlyFull, registrations);
}

function answersOf(person: Person, identity: string): Record<string, string> {
  return {
    email: person.email,
    company: person.company,
    identity,
    attendance: stays.whole,
    gender: person.gender === 'male' ? '男' : '女',
    province: '浙江省',
    city: '杭州市',
    interest: '冠脉介入|心力衰竭',
    ...(identity === '在读学生' ? { studentNumber: `S${person.phone.slice(-6)}` } : {}),
  };
}

/** Inserts stays of one night each, so that each night is as full as `takenRooms` says. */
async function fillRooms(
  db: Database,
  room: NearlyFull,
  registrations: { id: number; person: Person }[],
): Promise<void> {
  const guests = [...registrations];
  for (const [index, night] of room.nights.entries())
    for (let n = 0; n < (takenRooms[index] ?? 0); n += 1) {
      const guest = guests.shift();
      if (!guest) return;
      await buildBooking(db, {
        registrationId: guest.id,
        roomTypeId: room.roomTypeId,
        stocks: room.stocks,
        checkIn: night,
        checkOut: addDays(night, 1),
        amount: room.roomAmount,
      });
    }
}

/** Inserts the registration that one of the demo log-ins finds under "mine": paid, with its order. */
export async function seedOwnRegistration(
  db: Database,
  accountId: number,
  congress: Congress,
  now: Date,
): Promise<void> {
  const [person] = people;
  if (!person) return;
  const fee = congress.fees.member;
  const at = momentFrom(now, -9, '20:16');
  const id = await buildRegistration(db, congress.conferenceId, {
    accountId,
    formVersionId: congress.formVersionId,
    branchId: congress.branches.main,
    feeKindId: fee.id,
    name: person.name,
    phone: person.phone,
    member: true,
    answers: answersOf(person, '医师'),
    createdAt: at,
  });
  await buildOrder(db, id, {
    lines: [{ title: fee.title, remark: both('早鸟', 'Early'), amount: fee.yuan * 100 }],
    createdAt: at,
    method: 'native',
  });
}
