import type { Stand } from '@meetingapp/contract/exhibition/stand.ts';
import type { Interest } from '@meetingapp/contract/exhibition/lead.ts';
import { fileAddress } from '@meetingapp/domain/files/stored-address.ts';
import { cardOf } from '@meetingapp/domain/exhibition/card.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import type { FileStore } from '@meetingapp/server/ports/files/store.ts';
import { logos } from '../home/logos.ts';
import { both, json } from '../support/bilingual.ts';
import { dayFrom } from '../support/calendar.ts';
import { shown, simplePdf } from '../support/simple-pdf.ts';
import { buildCongressLevels, seedViews } from './congress-sponsors.ts';
import { seedCongressServices } from './congress-services.ts';
import { buildExhibitorForms, buildFormAnswer } from '../forms/asked-forms.ts';
import { buildExhibitor } from './exhibitors.ts';

interface Place {
  conferenceId: number;
  /** A registered person, who has handed over two cards and withdrawn one. */
  accountId: number;
  /** Phone number of the person at the booth of the first exhibitor. */
  memberPhone: string;
  /** Null: without files. */
  files: FileStore | null;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const interests: readonly (Interest | null)[] = ['high', 'medium', 'high', null, 'low'];

const notes = ['周六 10 点看演示，关心县医院能否租用', '要一份远程随访的报价', ''];

const products: Stand['products'] = [
  {
    key: 'mh3',
    name: both('无导线起搏器 MH3', 'Leadless pacemaker MH3'),
    text: both('重 2 克，体外程控，可用 12 年', '2 g, programmed from outside, lasts 12 years'),
    picture: null,
  },
  {
    key: 'map2',
    name: both('三维标测系统 Map 2', '3D mapping system Map 2'),
    text: both('一次建模 6 分钟', 'A model in 6 minutes'),
    picture: null,
  },
  {
    key: 'follow',
    name: both('远程随访', 'Remote follow-up'),
    text: both('每天一次自动传输', 'Transmits once a day'),
    picture: null,
  },
];

async function manual(files: FileStore | null): Promise<Stand['files']> {
  if (!files) return [];
  const page = [
    shown([40, 520, 22, '无导线起搏器 MH3']),
    shown([40, 490, 14, 'MH3 product manual, demonstration copy']),
    shown([40, 450, 12, '适应证、禁忌证与植入步骤见第 2 页起。']),
  ];
  const { key } = await files.put(simplePdf({ width: 420, height: 595 }, [page]), 'pdf');
  return [{ name: both('MH3 产品手册', 'MH3 product manual'), address: fileAddress(key) }];
}

/** Exhibitors of the congress in every state: with a full stand, with a name only, held, hidden; and cards in every state. */
export async function seedCongressExhibition(db: Database, place: Place, now: Date): Promise<void> {
  const { conferenceId, accountId, memberPhone } = place;
  const keepUntil = dayFrom(now, 180);
  const before = (minutes: number): Date => new Date(now.getTime() - minutes * MINUTE_MS);
  const levels = await buildCongressLevels(db, conferenceId);
  const first = await buildExhibitor(db, conferenceId, {
    name: both('脉衡医疗', 'Maiheng Medical'),
    field: both('起搏与电生理', 'Pacing and electrophysiology'),
    introduction: both(
      '为电生理中心提供起搏、标测与随访的完整方案。今年带来无导线起搏器 MH3，现场可以上手程控。',
      'Pacing, mapping and follow-up for electrophysiology centres. New this year: the leadless pacemaker MH3, which you can programme yourself at the booth.',
    ),
    logo: logos.beat,
    booth: 'A05',
    sponsorLevelId: levels.platinum,
    price: 5_184_000,
    contract: 'C-0312',
    signedOn: dayFrom(now, -60),
    paid: 5_184_000,
    keepUntil,
    members: [memberPhone],
    stand: {
      products,
      files: await manual(place.files),
      films: [{ name: both('植入步骤，12 分钟', 'Implantation in 12 minutes'), address: `/videolist/${conferenceId}` }],
      contacts: [
        { name: both('许清源', 'Xu Qingyuan'), duty: both('应用工程师', 'Application engineer') },
        { name: both('陶然', 'Tao Ran'), duty: both('区域经理', 'Area manager') },
      ],
    },
  });
  const second = await buildExhibitor(db, conferenceId, {
    name: both('启搏影像', 'Qibo Imaging'),
    field: both('心脏 CT', 'Cardiac CT'),
    introduction: both('低剂量冠状动脉 CT 与自动分析。', 'Low-dose coronary CT with automatic analysis.'),
    logo: logos.orbit,
    booth: 'B02',
    sponsorLevelId: levels.gold,
    price: 2_880_000,
    contract: 'C-0298',
    signedOn: dayFrom(now, -52),
    paid: 1_440_000,
    keepUntil,
    stand: {
      products: [{ key: 'ct', name: both('冠脉分析 Q1', 'Coronary analysis Q1'), text: both('', ''), picture: null }],
    },
  });
  const third = await buildExhibitor(db, conferenceId, {
    name: both('弦月生物', 'Crescent Bio'),
    field: both('心肌标志物', 'Biomarkers'),
    logo: logos.moon,
    booth: 'B07',
    sponsorLevelId: levels.gold,
    price: 2_880_000,
    keepUntil,
  });
  await buildExhibitor(db, conferenceId, {
    name: both('松瓴器械', 'Songling Devices'),
    field: both('瓣膜介入', 'Valve intervention'),
    logo: logos.pine,
    booth: 'C03',
    sponsorLevelId: levels.silver,
    deal: 'held',
    heldUntil: new Date(now.getTime() + 26 * HOUR_MS),
    price: 2_880_000,
    keepUntil,
  });
  await buildExhibitor(db, conferenceId, { name: both('远声超声', 'Farsound'), shown: false, deal: 'held', keepUntil });
  const asked = await buildExhibitorForms(db, conferenceId);
  await buildFormAnswer(db, {
    conferenceId,
    formId: asked.passes,
    of: { exhibitorId: first },
    answers: { passes: '6', contact: '许清源' },
    accountId,
    at: before(2 * 24 * 60),
  });
  await seedCongressServices(db, { conferenceId, first, second, third }, now);
  await seedViews(db, { first, second, products: products.map(({ key }) => key) }, now);
  await seedLeads(db, { ...place, exhibitorId: first, keepUntil }, before);
  const own = await ownLead(db, { ...place, exhibitorId: first, keepUntil }, before(95));
  const gone = await ownLead(db, { ...place, exhibitorId: second, keepUntil }, before(240));
  if (gone !== null)
    await db
      .updateTable('lead')
      .set({ name: '', affiliation: '', email: '', phone: '', post: '', withdrawn_at: before(180) })
      .where('id', '=', gone)
      .execute();
  for (const exhibitorId of own === null ? [] : [first, second])
    await db
      .insertInto('exhibitor_visit')
      .values({ exhibitor_id: exhibitorId, account_id: accountId, at: before(95) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

interface Leads extends Place {
  exhibitorId: number;
  keepUntil: string;
}

const noticeZh = '只用于发送产品资料和预约演示';

const visitors = [
  ['程望舒', '钱塘医院', '副主任医师 心血管内科'],
  ['陆一鸣', '江州市第一人民医院', '主治医师 急诊科'],
  ['顾清和', '东岭医学院心脏中心', '主任医师 心血管内科'],
  ['欧阳知晴', '湖山心血管医院', '主管护师 护理部'],
  ['周启明', '西岭市人民医院', '住院医师 心血管内科'],
  ['苏蘅', '江州大学附属第一医院', '技师 超声医学科'],
  ['纪明心', '云栖县人民医院', '主治医师 心血管内科'],
] as const;
/** The visitors of these places have withdrawn, or their card is past its day. */
const WITHDRAWN = 2;
const BLANKED = 5;

/** Cards of visitors; one was withdrawn after a download, and one is past its day. */
async function seedLeads(
  db: Database,
  { exhibitorId, keepUntil }: Leads,
  before: (minutes: number) => Date,
): Promise<void> {
  for (const [at, [name, affiliation, post]] of visitors.entries()) {
    const gone = at === WITHDRAWN || at === BLANKED;
    const card = gone
      ? { name: '', affiliation: '', post: '', email: '' }
      : { name, affiliation, post: at % 2 === 0 ? post : '', email: at % 3 === 0 ? `visitor${at}@example.com` : '' };
    await db
      .insertInto('lead')
      .values({
        ...card,
        exhibitor_id: exhibitorId,
        way: at % 3 === 0 ? 'card' : 'scan',
        notice: noticeZh,
        notice_version: 1,
        given_at: before(60 + 17 * at),
        keep_until: keepUntil,
        withdrawn_at: at === WITHDRAWN ? before(20) : null,
        blanked: at === BLANKED,
        interest: gone ? null : (interests[at % interests.length] ?? null),
        products: json(gone ? [] : ['mh3']),
        note: gone ? '' : (notes[at % notes.length] ?? ''),
      })
      .execute();
  }
  await db
    .insertInto('lead_export')
    .values({ exhibitor_id: exhibitorId, at: before(40), leads: visitors.length })
    .execute();
}

/** The registered person's own card; null when they have no registration. */
async function ownLead(
  db: Database,
  { conferenceId, accountId, exhibitorId, keepUntil }: Leads,
  at: Date,
): Promise<number | null> {
  const person = await db
    .selectFrom('registration')
    .select(['id', 'name', 'answers'])
    .where('conference_id', '=', conferenceId)
    .where('account_id', '=', accountId)
    .where('state', 'in', ['confirmed', 'attended'])
    .executeTakeFirst();
  if (!person) return null;
  const row = await db
    .insertInto('lead')
    .values({
      ...cardOf(person, ['post', 'email']),
      exhibitor_id: exhibitorId,
      account_id: accountId,
      registration_id: person.id,
      way: 'card',
      notice: noticeZh,
      notice_version: 1,
      given_at: at,
      keep_until: keepUntil,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
