import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { moveActivity } from '@meetingapp/server/features/activities/commands.ts';
import { announceWinners, claimPrize } from '@meetingapp/server/features/activities/commands-prize.ts';
import { buildOwnForm, guestFields } from '../forms/forms.ts';
import { trainingForm } from '../forms/training-form.ts';
import { both, nothing } from '../support/bilingual.ts';
import { buildActivity, buildStamp, type ActivityInput } from './activities.ts';

const HOUR_MS = 3_600_000;

interface Place {
  conferenceId: number;
  /** Account of the person who takes part today. */
  accountId: number;
}

/** Entrants of a slot, in the order of joining. */
interface Entrants {
  slotId: number;
  joined: readonly number[];
  waiting?: readonly number[];
  checkedIn?: boolean;
  scores?: boolean;
}

/** Activities of the symposium at each step, its stamps and prizes, and its forms for guests, activities and check-in. */
export async function seedSymposiumActivities(
  db: Database,
  { conferenceId, accountId }: Place,
  now: Date,
): Promise<void> {
  const at = (hours: number): string => new Date(now.getTime() + hours * HOUR_MS).toISOString();
  const registrations = await db
    .selectFrom('registration')
    .select(['id', 'account_id'])
    .where('conference_id', '=', conferenceId)
    .where('state', 'in', ['confirmed', 'attended'])
    .orderBy('id')
    .execute();
  const mine = registrations.find(({ account_id }) => account_id === accountId)?.id;
  const others = registrations.filter(({ account_id }) => account_id !== accountId).map(({ id }) => id);
  if (mine === undefined) throw new Error('the attendee of the day has no registration');
  const people = (from: number, count: number): number[] => others.slice(from, from + count);

  const form = await seedForms(db, conferenceId);
  const stampIds = await seedStamps(db, conferenceId, mine, now);
  const slot = (name: Bilingual, from: number, to: number, size: number | null) => ({
    id: null,
    name,
    startsAt: at(from),
    endsAt: at(to),
    size,
  });
  const group = (number: number): Bilingual => both(`第 ${number} 组`, `Group ${number}`);
  const make = (input: ActivityInput) => buildActivity(db, conferenceId, input, now);

  const training = await make({
    title: both('心肺复苏实操', 'CPR training'),
    place: both('急救体验区，1 层 西侧', 'First-aid area, level 1 west'),
    rules: [
      both('扫码签到，练满 15 分钟得 40 积分和 1 枚章', 'Check in and practise 15 minutes: 40 points and a stamp'),
      both('开始后 5 分钟未到，名额给候补', 'A place not used within 5 minutes goes to the waiting list'),
    ],
    startsAt: at(2),
    endsAt: at(5),
    leaveMinutes: 60,
    points: 40,
    stampId: stampIds[6] ?? null,
    formId: form.activity,
    slots: [slot(group(1), 2, 2.5, 4), slot(group(2), 2.5, 3, 4), slot(group(3), 3.5, 4, 6), slot(group(4), 4, 5, 12)],
    prizes: [
      {
        id: null,
        kind: 'rank',
        name: both('急救面罩一套', 'A set of CPR masks'),
        needed: 0,
        stock: 10,
        place: both('3 号台', 'Desk 3'),
        pickUpUntil: at(30),
      },
    ],
  });
  await enter(db, training.id, { slotId: training.slotIds[0] ?? 0, joined: people(0, 4), waiting: people(4, 2) }, now);
  await enter(db, training.id, { slotId: training.slotIds[1] ?? 0, joined: people(6, 2) }, now);
  await enter(db, training.id, { slotId: training.slotIds[2] ?? 0, joined: [mine, ...people(8, 2)] }, now);

  const editor = await make({
    title: both('与主编面对面：怎样投稿', 'Meet the editor: how to submit'),
    place: both('湘湖厅外厅', 'Foyer of the Lake Hall'),
    startsAt: at(3),
    endsAt: at(4),
    points: 20,
    slots: [slot(both('全场', 'All'), 3, 4, 12)],
  });
  await enter(db, editor.id, { slotId: editor.slotIds[0] ?? 0, joined: people(0, 8) }, now);

  await make({
    title: both('西湖晨跑 5 公里', 'Morning run, 5 km'),
    place: both('酒店大堂集合', 'Meet in the hotel lobby'),
    startsAt: at(18),
    endsAt: at(19),
    points: 30,
    slots: [slot(both('全体', 'All'), 18, 19, 200)],
  });

  const visit = await make({
    title: both('导管室参观', 'Visit to the catheter laboratory'),
    place: both('钱塘医院', 'Qiantang Hospital'),
    startsAt: at(20),
    endsAt: at(22),
    slots: [slot(both('参观', 'Visit'), 20, 22, 3)],
  });
  await enter(db, visit.id, { slotId: visit.slotIds[0] ?? 0, joined: people(0, 3), waiting: people(3, 4) }, now);

  const quiz = await make({
    title: both('心电图快问快答', 'ECG quiz'),
    place: both('壁报区', 'Poster area'),
    startsAt: at(-0.5),
    endsAt: at(1),
    points: 10,
    slots: [slot(both('第 1 场', 'Round 1'), 0.25, 1, 20)],
  });
  await enter(db, quiz.id, { slotId: quiz.slotIds[0] ?? 0, joined: people(2, 5), checkedIn: true }, now);
  await move(db, conferenceId, quiz.id, 'running', now);

  const contest = await make({
    title: both('青年医师按压大赛', 'Young physicians’ compression contest'),
    place: both('A 馆', 'Hall A'),
    startsAt: at(-20),
    endsAt: at(-18),
    points: 20,
    slots: [slot(both('决赛', 'Final'), -20, -18, 30)],
    prizes: [
      {
        id: null,
        kind: 'rank',
        name: both('急救面罩一套', 'A set of CPR masks'),
        needed: 0,
        stock: 4,
        place: both('3 号台', 'Desk 3'),
        pickUpUntil: at(30),
      },
    ],
  });
  const final = { slotId: contest.slotIds[0] ?? 0, joined: [...people(0, 3), mine, ...people(3, 3)] };
  await enter(db, contest.id, { ...final, checkedIn: true, scores: true }, now);
  await move(db, conferenceId, contest.id, 'ended', now);
  await announceWinners(db, { conferenceId, activityId: contest.id, now: new Date(now.getTime() - 17 * HOUR_MS) });
  await handFirst(db, contest.id, now);

  const rally = await make({
    kind: 'stamps',
    title: both('集章换礼', 'Stamp rally'),
    place: both('全会场', 'Everywhere'),
    rules: [both('扫会场里的集章码，每处一枚', 'Scan the stamp codes around the venue, one at each place')],
    startsAt: at(-10),
    endsAt: at(30),
    slots: [],
    prizes: [
      {
        id: null,
        kind: 'stamps',
        name: both('帆布袋', 'A tote bag'),
        needed: 3,
        stock: 200,
        place: both('3 号台', 'Desk 3'),
        pickUpUntil: at(30),
      },
      {
        id: null,
        kind: 'stamps',
        name: both('年会手册', 'The congress handbook'),
        needed: 8,
        stock: 100,
        place: both('3 号台', 'Desk 3'),
        pickUpUntil: at(30),
      },
      {
        id: null,
        kind: 'points',
        name: both('保温杯', 'A thermos cup'),
        needed: 900,
        stock: 60,
        place: nothing,
        pickUpUntil: null,
      },
    ],
  });
  await claimPrize(db, { accountId, prizeId: rally.prizeIds[0] ?? 0, now });

  const draft = await make({
    title: both('闭幕合影', 'Closing photograph'),
    startsAt: at(26),
    endsAt: at(27),
    slots: [],
  });
  await move(db, conferenceId, draft.id, 'draft', now);
}

async function seedForms(db: Database, conferenceId: number): Promise<{ activity: number }> {
  await buildOwnForm(db, conferenceId, 'onsite', {
    title: both('现场来宾登记', 'On-site guest'),
    fields: guestFields,
  });
  const activity = await buildOwnForm(db, conferenceId, 'activity', {
    title: both('实操报名', 'Joining the training'),
    fields: [
      {
        code: 'trained',
        kind: 'S',
        label: both('是否受过急救培训', 'Trained in first aid before?'),
        required: true,
        options: [
          { value: '是', zh: '是', en: 'Yes' },
          { value: '否', zh: '否', en: 'No' },
        ],
      },
    ],
  });
  await buildOwnForm(db, conferenceId, 'activity', trainingForm);
  await buildOwnForm(db, conferenceId, 'checkin', {
    title: both('签到问题', 'Question at check-in'),
    fields: [{ code: 'lunch', label: both('午餐忌口', 'Anything you do not eat?') }],
  });
  return { activity };
}

/** Eight stamps; the person has five of them. */
async function seedStamps(db: Database, conferenceId: number, registrationId: number, now: Date): Promise<number[]> {
  const names = [
    both('报到', 'Arrival'),
    both('开幕式', 'Opening'),
    both('A 馆', 'Hall A'),
    both('壁报区', 'Posters'),
    both('学分测试', 'Credit test'),
    both('B 馆', 'Hall B'),
    both('急救体验', 'First aid'),
    both('评价', 'Evaluation'),
  ];
  const ids: number[] = [];
  for (const name of names) ids.push(await buildStamp(db, conferenceId, name, 40));
  for (const [index, stampId] of ids.slice(0, 5).entries())
    await db
      .insertInto('stamp_given')
      .values({
        stamp_id: stampId,
        registration_id: registrationId,
        at: new Date(now.getTime() - (6 - index) * HOUR_MS),
      })
      .execute();
  return ids;
}

async function enter(db: Database, activityId: number, entrants: Entrants, now: Date): Promise<void> {
  const { slotId, joined, waiting = [], checkedIn = false, scores = false } = entrants;
  const row = { activity_id: activityId, slot_id: slotId, at: new Date(now.getTime() - 24 * HOUR_MS) };
  for (const [index, registrationId] of joined.entries())
    await db
      .insertInto('activity_entry')
      .values({
        ...row,
        registration_id: registrationId,
        state: 'joined',
        checked_in_at: checkedIn ? now : null,
        score: scores ? 97 - index : null,
      })
      .execute();
  for (const registrationId of waiting)
    await db
      .insertInto('activity_entry')
      .values({ ...row, registration_id: registrationId, state: 'waiting' })
      .execute();
}

async function move(
  db: Database,
  conferenceId: number,
  activityId: number,
  state: 'draft' | 'running' | 'ended',
  now: Date,
): Promise<void> {
  const moved = await moveActivity(db, { conferenceId, activityId, state, now });
  if (!moved.ok) throw new Error(`the activity did not move: ${moved.reason}`);
}

/** The best has collected the prize. */
async function handFirst(db: Database, activityId: number, now: Date): Promise<void> {
  await db
    .updateTable('activity_award')
    .set({ handed_at: now, handed_by: db.selectFrom('staff_member').select('id').orderBy('id').limit(1) })
    .where('rank', '=', 1)
    .where('prize_id', 'in', db.selectFrom('activity_prize').select('id').where('activity_id', '=', activityId))
    .execute();
}
