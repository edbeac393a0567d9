import type { Answer, SimpleAnswer } from '@meetingapp/contract/exam/answer.ts';
import type { ExamRules } from '@meetingapp/contract/exam/exam.ts';
import type { Question, Region, SimpleQuestion } from '@meetingapp/contract/exam/item.ts';
import type { Arrangement } from '@meetingapp/domain/exam/paper.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { saveAnswer } from '@meetingapp/server/features/exam/attempt/commands-answer.ts';
import { startAttempt } from '@meetingapp/server/features/exam/attempt/commands.ts';
import { handIn } from '@meetingapp/server/features/exam/attempt/commands-finish.ts';
import { drawnItems } from '@meetingapp/server/features/exam/attempt/queries.ts';
import { saveItem, saveTopic } from '@meetingapp/server/features/exam/bank/commands.ts';
import { publishExam, saveExam } from '@meetingapp/server/features/exam/exam/commands.ts';
import { both } from '../support/bilingual.ts';
import { bankItems, bankTopics, type BankTopic } from './congress-bank.ts';

/** The bank of a society; returns the ids of its topics. */
export async function buildBank(
  db: Database,
  societyId: number,
  { ecg = null, now = new Date() }: { ecg?: string | null; now?: Date } = {},
): Promise<Record<BankTopic, number>> {
  const ids = new Map<BankTopic, number>();
  const topics: BankTopic[] = ['lysis', 'transfer', 'ecg', 'drugs'];
  for (const topic of topics) {
    const id = await saveTopic(db, societyId, { id: null, name: bankTopics[topic] });
    if (id !== null) ids.set(topic, id);
  }
  const idOf = (topic: BankTopic): number => ids.get(topic) ?? 0;
  for (const [at, { topic, difficulty, source, content }] of bankItems(ecg).entries()) {
    const item = { code: `Q-${1042 + at * 3}`, topicId: idOf(topic), difficulty, source, content };
    const saved = await saveItem(db, { societyId, staffId: null, itemId: null, seen: null, item, now });
    if (!saved.ok) throw new Error(`item ${item.code} was refused: ${saved.reason}`);
  }
  return { lysis: idOf('lysis'), transfer: idOf('transfer'), ecg: idOf('ecg'), drugs: idOf('drugs') };
}

/** Rules of an exam of ten items in two sections; 38 points, 24 to pass. */
export const usualRules = (more: Partial<ExamRules> = {}): ExamRules => ({
  title: both('学分测试', 'Credit exam'),
  intro: both(
    '请独立完成。答案会随时保存，断网或换一台手机都可以接着答。',
    'Please work alone. Each answer is saved as you give it, so you can go on after a lost connection or on another phone.',
  ),
  sections: [
    {
      title: both('基础', 'Basics'),
      points: 3,
      pass: null,
      rules: [{ topicId: null, kinds: ['single', 'multiple', 'boolean'], from: 1, to: 5, count: 6 }],
    },
    {
      title: both('病例与应用', 'Cases and practice'),
      points: 5,
      pass: null,
      rules: [{ topicId: null, kinds: ['ordering', 'matching', 'number', 'case'], from: 1, to: 5, count: 4 }],
    },
  ],
  pass: 24,
  minutes: 40,
  attempts: 3,
  wait: 120,
  shuffled: true,
  audience: 'everyone',
  shown: { score: true, topics: true, answers: true, reasons: true, from: 'attempt' },
  offline: 0,
  ...more,
});

export interface ExamInput {
  cid: number;
  societyId: number;
  rules?: ExamRules;
  opensAt?: Date;
  closesAt?: Date | null;
  now?: Date;
}

/** A published exam. */
export async function buildExam(
  db: Database,
  { cid, societyId, rules = usualRules(), opensAt, closesAt = null, now = new Date() }: ExamInput,
): Promise<number> {
  const opens = opensAt ?? new Date(now.getTime() - 3_600_000);
  const saved = await saveExam(db, { cid, id: null, seen: null, rules, opensAt: opens, closesAt });
  if (!saved.ok) throw new Error(`the exam was refused: ${saved.reason}`);
  const outcome = await publishExam(db, { cid, societyId, id: saved.id, seen: saved.version, now });
  if (!outcome.ok) throw new Error(`the exam was not published: ${outcome.reason}`);
  return saved.id;
}

/** The right answer, or a wrong one. `person` above 0: marked where this person would, in the way of people; 0: in the middle. */
export function answerOf(question: Question, arrangement: Arrangement, right: boolean, person = 0): Answer {
  if (question.kind !== 'case') return simpleAnswer(question, arrangement, right, person);
  return {
    kind: 'case',
    parts: question.parts.map((part, at) => {
      const order = arrangement.parts[at];
      return order ? simpleAnswer(part.question, order, right, person) : null;
    }),
  };
}

function simpleAnswer(
  question: SimpleQuestion,
  { options, matches }: Arrangement,
  right: boolean,
  person: number,
): SimpleAnswer {
  const place = (id: string, list: readonly { id: string }[], order: readonly number[]) =>
    order.indexOf(list.findIndex((one) => one.id === id));
  switch (question.kind) {
    case 'single': {
      const key = place(question.right, question.options, options);
      return { kind: 'single', place: right ? key : (key + 1) % options.length };
    }
    case 'multiple': {
      const keys = question.right.map((id) => place(id, question.options, options));
      const others = options.map((_, at) => at).filter((at) => !keys.includes(at));
      return { kind: 'multiple', places: right ? keys : others };
    }
    case 'boolean':
      return { kind: 'boolean', value: question.right === right };
    case 'ordering': {
      const order = question.options.map((_, index) => options.indexOf(index));
      return { kind: 'ordering', places: right ? order : order.toReversed() };
    }
    case 'matching': {
      const keys = options.map((index) => {
        const option = question.options[index];
        return option ? place(question.right[option.id] ?? '', question.matches, matches) : null;
      });
      return { kind: 'matching', places: right ? keys : keys.map((key) => ((key ?? 0) + 1) % matches.length) };
    }
    case 'spot':
      return { kind: 'spot', ...tapOf(question.regions, right, person) };
    case 'number':
      return { kind: 'number', text: right ? question.right : '50' };
  }
}

/** Where people mark who miss a region: beside it, at the same place of the next and of the last beat, and far away. */
const misses = [
  { x: 650, y: 300 },
  { x: 2500, y: 100 },
  { x: -600, y: -2500 },
  { x: 5000, y: 200 },
  { x: 620, y: -700 },
] as const;

/** A point in the ellipse that gives the whole mark, or outside of it; around the middle in a spiral, by person. */
function tapOf(regions: readonly Region[], right: boolean, person: number): { x: number; y: number } {
  const region = regions.find(({ percent, shape }) => percent === 100 && shape === 'ellipse');
  if (region?.shape !== 'ellipse' || (person === 0 && !right)) return { x: 0, y: 0 };
  const [angle, far] = [person * 2.4, Math.sqrt((person % 11) / 13)];
  const spread = right ? 1 : 0.35;
  const by = right ? { x: 0, y: 0 } : (misses[person % misses.length] ?? misses[0]);
  const inside = (value: number) => Math.round(Math.min(10_000, Math.max(0, value)));
  return {
    x: inside(region.x + by.x + Math.cos(angle) * far * region.rx * spread),
    y: inside(region.y + by.y + Math.sin(angle) * far * region.ry * spread),
  };
}

export interface AttemptInput {
  accountId: number;
  examId: number;
  /** When it began, and how many minutes it took; null minutes: it still runs. */
  at: Date;
  minutes: number | null;
  /** Whether the answer at a position (from 1) is right; null: not answered. */
  answers: (position: number, versionId: number) => boolean | null;
  /** Number of the person, for places marked in pictures; absent: in the middle. */
  person?: number;
}

/** An attempt with its answers; returns its id. */
export async function buildAttempt(
  db: Database,
  { accountId, examId, at, minutes, answers, person = 0 }: AttemptInput,
): Promise<number> {
  const started = await startAttempt(db, { accountId, examId, now: at });
  if (!started.ok) throw new Error(`the attempt was refused: ${started.reason}`);
  const { attemptId } = started;
  const items = await drawnItems(db, [attemptId]);
  const step = ((minutes ?? 10) * 60_000) / (items.length + 1);
  for (const { position, version_id, content, arrangement } of items) {
    const right = answers(position, version_id);
    if (right === null) continue;
    const now = new Date(at.getTime() + position * step);
    const answer = answerOf(content.question, arrangement, right, person);
    const seconds = 20 + ((position * 17 + version_id * 7) % 60);
    await saveAnswer(db, {
      accountId,
      attemptId,
      position,
      seq: 1,
      answer,
      flagged: false,
      seconds,
      typedAt: now,
      now,
    });
  }
  if (minutes !== null) await handIn(db, { accountId, attemptId, now: new Date(at.getTime() + minutes * 60_000) });
  return attemptId;
}
