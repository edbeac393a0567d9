import type { SurveyItem } from '@meetingapp/contract/survey/survey.ts';
import { seededRandom } from '@meetingapp/domain/exam/random.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { both } from '../support/bilingual.ts';
import { buildAnswers, buildSurvey, surveyItem, usualContent } from './survey.ts';

const HOUR_MS = 3_600_000;

const satisfied = {
  low: both('很不满意', 'Very dissatisfied'),
  high: both('很满意', 'Very satisfied'),
};

const steps = ['1', '2', '3', '4', '5'].map((step) => both(step, step));

/** Nine questions with every kind that an anonymous survey may have, a text, a condition and a second page. */
export const meetingItems = (): SurveyItem[] => [
  surveyItem('about', 'section', both('关于您', 'About you'), {
    hint: both('用于分组统计，不会用来识别您。', 'Used for groups in the results, never to identify you.'),
  }),
  surveyItem('level', 'S', both('您的单位', 'Your hospital'), {
    required: true,
    options: [
      both('三级医院', 'Tertiary'),
      both('二级医院', 'Secondary'),
      both('县级医院', 'County'),
      both('基层卫生院', 'Health centre'),
    ],
  }),
  surveyItem('topics', 'MS', both('您来听什么', 'What did you come for?'), {
    hint: both('最多选三项', 'At most three'),
    format: '3',
    options: [
      both('指南更新', 'Guidelines'),
      both('病例讨论', 'Cases'),
      both('手术演示', 'Live surgery'),
      both('县域经验', 'County experience'),
    ],
  }),
  surveyItem('travel', 'number', both('到会场要多少分钟', 'Minutes to the venue'), { lowest: 0, highest: 600 }),
  surveyItem('parts', 'matrix', both('请为以下各方面打分', 'Please rate these'), {
    required: true,
    ...satisfied,
    options: steps,
    rows: [
      both('学术内容', 'Content'),
      both('会场与音响', 'Halls and sound'),
      both('报到与胸牌', 'Registration desk'),
      both('用餐', 'Meals'),
    ],
  }),
  surveyItem('rest', 'page', both('还有几题', 'A few more')),
  surveyItem('session', 'rating', both('今天的场次怎么样', 'How were today’s sessions?'), { required: true }),
  surveyItem('why', 'T', both('哪里可以更好', 'What could be better?'), {
    showWhen: { code: 'session', oneOf: ['1', '2', '3'] },
  }),
  surveyItem('next', 'ranking', both('明年最想听的，按先后排列', 'What to cover next year, in order'), {
    hint: both('按住右侧拖动，或用箭头', 'Drag at the right, or use the arrows'),
    resultShown: true,
    options: [
      both('心力衰竭', 'Heart failure'),
      both('基层与转运', 'Primary care and transfer'),
      both('结构性心脏病', 'Structural heart disease'),
      both('心脏康复', 'Rehabilitation'),
    ],
  }),
  surveyItem('again', 'nps', both('有多大可能推荐给同事', 'How likely are you to recommend this meeting?'), {
    required: true,
    low: both('不会', 'Not at all'),
    high: both('一定会', 'Certainly'),
  }),
  surveyItem('more', 'T', both('还有什么要告诉我们', 'Anything else?'), {
    hint: both('匿名，只有会务组可见', 'Anonymous; only the organisers see it'),
  }),
];

const written = [
  both('西溪厅后排看不清幻灯，能不能加一块屏。', 'From the back rows the slides cannot be read.'),
  both('午餐排队约 25 分钟，建议分两批。', 'Lunch took 25 minutes of queueing; two shifts would help.'),
  both('病例讨论最有用，时间可以再长一些。', 'The cases were the most useful part; give them more time.'),
];

/** Numbers from 0 up to `below`, the same in every run. */
type Pick = (below: number) => number;

function answersBy(pick: Pick, at: number): Record<string, string> {
  const letter = (below: number) => String.fromCodePoint(97 + pick(below));
  const level = at < 3 ? 'd' : (['a', 'a', 'a', 'b', 'b', 'c'][pick(6)] ?? 'a');
  const high = () => String(5 - Math.min(pick(4), pick(5)));
  const topics = [...new Set([letter(4), letter(4), letter(4)])].sort();
  const stars = high();
  const order = ['a', 'b', 'c', 'd'];
  if (pick(3) > 0) order.reverse();
  if (pick(2) > 0) order.push(order.shift() ?? '');
  return {
    level,
    topics: topics.join('|'),
    travel: String(5 + pick(60)),
    parts: ['r1', 'r2', 'r3', 'r4'].map((row) => `${row}=${'abcde'[Number(high()) - 1] ?? 'e'}`).join('|'),
    session: stars,
    ...(Number(stars) <= 3 ? { why: '' } : {}),
    next: order.join('|'),
    again: String(10 - Math.min(pick(5), pick(9))),
    more: pick(4) === 0 ? (written[pick(3)]?.zh ?? '') : '',
  };
}

interface Symposium {
  cid: number;
  /** The person who takes part today. */
  accountId: number;
}

/**
 * Surveys in each state for one person: an open one about the meeting with the answers of others, one of a session that is done and
 * gives a credit, an anonymous one with too few answers to show, one behind a code, one that is closed and was answered before the
 * meeting, one planned, and a draft.
 */
export async function seedSurveys(db: Database, { cid, accountId }: Symposium, now: Date): Promise<void> {
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
  const times = (from: number, until: number | null) => ({
    opensAt: at(from).toISOString(),
    closesAt: until === null ? null : at(until).toISOString(),
  });
  const others = db.selectFrom('account').select('id').where('id', '<>', accountId).orderBy('id').limit(46);
  const people = (await others.execute()).map(({ id }) => id);
  const random = seededRandom('00000000000000a9');
  const pick: Pick = (below) => random.below(below);
  const meeting = usualContent({
    title: both('会议评价', 'About this meeting'),
    intro: both('大约三分钟。您的意见会用在明年的安排里。', 'About three minutes. What you say shapes next year.'),
    items: meetingItems(),
    anonymous: true,
    resultsFrom: 'answered',
    ...times(-6, 72),
  });
  const open = await buildSurvey(db, cid, meeting);
  for (const [index, person] of people.entries())
    await buildAnswers(db, {
      surveyId: open,
      accountId: person,
      anonymous: true,
      answers: answersBy(pick, index),
      now,
    });

  const session = await db
    .selectFrom('programme_session')
    .select('id')
    .where('conference_id', '=', cid)
    .where('kind', 'in', ['plenary', 'session', 'workshop'])
    .where('ends_at', '<=', now)
    .orderBy('starts_at')
    .executeTakeFirst();
  const feedback = await buildSurvey(
    db,
    cid,
    usualContent({
      title: both('场次评价', 'About this session'),
      items: [
        surveyItem('stars', 'rating', both('这一场怎么样', 'How was this session?'), {
          required: true,
          resultShown: true,
        }),
        surveyItem('learned', 'T', both('记住的一点', 'One thing you take home')),
      ],
      sessionId: session?.id ?? null,
      feedback: session !== undefined,
      resultsFrom: 'answered',
      ...times(-5, 48),
    }),
  );
  for (const person of [...people.slice(0, 11), accountId]) {
    const answers = { stars: String(3 + pick(3)), learned: pick(2) === 0 ? '' : '出院后 7 天内电话随访' };
    await buildAnswers(db, { surveyId: feedback, accountId: person, anonymous: false, answers, now: at(-1) });
  }

  const few = usualContent({ title: both('用餐意见', 'About the meals'), anonymous: true, resultsFrom: 'answered' });
  const meals = await buildSurvey(db, cid, { ...few, ...times(-4, 48) });
  for (const person of people.slice(0, 3))
    await buildAnswers(db, { surveyId: meals, accountId: person, anonymous: true, answers: { overall: 'a' }, now });

  const behind = { title: both('评委会问卷', 'Jury'), audience: 'code', accessCode: 'JURY26' } as const;
  await buildSurvey(db, cid, usualContent({ ...behind, ...times(-4, 48) }));
  // Asks some of the same questions by the same codes, so that the two can be compared.
  const before = usualContent({
    title: both('会前需求', 'Before the meeting'),
    items: meetingItems().filter(({ code }) => ['level', 'topics', 'travel', 'next'].includes(code)),
    ...times(-200, -20),
  });
  const earlier = await buildSurvey(db, cid, before);
  for (const [index, person] of people.slice(10, 34).entries()) {
    const { level = 'a', topics = '', travel = '', next = '' } = answersBy(pick, index + 3);
    const answers = { level, topics, travel: String(Number(travel) + 12), next };
    await buildAnswers(db, { surveyId: earlier, accountId: person, anonymous: false, answers, now: at(-60) });
  }
  await buildSurvey(db, cid, usualContent({ title: both('会后回访', 'A month later'), ...times(720, null) }));
  await buildSurvey(db, cid, usualContent({ title: both('志愿者反馈', 'Volunteers'), resultsFrom: 'closed' }), true);
}
