import type { StandPage } from '@meetingapp/contract/exhibition/stand.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { makeStamps } from '@meetingapp/server/features/exhibition/stamp/commands.ts';
import { logos } from '../home/logos.ts';
import { both, json } from '../support/bilingual.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Stands {
  conferenceId: number;
  /** An exhibitor with orders in every state, whose draft waits for the organiser. */
  first: number;
  /** An exhibitor whose draft was returned. */
  second: number;
  /** An exhibitor that is still writing. */
  third: number;
}

const extras = [
  [
    'pass',
    both('展商工作证', 'Exhibitor pass'),
    both('每张一人，凭证布展与入场', 'For one person, to build up and enter'),
    0,
    null,
    12,
  ],
  ['pass', both('增购工作证', 'Further pass'), both('超出配额时', 'Beyond those included'), 20_000, null, null],
  [
    'power',
    both('电 220 V，3 kW', 'Power 220 V, 3 kW'),
    both('含一个插座，展期 24 小时供电', 'One socket, day and night'),
    120_000,
    40,
    2,
  ],
  [
    'furniture',
    both('洽谈桌椅一套', 'Table with four chairs'),
    both('圆桌一张，椅子四把', 'A round table and four chairs'),
    68_000,
    24,
    null,
  ],
  ['furniture', both('55 英寸显示屏', 'Screen, 55 inches'), both('含落地支架', 'With a stand'), 150_000, 3, 2],
  ['other', both('地毯更换', 'Another carpet'), both('布展前两周截止', 'Until two weeks before'), 45_000, null, 1],
] as const;

/** Services that exhibitors can order (one closed, one nearly sold out), orders in every state, and drafts in every state. */
export async function seedCongressServices(db: Database, stands: Stands, now: Date): Promise<void> {
  const { conferenceId, first, second, third } = stands;
  await db
    .insertInto('exhibition_settings')
    .values({
      conference_id: conferenceId,
      release: true,
      paying: json(
        both(
          '户名：华东心血管病学会；账号：1202 0208 0990 0123 456；开户行：湖滨银行杭州分行。转账附言请写订单号。',
          'Account: East China Society of Cardiology, 1202 0208 0990 0123 456, Lakeside Bank, Hangzhou Branch. Please name the number of the order.',
        ),
      ),
    })
    .execute();
  const ids: number[] = [];
  for (const [at, [kind, name, text, price, stock, perExhibitor]] of extras.entries()) {
    const closed = at === extras.length - 1;
    const { id } = await db
      .insertInto('stand_extra')
      .values({
        conference_id: conferenceId,
        kind,
        name: json(name),
        description: json(text),
        price,
        stock,
        per_exhibitor: perExhibitor,
        closes_at: new Date(now.getTime() + (closed ? -2 : 3) * DAY_MS),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  const states = ['refunded', 'cancelled', 'paid', 'open'] as const;
  for (const [at, state] of states.entries()) await seedOrder(db, { exhibitorId: first, state, at, ids }, now);
  await seedOrder(db, { exhibitorId: second, state: 'paid', at: 4, ids }, now);
  await makeStamps(db, { conferenceId, points: 10 });
  await seedDrafts(db, { first, second, third }, now);
}

interface Ordered {
  exhibitorId: number;
  state: 'open' | 'paid' | 'cancelled' | 'refunded';
  at: number;
  ids: readonly number[];
}

async function seedOrder(db: Database, { exhibitorId, state, at, ids }: Ordered, now: Date): Promise<void> {
  const lines = [
    { place: 2, count: 1 },
    { place: at === 4 ? 4 : 3, count: at === 4 ? 2 : 1 + (at % 2) },
  ];
  const total = lines.reduce((sum, { place, count }) => sum + (extras[place]?.[3] ?? 0) * count, 0);
  const created = new Date(now.getTime() - (6 - at) * DAY_MS);
  const paid = state === 'paid' || state === 'refunded';
  const { id } = await db
    .insertInto('stand_order')
    .values({
      number: `${created.toISOString().slice(0, 10).replaceAll('-', '')}${String(4_470_000_000 + at)}`,
      exhibitor_id: exhibitorId,
      currency: 'CNY',
      total,
      state,
      created_at: created,
      ...(paid
        ? { way: 'bank' as const, reference: `20260318000${at}`, paid_at: new Date(created.getTime() + 5 * HOUR_MS) }
        : {}),
      ...(state === 'cancelled' || state === 'refunded' ? { ended_at: new Date(created.getTime() + DAY_MS) } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const { place, count } of lines)
    await db
      .insertInto('stand_order_line')
      .values({
        order_id: id,
        extra_id: ids[place] ?? 0,
        name: json(extras[place]?.[1] ?? both('', '')),
        price: extras[place]?.[3] ?? 0,
        count,
      })
      .execute();
  if (state === 'cancelled' || state === 'refunded') return;
  await db
    .insertInto('invoice')
    .values({
      stand_order_id: id,
      kind: 'special',
      holder: 'organisation',
      title: at === 4 ? '启搏影像科技有限公司' : '脉衡医疗科技有限公司',
      tax_number: '91330106MA28XQ5T3G',
      address: '滨江区江陵路 88 号',
      phone: '0571-5550 0117',
      bank: '工商银行滨江支行',
      account: '6222020000000000117',
      email: 'finance@maiheng.example',
      created_at: created,
    })
    .execute();
}

/** A draft that waits, one that was returned, and one that is being written. */
async function seedDrafts(
  db: Database,
  { first, second, third }: Pick<Stands, 'first' | 'second' | 'third'>,
  now: Date,
): Promise<void> {
  const drafts = [
    {
      id: first,
      state: 'asked',
      reason: '',
      introduction: both(
        '为电生理中心提供起搏、标测与随访的完整方案。周六 10 点、14 点在展位演示无导线起搏器 MH3。',
        'Pacing, mapping and follow-up for electrophysiology centres. See the leadless pacemaker MH3 at the booth on Saturday at 10:00 and 14:00.',
      ),
    },
    {
      id: second,
      state: 'returned',
      reason: '“最好的”等绝对化用语不能使用，请修改后重新提交。',
      introduction: both(
        '最好的低剂量冠状动脉 CT 与自动分析。',
        'The best low-dose coronary CT with automatic analysis.',
      ),
    },
    { id: third, state: 'kept', reason: '', introduction: both('床旁心肌标志物检测，15 分钟出结果。', '') },
  ] as const;
  for (const { id, state, reason, introduction } of drafts) {
    const row = await db
      .selectFrom('exhibitor')
      .select(['name', 'field', 'logo', 'stand'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const page: StandPage = { ...row, introduction, logo: row.logo ?? logos.moon };
    await db
      .insertInto('exhibitor_draft')
      .values({
        exhibitor_id: id,
        name: json(page.name),
        field: json(page.field),
        introduction: json(page.introduction),
        logo: page.logo,
        stand: json(page.stand),
        state,
        reason,
        saved_at: new Date(now.getTime() - 3 * HOUR_MS),
      })
      .execute();
  }
}
