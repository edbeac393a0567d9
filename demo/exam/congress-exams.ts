import { fileAddress } from '@meetingapp/domain/files/stored-address.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import type { FileStore } from '@meetingapp/server/ports/files/store.ts';
import sharp from 'sharp';
import { buildAccount } from '../accounts/accounts.ts';
import { both } from '../support/bilingual.ts';
import { momentFrom } from '../support/calendar.ts';
import { drawEcg } from './congress-bank.ts';
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
 * Exams in each state for one person: one open, one passed, one failed with attempts left, one being written; and a closed one of
 * last year with the results of forty people, whose key of one item is suspect.
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
  await seedClosedExam(db, { cid: ended, societyId }, now);
}

const surnames = ['赵', '钱', '孙', '李', '周', '吴', '郑', '王', '冯', '陈'];
const givenNames = ['一鸣', '思远', '若溪', '景行'];

/** An exam of a conference that is over. Those who do well answer the third of its items wrong, those who do badly right. */
async function seedClosedExam(db: Database, { cid, societyId }: { cid: number; societyId: number }, now: Date) {
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
  for (let at = 0; at < 40; at += 1) {
    const name = `${surnames[at % 10] ?? ''}${givenNames[Math.floor(at / 10)] ?? ''}`;
    const accountId = await buildAccount(db, { name });
    await buildAttempt(db, {
      accountId,
      examId,
      at: new Date(opensAt.getTime() + at * MINUTE_MS),
      minutes: 18 + (at % 17),
      answers: (_position, versionId) => (versionId % 9 === 2 ? at < 14 : (at * 13 + versionId * 29) % 41 < at + 6),
    });
  }
}
