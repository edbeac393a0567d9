import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { saveDesign } from '@meetingapp/server/features/checkin/badge/commands-design.ts';
import { designOf } from '@meetingapp/server/features/checkin/badge/queries-design.ts';
import { identityEvents } from '@meetingapp/server/features/checkin/desk/queries.ts';
import { recordScans } from '@meetingapp/server/features/checkin/scan/commands.ts';
import { ticketRoles } from '@meetingapp/domain/checkin/ticket-roles.ts';
import { buildOrder } from '../orders/orders.ts';
import { buildRegistration, type RegistrationInput } from '../registration/registration.ts';
import { both } from '../support/bilingual.ts';
import { ticketPrints } from './points.ts';
import { idOf } from './scan-id.ts';

const MINUTE_MS = 60_000;

interface DeskInput {
  feeKindId: number;
  fee: number;
  staffId: number;
  pointId: number;
  now: Date;
}

/** Name, end of the telephone number, institution, and what the desk meets. */
const people = [
  ['林之远', '6048', '江州大学附属第一医院', 'pay'],
  ['林知远', '6049', '江州大学附属第一医院', 'in'],
  ['林芷媛', '2290', '滨城市中心医院', 'ready'],
  ['凌志远', '8871', '东屏县医院', 'ended'],
  ['陆知夏', '4413', '湖山心血管医院', 'review'],
  ['阿依努尔·买买提吐尔逊', '7702', '西域大学附属医院', 'cash'],
  ['Aleksandra Kowalczyk-Núñez', '3165', 'Uniwersytecki Szpital Kliniczny', 'pos'],
  ['Wolfeschlegelsteinhausenbergerdorff', '9920', 'Universitätsklinikum Elbstadt', 'ready'],
] as const;
type Meets = (typeof people)[number][3];

const states: Readonly<Record<Meets, NonNullable<RegistrationInput['state']>>> = {
  pay: 'approved',
  in: 'confirmed',
  ready: 'confirmed',
  ended: 'cancelled',
  review: 'submitted',
  cash: 'confirmed',
  pos: 'confirmed',
};

/**
 * What the walk-up desk meets: a person to pay whose name reads like that of one who is in, one to review, one who cancelled, two who
 * paid at the desk, names that are hard to set; and a badge whose words for the press were changed.
 */
export async function seedSymposiumDesk(db: Database, cid: number, input: DeskInput): Promise<void> {
  const { feeKindId, fee, staffId, pointId, now } = input;
  const before = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
  const arrived: { id: number; minutes: number }[] = [];
  for (const [index, [name, end, company, meets]] of people.entries()) {
    const createdAt = before(3 * 1440 + index * 90);
    const holdUntil = meets === 'pay' ? new Date(now.getTime() + 7 * 1440 * MINUTE_MS) : null;
    const phone = `1390051${end}`;
    const state = states[meets];
    const answers = { company };
    const id = await buildRegistration(db, cid, { name, phone, feeKindId, state, answers, holdUntil, createdAt });
    const lines = [{ title: both('注册费', 'Registration fee'), amount: fee }];
    if (holdUntil) await buildOrder(db, id, { lines, holdUntil, createdAt });
    if (state !== 'confirmed') continue;
    const atDesk = meets === 'cash' || meets === 'pos';
    const paidAt = atDesk ? before(12 + index) : createdAt;
    const orderId = await buildOrder(db, id, { lines, createdAt: paidAt });
    if (atDesk) await receive(db, { cid, orderId, method: meets, number: `2026${end}`, staffId, at: paidAt });
    if (atDesk) await identify(db, id, meets === 'cash' ? 'seen' : 'digits', { staffId, at: paidAt });
    if (atDesk || meets === 'in') arrived.push({ id, minutes: 11 - arrived.length * 4 });
  }
  const prints = await ticketPrints(
    db,
    arrived.map(({ id }) => id),
  );
  await recordScans(
    db,
    { conferenceId: cid, pointId, zone: 'Asia/Shanghai' },
    arrived.map(({ minutes }, index) => ({
      id: idOf(`${cid}:${now.toISOString()}:desk${index}`),
      print: prints[index] ?? null,
      direction: 'in',
      at: before(minutes),
      source: 'desk',
      kind: 'admit',
      reason: '',
      offline: false,
      forced: '',
      undoes: null,
      deviceId: null,
      where: '',
      staffId,
    })),
    now,
  );
  await noteBadges(
    db,
    { cid, staffId },
    arrived.map(({ id, minutes }) => ({ id, at: before(minutes) })),
  );
  const { roles } = await designOf(db, cid);
  await saveDesign(db, {
    cid,
    version: 0,
    paper: 'a6',
    layout: null,
    roles: ticketRoles.map((role) =>
      role === 'press' ? { role, colour: '#9c1456', word: both('记者', 'Press') } : { role, ...roles[role] },
    ),
  });
}

/** Staff checked who the person is before they took the money. */
const identify = (
  db: Database,
  registrationId: number,
  how: keyof typeof identityEvents,
  { staffId, at }: { staffId: number; at: Date },
) =>
  db
    .insertInto('registration_event')
    .values({
      registration_id: registrationId,
      at,
      actor: `staff:${staffId}`,
      event: identityEvents[how],
      from_state: 'approved',
      to_state: 'approved',
    })
    .execute();

interface Received {
  cid: number;
  orderId: number;
  method: 'cash' | 'pos';
  number: string;
  staffId: number;
  at: Date;
}

/** The payment of the order was taken at the desk. */
async function receive(db: Database, { cid, orderId, method, number, staffId, at }: Received): Promise<void> {
  const { id } = await db
    .updateTable('payment')
    .set({ provider: 'desk', method })
    .where('order_id', '=', orderId)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('desk_receipt')
    .values({ payment_id: id, conference_id: cid, method, number, taken_by: staffId, taken_at: at })
    .execute();
}

async function noteBadges(
  db: Database,
  { cid, staffId }: { cid: number; staffId: number },
  printed: readonly { id: number; at: Date }[],
): Promise<void> {
  const states = ['printed', 'failed', 'waiting'] as const;
  for (const [index, { id, at }] of printed.entries()) {
    const ticket = await db
      .selectFrom('ticket')
      .select('id')
      .where('registration_id', '=', id)
      .where('state', '=', 'valid')
      .executeTakeFirstOrThrow();
    const row = { conference_id: cid, registration_id: id, ticket_id: ticket.id, asked_by: staffId, asked_at: at };
    const state = states[index % states.length] ?? 'printed';
    const settled = state === 'waiting' ? {} : { settled_at: at, settled_by: staffId };
    await db
      .insertInto('badge_print')
      .values({ ...row, ...settled, state, desk_seconds: 14 + index * 3 })
      .execute();
  }
}
