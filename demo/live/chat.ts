import type { LogBodies, LogItem, LogKind } from '@meetingapp/contract/live/socket.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { both } from '../support/bilingual.ts';
import { buildLog, buildPoll } from './live.ts';

type Said = readonly [minute: number, name: string, text: string, kind?: 'question'];

const office = '会务组';

/** Messages written during the broadcast; each stays in the language in which it was written. */
const said: readonly Said[] = [
  [-33, '方致远', '各位老师早上好，湖州来听课。'],
  [-32, '孟书瑶', '声音清楚，画面也流畅。'],
  [-31, office, '欢迎。讲题之间答疑，问题请用“提问”，赞同多的先答。'],
  [-27, '唐景行', '我们县到最近的导管室要两小时四十分钟，这个题目太实际了。'],
  [-24, '罗牧之', '院前溶栓后，多久评估再通？', 'question'],
  [-22, '温如玉', '溶栓前的核对表能放大一点吗？'],
  [-20, office, '已请导播放大，稍后也会放到“资料”。'],
  [-18, '秦越人', '120 分钟是从首次医疗接触算起，还是从到院算起？', 'question'],
  [-16, '白若溪', '记下来了，谢谢林老师。'],
  [-14, 'Elin Lindqvist', 'Clear slides. Do you have the figures by distance?'],
  [-13, '乔思齐', '年龄超过 75 岁的患者，溶栓剂量是否减半？', 'question'],
  [-11, '段怀瑾', '我们去年也做了类似的登记，30 天死亡率接近。'],
  [-9, '黎晚晴', '救护车上的心电图能实时传到中心吗？'],
  [-8, '戴云舟', '可以，我们用的是县里统一的平台，传一份不到十秒。'],
  [-6, '纪明心', '院前溶栓的知情同意怎么签？电话录音算不算？', 'question'],
  [-4, '崔浩然', '转运表格能分享一下吗？我们县医院正需要。'],
  [-3, office, '幻灯片将在本场结束后放到“资料”。'],
  [-1, '傅采薇', '谢谢，讲得很清楚。'],
];

const support: Record<string, number> = { 罗牧之: 11, 秦越人: 18, 乔思齐: 24, 纪明心: 7 };

/** Inserts the chat of the course's live broadcast, its questions, and an open poll. */
export async function seedTalkAbout(db: Database, broadcastId: number, now: Date): Promise<void> {
  const poll = {
    question: both('您所在医院能做急诊 PCI 吗？', 'Can your hospital do emergency PCI?'),
    options: [
      both('能，全天', 'Yes, 24 hours a day'),
      both('只在白天', 'In the daytime only'),
      both('不能，需要转运', 'No, we transfer patients'),
    ],
  };
  const openedAt = new Date(now.getTime() - 120_000);
  const pollId = await buildPoll(db, broadcastId, { ...poll, openedAt });
  const writers = [...new Set(said.map(([, name]) => name))];
  const items: LogItem[] = [];
  const add = <K extends LogKind>(minute: number, k: K, b: LogBodies[K]): void => {
    items.push({ s: items.length + 1, at: now.getTime() + minute * 60_000, k, b } as LogItem);
  };
  add(-35, 'state', { status: 'live' });
  for (const [minute, name, text, kind] of said) {
    if (minute === -1) add(-2, 'poll', { id: pollId, ...poll, most: 1, closesAt: null });
    const by = { id: writers.indexOf(name) + 1, name, staff: name === office };
    add(minute, kind ?? 'message', { by, text });
  }
  await buildLog(db, broadcastId, items);
  await seedVotes(db, broadcastId, pollId, items, now);
}

async function seedVotes(
  db: Database,
  broadcastId: number,
  pollId: number,
  items: readonly LogItem[],
  now: Date,
): Promise<void> {
  const accounts = (await db.selectFrom('account').select('id').orderBy('id').limit(60).execute()).map(({ id }) => id);
  const choiceOf = (at: number): number => (at % 20 < 12 ? 0 : at % 20 < 17 ? 1 : 2);
  if (accounts.length > 0)
    await db
      .insertInto('live_vote')
      .values(accounts.map((account_id, at) => ({ poll_id: pollId, account_id, choices: [choiceOf(at)], at: now })))
      .execute();
  for (const item of items) {
    if (item.k !== 'question') continue;
    const supporters = accounts.slice(0, support[item.b.by.name] ?? 0);
    const row = { broadcast_id: broadcastId, sequence: item.s };
    await db
      .updateTable('live_question')
      .set({ votes: supporters.length })
      .where('broadcast_id', '=', broadcastId)
      .where('sequence', '=', item.s)
      .execute();
    if (supporters.length > 0)
      await db
        .insertInto('live_question_vote')
        .values(supporters.map((account_id) => ({ ...row, account_id })))
        .execute();
  }
  await db.updateTable('broadcast').set({ likes: 3421 }).where('id', '=', broadcastId).execute();
}
