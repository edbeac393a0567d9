import { sql } from 'kysely';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { buildComment, type CommentInput } from './comments.ts';

const HOUR_MS = 3_600_000;

interface Place {
  conferenceId: number;
  /** The registered account, which asks. */
  accountId: number;
  staffId: number;
}

/** Questions and comments of the congress in each state: in review, refused, hidden, private, answered, rated and past the time. */
export async function seedCongressComments(
  db: Database,
  { conferenceId, accountId, staffId }: Place,
  now: Date,
): Promise<void> {
  const before = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);
  const { rows: experts } = await sql<{ id: number; zh: string }>`
    select id, name ->> 'zh' as zh from expert where conference_id = ${conferenceId} order by id limit 4`.execute(db);
  const { rows: sessions } = await sql<{ id: number }>`
    select id from programme_session where conference_id = ${conferenceId} and kind = 'session' order by id limit 2`.execute(
    db,
  );
  const [one, other] = experts;
  const mine = { accountId, name: '林知远', affiliation: '江州大学附属第一医院' };
  const office = { staffId, role: 'staff' as const, name: '会务组' };
  const comments: CommentInput[] = [
    {
      name: '孟书瑶',
      affiliation: '湖山心血管医院',
      body: '注册费发票可以开给医院财务科吗？需要哪些信息？',
      at: before(150),
      likes: 9,
      replies: [{ ...office, body: '可以，在“我的报名”里填写医院抬头和税号即可。', at: before(148), likes: 6 }],
    },
    {
      ...mine,
      open: false,
      body: '我想把会前一晚的房间改成会后一晚，怎么改？',
      at: before(120),
      replies: [{ ...office, body: '在订单页选择“更改住宿”，会后一晚还有大床房。', at: before(100) }],
      review: { stars: 4, at: before(90) },
    },
    {
      name: '周启明',
      affiliation: '青浦区中心医院',
      target: 'speaker',
      expertId: one?.id ?? null,
      body: '年龄超过 75 岁的患者，溶栓剂量是否减半？',
      at: before(50),
      likes: 24,
      replies: [
        {
          role: 'speaker',
          name: one?.zh ?? '',
          body: '是。替奈普酶 75 岁以上减半，阿替普酶按体重。出血风险评估见幻灯片第 18 页。',
          at: before(49),
          likes: 24,
        },
        { role: 'attendee', name: '苏蘅', body: '低体重的高龄患者，下限是多少？', at: before(48), likes: 6 },
        {
          role: 'speaker',
          name: one?.zh ?? '',
          body: '60 kg 以下按最低档再减半，个体化。',
          at: before(47),
          likes: 9,
          to: 1,
        },
        { role: 'attendee', name: '雷启明', body: '附上我院一例，姓名见图。', state: 'hidden', at: before(46) },
        { role: 'attendee', name: '纪明心', body: '谢谢，已记下。', state: 'waiting', hold: 'all', at: before(2) },
      ],
    },
    {
      name: '苏蘅',
      affiliation: '江州大学附属第一医院',
      target: 'session',
      sessionId: sessions[0]?.id ?? null,
      body: '病例讨论安排得好，每例都留了提问时间。希望明年也这样。',
      at: before(30),
      likes: 11,
    },
    {
      ...mine,
      body: '酒店能否延住一晚？',
      at: before(26),
      likes: 3,
      replies: [{ ...office, body: '可以，闭幕当晚云栖江畔还有大床房，¥560.00。', at: before(23), likes: 2 }],
    },
    {
      name: '裴玄度',
      anonymous: true,
      target: 'session',
      sessionId: sessions[1]?.id ?? null,
      body: '会场太冷，可以把空调调高一点吗？',
      at: before(20),
      likes: 17,
      hold: 'reported',
      reportedBy: [accountId],
    },
    {
      ...mine,
      target: 'speaker',
      expertId: other?.id ?? null,
      body: '加微信领取往年课件',
      state: 'refused',
      reason: '请不要发布课件买卖信息',
      at: before(12),
    },
    {
      ...mine,
      target: 'speaker',
      expertId: other?.id ?? null,
      body: '转运表格能放到资料里吗？我们县医院也想用。',
      state: 'waiting',
      hold: 'all',
      at: before(1),
    },
    {
      name: 'Elin Lindqvist',
      affiliation: 'Sahlgrenska University Hospital',
      body: 'Is there a quiet room for prayer in the venue?',
      at: before(0.5),
      likes: 1,
    },
  ];
  for (const comment of comments) await buildComment(db, conferenceId, comment);
}
