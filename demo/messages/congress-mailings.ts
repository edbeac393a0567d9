import { href } from '@meetingapp/contract/paths.ts';
import type { RegistrationFilter } from '@meetingapp/contract/registration/list.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { addJob } from '@meetingapp/server/jobs/queue.ts';
import { both } from '../support/bilingual.ts';
import { momentFrom } from '../support/calendar.ts';
import { buildMailing, buildRecipients, buildTemplate, type BuiltMailing, type RecipientOutcome } from './mailings.ts';

const everybody: RegistrationFilter = {
  states: [],
  branches: [],
  fees: [],
  forms: [],
  orders: [],
  from: null,
  until: null,
  words: '',
};

const phone = (state: 'sent' | 'delivered' | 'failed' | 'unknown', fault = '') =>
  ({ channel: 'phone', state, fault }) as const;
const email = (state: 'sent' | 'delivered' | 'failed' | 'unknown', fault = '') =>
  ({ channel: 'email', state, fault }) as const;

/** By the place in the audience: most get it by SMS; some by e-mail after the number failed, some in the inbox alone. */
const byPhone: readonly RecipientOutcome[] = [
  { state: 'delivered', seen: true, way: [phone('delivered')] },
  { state: 'delivered', seen: true, way: [phone('delivered')] },
  { state: 'delivered', seen: false, way: [phone('delivered')] },
  { state: 'sent', seen: false, way: [phone('sent')] },
  { state: 'delivered', seen: true, way: [phone('delivered')] },
  { state: 'failed', seen: false, way: [phone('failed', 'bad_number')] },
  { state: 'sent', seen: true, way: [phone('sent')] },
  { state: 'unknown', seen: false, way: [phone('unknown', 'interrupted')] },
  { state: 'failed', seen: false, way: [phone('failed', 'refused')] },
  { state: 'delivered', seen: false, way: [phone('delivered')] },
];
const byBoth: readonly RecipientOutcome[] = [
  { state: 'delivered', seen: true, way: [phone('delivered')] },
  { state: 'sent', seen: true, way: [phone('failed', 'too_often'), email('sent')] },
  { state: 'failed', seen: false, way: [phone('failed', 'bad_number'), email('failed', 'no_mailbox')] },
];
const inInbox: RecipientOutcome = { state: 'inbox', seen: false, way: [] };
const byEmail: RecipientOutcome = { state: 'sent', seen: true, way: [email('sent')] };

function outcomeOf(place: number, channels: readonly string[]): RecipientOutcome {
  const outcomes = channels.includes('phone') ? (channels.includes('email') ? byBoth : byPhone) : [];
  return outcomes[place % outcomes.length] ?? (channels.includes('email') ? byEmail : inInbox);
}

/** Those who are not to be disturbed now get it at `later`, one has switched the kind off; the others have it. */
const partly =
  (later: Date) =>
  (place: number, channels: readonly string[]): RecipientOutcome =>
    place === 6
      ? inInbox
      : place % 4 === 3 && channels.length > 0
        ? { state: 'waiting', seen: false, way: [], dueAt: later }
        : outcomeOf(place, channels);

/** Stopped after the first people. */
const begun = (place: number, channels: readonly string[]): RecipientOutcome =>
  place < 3 ? outcomeOf(place, channels) : { state: 'stopped', seen: false, way: [] };

/** Messages of the organisers to many: sent, being sent, stopped, scheduled, a draft; and their templates. */
export async function seedCongressMailings(
  db: Database,
  { conferenceId, societyId, staffId }: { conferenceId: number; societyId: number; staffId: number },
  now: Date,
): Promise<void> {
  const by = { conferenceId, staffId, urgent: false, rates: { messenger: null, phone: null, email: null } };
  const sent = {
    ...by,
    name: '日程上线通知',
    kind: 'programme',
    required: true,
    texts: {
      subject: both('大会日程已上线', 'The programme is online'),
      body: both(
        '{name}您好，{conference}的日程已上线，可以收藏感兴趣的场次，开场前会提醒您。',
        'The programme of {conference} is online. Save the sessions you like, and we remind you before they begin.',
      ),
    },
    link: href('calList', { cid: conferenceId }),
    audience: { of: 'registrations', filter: everybody },
    state: 'done',
    startsAt: momentFrom(now, -3, '12:00'),
    createdAt: momentFrom(now, -3, '11:20'),
  } satisfies BuiltMailing;
  await buildRecipients(db, await buildMailing(db, sent), sent, outcomeOf);
  const startsAt = momentFrom(now, 2, '18:00');
  const scheduled = await buildMailing(db, {
    ...by,
    name: '讲者上传课件提醒',
    kind: 'reminder',
    required: false,
    rates: { messenger: null, phone: 50, email: 20 },
    texts: {
      subject: both('请上传您的课件', 'Please upload your slides'),
      body: both(
        '{name}您好，请在会前一周上传{conference}的课件，以便会场提前检查。',
        'Dear {name}, please upload your slides for {conference} a week before it begins, so that the halls can check them.',
      ),
    },
    link: href('calList', { cid: conferenceId }),
    audience: { of: 'programme', roles: ['speaker'] },
    state: 'scheduled',
    startsAt,
    createdAt: momentFrom(now, -1, '16:40'),
  });
  await addJob(db, 'messages.mailing', { mailingId: scheduled }, { key: `mailing/${scheduled}`, runAt: startsAt });
  await buildMailing(db, {
    ...by,
    name: '报到与班车',
    kind: 'organiser',
    required: false,
    texts: {
      subject: both('报到时间与班车安排', 'Badges and shuttles'),
      body: both(
        '{name}您好，您报名的是{branch}，报名编号 {number}。首日 7:00 起报到，酒店班车 7:20 发车。',
        'Dear {name}, you are registered for {branch}, number {number}. Badges are handed out from 7:00 on the first day; the hotel shuttle leaves at 7:20.',
      ),
    },
    link: href('personalList', { cid: conferenceId }),
    audience: { of: 'registrations', filter: { ...everybody, states: ['confirmed'] } },
    state: 'draft',
    startsAt: null,
    createdAt: momentFrom(now, 0, '08:30'),
  });
  const meal = {
    ...by,
    name: '午餐改到 B 馆',
    kind: 'organiser',
    required: false,
    texts: {
      subject: both('午餐改到 B 馆', 'Lunch moves to hall B'),
      body: both(
        '{name}您好，今天的午餐改在 B 馆一层，凭胸牌入场。',
        'Lunch is in hall B on the ground floor today. Please show your badge.',
      ),
    },
    link: href('hallList', { cid: conferenceId }),
    audience: { of: 'registrations', filter: everybody },
    state: 'sending',
    startsAt: momentFrom(now, -1, '11:30'),
    createdAt: momentFrom(now, -1, '11:20'),
  } satisfies BuiltMailing;
  await buildRecipients(db, await buildMailing(db, meal), meal, partly(momentFrom(now, 3, '07:00')));
  const wrong = {
    ...meal,
    name: '晚宴座位（有误，已停）',
    texts: {
      subject: both('晚宴座位', 'Seats at the dinner'),
      body: both('{name}您好，您的座位在 3 号桌。', 'Your seat is at table 3.'),
    },
    state: 'stopped',
    startsAt: momentFrom(now, -2, '15:00'),
    createdAt: momentFrom(now, -2, '14:50'),
  } satisfies BuiltMailing;
  await buildRecipients(db, await buildMailing(db, wrong), wrong, begun);
  await seedTemplates(db, { societyId, staffId });
}

async function seedTemplates(db: Database, by: { societyId: number; staffId: number }): Promise<void> {
  const link = '';
  await buildTemplate(db, {
    ...by,
    link,
    name: '班车时间变更',
    kind: 'organiser',
    texts: {
      subject: both('班车时间变更', 'The shuttle leaves at another time'),
      body: both(
        '{name}您好，酒店班车的发车时间有变，请以会场公告为准。',
        'Dear {name}, the hotel shuttle leaves at another time. Please look at the notice at the venue.',
      ),
    },
  });
  await buildTemplate(db, {
    ...by,
    link,
    name: '学分领取提醒',
    kind: 'credits',
    texts: {
      subject: both('请领取学分', 'Please claim your credits'),
      body: both(
        '{name}您好，{conference}的学分将于闭幕一周后截止领取。',
        'Dear {name}, the credits of {conference} can be claimed for one week after it ends.',
      ),
    },
  });
}
