import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import type { FeeRule } from '@meetingapp/server/db/schema/json-shapes.ts';
import { both } from '../support/bilingual.ts';
import { addDays, momentFrom, momentOf } from '../support/calendar.ts';
import { identities, stays } from '../conference/form.ts';
import { buildDiscountCode, buildExtra, buildFeeKind } from './fees.ts';
import type { FeeWindow } from './fees.ts';

const identity = (...oneOf: string[]): FeeRule => ({ oneOf: { code: 'identity', values: oneOf } });
const whole: FeeRule = { equals: { code: 'attendance', value: stays.whole } };
const member: FeeRule = { equals: { code: 'member', value: '1' } };

/** Eligibility rules of the congress's fees. */
const congressRules = {
  member: { all: [identity(identities.physician), whole, member] },
  physician: { all: [identity(identities.physician), whole, { not: member }] },
  student: { all: [identity(identities.student), whole] },
  nurse: { all: [identity(identities.nurse), whole] },
  overseas: identity(identities.overseas),
  speaker: identity(identities.speaker),
  companion: identity(identities.companion),
  oneDay: {
    all: [
      identity(identities.physician, identities.nurse, identities.student),
      { equals: { code: 'attendance', value: stays.oneDay } },
    ],
  },
} satisfies Record<string, FeeRule>;

interface Kind {
  key: keyof typeof congressRules;
  title: Bilingual;
  remark: Bilingual;
  proof?: Bilingual;
  proofNeeded?: boolean;
  size?: number;
  /** Yuan: early, regular, on site. */
  yuan: readonly [number, number, number];
  /** The same in US dollars; absent: it is not sold in them. */
  dollars?: readonly [number, number, number];
  /** The same in yen, only beside US dollars. */
  yen?: readonly [number, number, number];
}

const kinds: readonly Kind[] = [
  {
    key: 'member',
    yuan: [1200, 1600, 2000],
    dollars: [170, 230, 290],
    yen: [26_400, 35_600, 45_000],
    size: 600,
    title: both('会员医师', 'Member physician'),
    remark: both(
      '学会会员，全程参会，含会议资料和午餐',
      'Society members; whole congress, documents and lunches included',
    ),
  },
  {
    key: 'physician',
    yuan: [1700, 2100, 2500],
    dollars: [240, 300, 360],
    yen: [37_200, 46_500, 55_800],
    size: 800,
    title: both('非会员医师', 'Non-member physician'),
    remark: both('全程参会，含会议资料和午餐', 'Whole congress, documents and lunches included'),
  },
  {
    key: 'student',
    yuan: [600, 900, 1200],
    size: 200,
    title: both('在读学生', 'Student'),
    remark: both('在读本科生和研究生，全程参会', 'Undergraduates and postgraduates; whole congress'),
    proof: both('学生证照片', 'Photo of your student card'),
    proofNeeded: true,
  },
  {
    key: 'nurse',
    yuan: [800, 1000, 1200],
    size: 300,
    title: both('护士与技师', 'Nurse or technician'),
    remark: both('全程参会，含会议资料和午餐', 'Whole congress, documents and lunches included'),
  },
  {
    key: 'overseas',
    yuan: [2800, 3200, 3600],
    dollars: [400, 460, 520],
    yen: [62_000, 71_300, 80_600],
    size: 100,
    title: both('境外参会者', 'International participant'),
    remark: both(
      '含同传设备、欢迎晚宴和机场接送',
      'Interpretation headset, welcome dinner and airport transfer included',
    ),
  },
  {
    key: 'speaker',
    yuan: [0, 0, 0],
    dollars: [0, 0, 0],
    yen: [0, 0, 0],
    title: both('受邀讲者', 'Invited speaker'),
    remark: both('凭邀请函免注册费', 'Free of charge with a letter of invitation'),
    proof: both('报到时出示邀请函', 'Show your letter of invitation at the desk'),
  },
  {
    key: 'companion',
    yuan: [600, 600, 800],
    dollars: [90, 90, 120],
    yen: [14_000, 14_000, 18_600],
    size: 60,
    title: both('随行人员', 'Accompanying person'),
    remark: both(
      '含开幕式、用餐和半日游览，不含学术会场',
      'Opening ceremony, meals and a half-day tour; no access to scientific sessions',
    ),
  },
  {
    key: 'oneDay',
    yuan: [800, 900, 1000],
    size: 150,
    title: both('单日参会', 'One day'),
    remark: both('任选一天，报到时确认日期', 'Any one day, to be confirmed at the desk'),
  },
];

const names = [both('早鸟', 'Early'), both('常规', 'Regular'), both('现场', 'On site')] as const;

/** Early ends in twelve days, regular two days before the congress, on site on its last evening. */
function windows(now: Date, startsOn: string, { yuan, dollars, yen }: Kind): FeeWindow[] {
  const bounds = [
    momentFrom(now, -60),
    momentFrom(now, 13),
    momentOf(addDays(startsOn, -1)),
    momentOf(addDays(startsOn, 4)),
  ] as const;
  return names.map((title, index) => ({
    title,
    from: bounds[index] ?? now,
    until: bounds[index + 1] ?? now,
    amount: (yuan[index] ?? 0) * 100,
    // Yen have no smaller unit.
    ...(dollars && { prices: { USD: (dollars[index] ?? 0) * 100, ...(yen && { JPY: yen[index] ?? 0 }) } }),
  }));
}

/** A fee of the congress as the earliest registrations pay it. */
export interface CongressFee {
  id: number;
  yuan: number;
  /** In the smallest units of further currencies; 0 where it is not sold in them. */
  prices: { USD: number; JPY: number };
  title: Bilingual;
}

/** Inserts eight kinds of fee; returns their ids by key. */
export async function seedCongressFees(
  db: Database,
  conferenceId: number,
  startsOn: string,
  now: Date,
): Promise<Record<keyof typeof congressRules, CongressFee>> {
  const made = [];
  for (const [position, kind] of kinds.entries()) {
    const id = await buildFeeKind(db, conferenceId, {
      title: kind.title,
      remark: kind.remark,
      ...(kind.proof ? { proof: kind.proof, proofNeeded: kind.proofNeeded ?? false } : {}),
      rule: congressRules[kind.key],
      size: kind.size ?? null,
      position,
      windows: windows(now, startsOn, kind),
    });
    const prices = { USD: (kind.dollars?.[0] ?? 0) * 100, JPY: kind.yen?.[0] ?? 0 };
    made.push([kind.key, { id, yuan: kind.yuan[0], prices, title: kind.title }] as const);
  }
  return Object.fromEntries(made) as Awaited<ReturnType<typeof seedCongressFees>>;
}

/** Inserts the extras, and the codes that lower a fee. */
export async function seedCongressExtras(
  db: Database,
  conferenceId: number,
  now: Date,
): Promise<{
  /** The extra that has a waiting list. */
  visit: number;
}> {
  await buildExtra(db, conferenceId, {
    title: both('学术之夜晚宴', 'Gala dinner'),
    remark: both('第三天 18:30，湖滨国际会议中心三层', 'Day three, 18:30, third floor of the convention centre'),
    amount: 38_000,
    prices: { USD: 5500, JPY: 8500 },
    atMost: 2,
    size: 200,
    position: 0,
  });
  await buildExtra(db, conferenceId, {
    title: both('会前超声工作坊', 'Pre-congress echo workshop'),
    remark: both('前一天 13:30 至 17:30，上机练习', 'The day before, 13:30 to 17:30, with hands-on practice'),
    amount: 60_000,
    atMost: 1,
    size: 30,
    position: 1,
  });
  await buildExtra(db, conferenceId, {
    title: both('线上回放', 'Online replay'),
    remark: both('会后 90 天内观看全部会场录像', 'Recordings from all halls for 90 days after the congress'),
    amount: 20_000,
    prices: { USD: 2900, JPY: 4500 },
    atMost: 1,
    size: null,
    position: 2,
  });
  // Places are added as hospitals agree to visitors; until then people wait.
  const visit = await buildExtra(db, conferenceId, {
    title: both('导管室现场观摩', 'Visit to a catheter laboratory'),
    remark: both('第三天 08:00，名额由医院陆续开放', 'Day three, 08:00; hospitals release places gradually'),
    amount: 10_000,
    atMost: 1,
    size: 2,
    position: 3,
  });
  const until = momentFrom(now, 30);
  await buildDiscountCode(db, conferenceId, { code: 'HEART10', kind: 'percent', value: 1000, until });
  await buildDiscountCode(db, conferenceId, {
    code: 'YOUNG200',
    kind: 'amount',
    value: 20_000,
    prices: { USD: 3000, JPY: 4500 },
    size: 50,
    until,
  });
  await buildDiscountCode(db, conferenceId, { code: 'GUEST5', kind: 'exempt', size: 5, until });
  await buildDiscountCode(db, conferenceId, {
    code: 'SPRING',
    kind: 'percent',
    value: 1500,
    until: momentFrom(now, -3),
  });
  // One for a person who was promised it, and one of somebody who has had their data erased since.
  await buildDiscountCode(db, conferenceId, {
    code: 'SPEAKER1',
    kind: 'exempt',
    size: 1,
    onlyFor: '13900101003',
    until,
  });
  await buildDiscountCode(db, conferenceId, { code: 'BOARD2026', value: 2000, size: 1, onlyFor: '', until });
  return { visit };
}
