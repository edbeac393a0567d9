import { fileAddress } from '@meetingapp/domain/files/stored-address.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import type { FileStore } from '@meetingapp/server/ports/files/store.ts';
import sharp from 'sharp';
import { buildAccount } from '../accounts/accounts.ts';
import { both } from '../support/bilingual.ts';
import { momentFrom } from '../support/calendar.ts';
import { saveItem } from '@meetingapp/server/features/exam/bank/commands.ts';
import { saveExam } from '@meetingapp/server/features/exam/exam/commands.ts';
import { drawEcg, laterItems, type BankTopic } from './congress-bank.ts';
import { buildAttempt, buildBank, buildExam, usualRules } from './exam.ts';

const MINUTE_MS = 60_000;

interface DemoExams {
  societyId: number;
  /** The conference that runs today, and one that is over. */
  running: number;
  ended: number;
  /** A person who takes part in both. */
  accountId: number;
  files: FileStore | null;
}

/**
 * Exams in each state for one person: one open, one passed, one failed with attempts left, one being written, one that opens in five
 * days and a draft; and two closed ones of last year with the results of many people: the key of one item is suspect, and a picture
 * has been marked. Afterwards the bank went on: items that no exam has used, and a second version.
 */
export async function seedExams(
  db: Database,
  { societyId, running: cid, ended, accountId, files }: DemoExams,
  now: Date,
): Promise<void> {
  const ecg = files
    ? fileAddress((await files.put(await sharp(Buffer.from(drawEcg())).png().toBuffer(), 'png')).key)
    : null;
  const topics = await buildBank(db, societyId, { ecg, now: momentFrom(now, -400) });
  const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
  const ahead = (days: number) => momentFrom(now, days, '20:00');
  const common = { cid, societyId, opensAt: ago(6 * 60), closesAt: ahead(3), now: ago(24 * 60) };
  await buildExam(db, { ...common, rules: usualRules({ offline: 30 }) });

  const passed = usualRules({ title: both('溶栓与转运测试', 'Fibrinolysis and transfer') });
  await buildAttempt(db, {
    accountId,
    examId: await buildExam(db, { ...common, rules: passed }),
    at: ago(190),
    minutes: 21,
    answers: (position) => position !== 3,
  });

  const failed = usualRules({ title: both('抗栓治疗测试', 'Antithrombotic treatment') });
  await buildAttempt(db, {
    accountId,
    examId: await buildExam(db, { ...common, rules: failed }),
    at: ago(75),
    minutes: 39,
    answers: (position) => (position === 9 ? null : position % 2 === 0),
  });

  const one = (kind: 'case' | 'ordering' | 'matching' | 'number') => ({
    topicId: null,
    kinds: [kind],
    from: 1,
    to: 5,
    count: 1,
  });
  const open = usualRules({
    title: both('病例开卷考试', 'Open-book cases'),
    intro: both('可以查阅资料，四小时内完成。', 'You may look things up; finish within four hours.'),
    minutes: 240,
    attempts: 1,
    wait: 0,
    shuffled: false,
    pass: 30,
    sections: [
      {
        title: both('基础', 'Basics'),
        points: 3,
        pass: 9,
        rules: [
          { topicId: topics.transfer, kinds: ['single'], from: 1, to: 5, count: 1 },
          { topicId: topics.lysis, kinds: ['single', 'multiple', 'boolean'], from: 1, to: 5, count: 4 },
        ],
      },
      {
        title: both('病例与应用', 'Cases and practice'),
        points: 5,
        pass: null,
        rules: [
          one('case'),
          one('ordering'),
          one('matching'),
          one('number'),
          ...(ecg === null ? [] : [{ topicId: topics.ecg, kinds: ['spot' as const], from: 1, to: 5, count: 1 }]),
        ],
      },
    ],
  });
  await buildAttempt(db, {
    accountId,
    examId: await buildExam(db, { ...common, rules: open }),
    at: ago(11),
    minutes: null,
    answers: (position) => (position <= 3 ? true : null),
  });
  const later = usualRules({ title: both('补考', 'Second sitting') });
  await buildExam(db, { ...common, rules: later, opensAt: ahead(5), closesAt: ahead(7) });
  // More items than the bank has: it cannot be published yet.
  const [basics, cases] = open.sections;
  if (basics && cases) {
    const many = { ...basics, rules: [{ topicId: topics.ecg, kinds: ['spot' as const], from: 4, to: 5, count: 6 }] };
    const draft = usualRules({ title: both('心电图专项', 'ECG only'), sections: [many, cases], pass: 20 });
    await saveExam(db, { cid, id: null, seen: null, rules: draft, opensAt: null, closesAt: null });
  }
  const people = await seedClosedExam(db, { cid: ended, societyId }, now);
  if (ecg !== null) await seedPictureExam(db, { cid: ended, societyId, topicId: topics.ecg, people }, now);
  await seedBankChanges(db, { societyId, topics }, momentFrom(now, -2));
}

const surnames = ['赵', '钱', '孙', '李', '周', '吴', '郑', '王', '冯', '陈'];
const givenNames = ['一鸣', '思远', '若溪', '景行'];

/** An exam of a conference that is over. Those who do well answer the third of its items wrong, those who do badly right. */
async function seedClosedExam(
  db: Database,
  { cid, societyId }: { cid: number; societyId: number },
  now: Date,
): Promise<number[]> {
  const rule = (kinds: ('single' | 'boolean' | 'number')[], count: number) => ({
    topicId: null,
    kinds,
    from: 1,
    to: 5,
    count,
  });
  const rules = usualRules({
    title: both('结业考试', 'Final exam'),
    attempts: 1,
    wait: 0,
    pass: 18,
    // Every item of these kinds: all people have the same paper, so that its reliability can be computed.
    sections: [
      {
        title: both('全部题目', 'All items'),
        points: 3,
        pass: null,
        rules: [rule(['single'], 6), rule(['boolean', 'number'], 3)],
      },
    ],
  });
  const opensAt = momentFrom(now, -360, '09:00');
  const examId = await buildExam(db, {
    cid,
    societyId,
    rules,
    opensAt,
    closesAt: momentFrom(now, -359),
    now: momentFrom(now, -361),
  });
  const people: number[] = [];
  for (let at = 0; at < 40; at += 1) {
    const name = `${surnames[at % 10] ?? ''}${givenNames[Math.floor(at / 10)] ?? ''}`;
    const accountId = await buildAccount(db, { name });
    people.push(accountId);
    await buildAttempt(db, {
      accountId,
      examId,
      at: new Date(opensAt.getTime() + at * MINUTE_MS),
      minutes: 18 + (at % 17),
      answers: (_position, versionId) => (versionId % 9 === 2 ? at < 14 : (at * 13 + versionId * 29) % 41 < at + 6),
    });
  }
  return people;
}

interface PictureExam {
  cid: number;
  societyId: number;
  topicId: number;
  people: readonly number[];
}

/** An exam with a picture to be marked: most mark it, some beside it or in another beat, two nothing. */
async function seedPictureExam(
  db: Database,
  { cid, societyId, topicId, people }: PictureExam,
  now: Date,
): Promise<void> {
  const rule = (kind: 'spot' | 'matching' | 'ordering', topic: number | null) => ({
    topicId: topic,
    kinds: [kind],
    from: 1,
    to: 5,
    count: 1,
  });
  const rules = usualRules({
    title: both('读图测试', 'Reading pictures'),
    attempts: 1,
    wait: 0,
    minutes: 20,
    pass: 9,
    shuffled: false,
    sections: [
      {
        title: both('全部题目', 'All items'),
        points: 5,
        pass: null,
        rules: [rule('spot', topicId), rule('matching', null), rule('ordering', null)],
      },
    ],
  });
  const opensAt = momentFrom(now, -359, '14:00');
  const times = { opensAt, closesAt: momentFrom(now, -358), now: momentFrom(now, -361) };
  const examId = await buildExam(db, { cid, societyId, rules, ...times });
  for (const [at, accountId] of people.slice(0, 30).entries())
    await buildAttempt(db, {
      accountId,
      examId,
      at: new Date(opensAt.getTime() + at * MINUTE_MS),
      minutes: 6 + (at % 9),
      person: at + 1,
      answers: (position) => {
        if (position === 1 && at % 15 === 4) return null;
        const chance = ((at * (7 + position * 4)) % 11) - 5;
        return at + chance > 4 + position * 4;
      },
    });
}

/** What was written after the exams: an item that no exam has used, one that is still in Chinese only, and a second version. */
async function seedBankChanges(
  db: Database,
  { societyId, topics }: { societyId: number; topics: Record<BankTopic, number> },
  now: Date,
): Promise<void> {
  for (const { code, topic, difficulty, source, content } of laterItems()) {
    const item = { code, topicId: topics[topic], difficulty, source, content };
    const saved = await saveItem(db, { societyId, staffId: null, itemId: null, seen: null, item, now });
    if (!saved.ok) throw new Error(`item ${code} was refused: ${saved.reason}`);
  }
  const found = await db
    .selectFrom('exam_item')
    .innerJoin('exam_item_version', 'exam_item_version.item_id', 'exam_item.id')
    .select(['exam_item.id', 'exam_item.code', 'topic_id', 'difficulty', 'content'])
    .where('exam_item.society_id', '=', societyId)
    .where('exam_item_version.kind', '=', 'multiple')
    .where('used_at', 'is not', null)
    .orderBy('exam_item.id')
    .executeTakeFirst();
  if (!found) return;
  const { id, code, topic_id: topicId, content } = found;
  const reason = both(
    '2026 年指南把活动性内脏出血与既往颅内出血并列为绝对禁忌证。',
    'The guideline of 2026 lists active visceral bleeding beside former intracranial haemorrhage as absolute.',
  );
  const item = { code, topicId, difficulty: 4, source: 'STEMI 2026, 2', content: { ...content, reason } };
  const saved = await saveItem(db, { societyId, staffId: null, itemId: id, seen: 1, item, now });
  if (!saved.ok) throw new Error(`the second version of ${code} was refused: ${saved.reason}`);
}
