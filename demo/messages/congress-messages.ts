import { href } from '@meetingapp/contract/paths.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { ChangePart } from '@meetingapp/domain/messages/parts.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { both } from '../support/bilingual.ts';
import { momentFrom } from '../support/calendar.ts';
import { buildChannels, buildReceived, type ReceivedInput } from './messages.ts';

const MINUTE_MS = 60_000;

const congress = both('华东心血管病学会第二十一届学术年会', '21st Congress of the East China Society of Cardiology');

interface Person {
  name: string;
  /** Paid orders, in the smallest unit of the currency. */
  paid: readonly { number: string; total: number; currency: string }[];
}

/** Messages of the registered demo account over the last two weeks, in the order in which they arrived. */
function received(conferenceId: number, { name, paid }: Person, now: Date): ReceivedInput[] {
  const before = (minutes: number): Date => new Date(now.getTime() - minutes * MINUTE_MS);
  // Subject and text, each in Chinese and English.
  const mailing = (subject: [string, string], text: [string, string]) => ({
    template: 'mailing',
    variables: { subject: both(...subject), text: both(...text) },
  });
  const fromOrganiser = (subject: [string, string], text: [string, string]) => ({
    kind: 'organiser' as const,
    template: 'from_organiser',
    variables: {
      name,
      conference: congress,
      subject: both(...subject),
      text: both(...text),
    },
  });
  return [
    ...paid.map(({ number, total, currency }) => ({
      kind: 'registration' as const,
      template: 'paid',
      variables: { order: number, amount: (total / 100).toFixed(2), currency },
      link: href('signOrder', {}, { cid: conferenceId }),
      at: momentFrom(now, -9, '20:18'),
      seen: true,
    })),
    {
      ...mailing(
        ['投稿截止前还可以修改', 'You can still change your paper'],
        [
          '您的论文已收到，投稿截止前可以随时修改题目、摘要和作者顺序。',
          'We have received your paper. Until the deadline you can change its title, abstract and the order of authors.',
        ],
      ),
      kind: 'papers',
      link: href('contributeHome', { cid: conferenceId }),
      at: momentFrom(now, -6, '22:41'),
      seen: true,
    },
    {
      ...fromOrganiser(
        ['酒店班车时刻已公布', 'The shuttle timetable is out'],
        [
          '会议期间每天 07:10 至 08:40，班车每 15 分钟从各会议酒店开往会场；晚宴当天 21:30 加开两班返回酒店。请提前 5 分钟到酒店南门候车，凭胸牌上车。自驾的代表可以停在会场地下二层，凭参会码免费停车。',
          'From 07:10 to 08:40 each day a shuttle leaves every 15 minutes from the congress hotels to the venue; on the evening of the dinner two more go back at 21:30. Please be at the south gate five minutes early and show your badge. If you come by car, parking on level B2 is free with your entry code.',
        ],
      ),
      at: momentFrom(now, -1, '16:20'),
      seen: true,
    },
    ...changes(conferenceId, [
      {
        subject: both('改时间：病例演讲决赛', 'New time: Final of the case talks'),
        what: 'time',
        title: both('病例演讲决赛', 'Final of the case talks'),
        before: both('15:00–16:00', '15:00–16:00'),
        now: both('15:40–16:40', '15:40–16:40'),
        at: before(95),
      },
      {
        subject: both('换会场：心力衰竭专场', 'New hall: Heart failure'),
        what: 'hall',
        title: both('心力衰竭专场', 'Heart failure'),
        before: both('钱江厅', 'Qianjiang Hall'),
        now: both('西溪厅，2 层', 'Xixi Hall, level 2'),
        at: before(70),
      },
    ]),
    {
      kind: 'registration' as const,
      template: 'place_offered',
      variables: {
        conference: congress,
        title: both('晚宴', 'Congress dinner'),
        until: both('今天 18:00', 'today 18:00'),
        link: href('signOrder', {}, { cid: conferenceId }),
      },
      link: href('signOrder', {}, { cid: conferenceId }),
      at: before(60),
    },
    {
      ...fromOrganiser(
        ['早班车提前 10 分钟发车', 'The first shuttle leaves 10 minutes earlier'],
        ['开幕当天首班车改为 07:00 发车。', 'On the opening day the first one leaves at 07:00.'],
      ),
      at: before(48),
    },
    {
      ...mailing(
        ['学分考核说明', 'How credits are assessed'],
        [
          '学分以签到和考核结果为准，考核在闭幕后一周内开放。',
          'Credits depend on check-in and an exam, which is open for one week after the congress.',
        ],
      ),
      kind: 'credits',
      link: href('conf', { id: conferenceId }),
      at: before(12),
    },
  ];
}

interface Moved extends Omit<ChangePart, 'part'> {
  subject: Bilingual;
  at: Date;
}

/** Messages about another hall or time, one each. */
const changes = (conferenceId: number, moved: readonly Moved[]): ReceivedInput[] =>
  moved.map(({ subject, at, ...change }) => ({
    kind: 'programme',
    template: 'programme_changed',
    variables: { subject, conference: congress, changes: subject, link: '' },
    parts: [{ part: 'change', ...change }],
    link: href('calList', { cid: conferenceId }),
    at,
  }));

/** Fills the inbox of the registered demo account with seen and unseen messages of several kinds. */
export async function seedCongressMessages(
  db: Database,
  conferenceId: number,
  { accountId, name }: { accountId: number; name: string },
  now: Date,
): Promise<void> {
  const paid = await db
    .selectFrom('orders')
    .innerJoin('registration', 'registration.id', 'orders.registration_id')
    .select(['orders.number', 'orders.total', 'orders.currency'])
    .where('registration.account_id', '=', accountId)
    .where('orders.conference_id', '=', conferenceId)
    .where('orders.state', '=', 'paid')
    .execute();
  await buildReceived(db, { accountId, conferenceId }, received(conferenceId, { name, paid }, now));
  await buildChannels(db, accountId, 'activities', []);
  await buildChannels(db, accountId, 'credits', ['email']);
}
