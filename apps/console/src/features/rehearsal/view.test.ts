import { expect, it } from 'vitest';
import type { RehearsalFigures } from '@meetingapp/contract/rehearsal/figures.ts';
import { byAdvice, bySecond, commandsOf, compare, countVerdicts, widthOf, withQuiet } from './view.ts';

const answers = { requests: 10, failures: 0, median: 10, p95: 100, longest: 400, behind: 0, complete: true };
const figures: RehearsalFigures = {
  rush: { ...answers, people: 10, paid: 10, full: 0, unserved: 0, oversold: 0 },
  money: null,
  faults: {
    late: { payments: 0, wrong: 0 },
    twice: { payments: 0, wrong: 0 },
    lost: { payments: 0, wrong: 0 },
    refused: { payments: 0, wrong: 0 },
  },
  door: null,
  exam: null,
  live: null,
  speakers: null,
  away: null,
};

it('[O22] the second of both scenarios is one point: requests are summed, the slower one counts', () => {
  const one = { requests: 4, failures: 0, median: 5 };
  expect(
    bySecond([
      { ...one, second: 7, scenario: 'rush', p95: 90 },
      { ...one, second: 3, scenario: 'rush', p95: 20 },
      { ...one, second: 7, scenario: 'door', p95: 30 },
    ]),
  ).toEqual([
    { second: 3, requests: 4, p95: 20 },
    { second: 7, requests: 8, p95: 90 },
  ]);
});

it('[O22] a long rehearsal has a point for several seconds: requests per second on average', () => {
  const one = { requests: 4, failures: 0, median: 5, scenario: 'rush' as const };
  const seconds = [9, 10, 11, 19].map((second) => ({ ...one, second, p95: second }));
  expect(bySecond(seconds, widthOf(2400))).toEqual([
    { second: 0, requests: 0.4, p95: 9 },
    { second: 10, requests: 1.2, p95: 19 },
  ]);
  expect(withQuiet([{ second: 20, value: 5 }], 10).map(({ second }) => second)).toEqual([0, 10, 20]);
});

it('[O22] a second without requests is zero, not left out', () => {
  expect(withQuiet([{ second: 2, value: 5 }])).toEqual([
    { second: 0, value: 0 },
    { second: 1, value: 0 },
    { second: 2, value: 5 },
  ]);
  expect(withQuiet([])).toEqual([]);
});

it('[O22] only what both rehearsals have played is compared', () => {
  const slower = { ...figures, rush: figures.rush && { ...figures.rush, p95: 130, longest: 390 } };
  expect(compare(figures, slower)).toEqual([
    { name: 'rushP95', before: 100, now: 130, trend: 'worse' },
    { name: 'rushLongest', before: 400, now: 390, trend: 'same' },
    { name: 'unserved', before: 0, now: 0, trend: 'same' },
  ]);
  expect(compare({ ...figures, rush: null }, slower)).toEqual([]);
  const live = { ...answers, people: 10, unserved: 0, messages: 10, lost: 0, unheard: 0 };
  const speakers = { ...answers, people: 10, unserved: 0, misled: 0, replies: 10, lost: 0, outdated: 0 };
  const played = { ...figures, rush: null, live, speakers };
  expect(compare(played, { ...played, live: { ...live, unheard: 2 }, speakers: { ...speakers, p95: 50 } })).toEqual([
    { name: 'liveP95', before: 100, now: 100, trend: 'same' },
    { name: 'liveLongest', before: 400, now: 400, trend: 'same' },
    { name: 'lostChat', before: 0, now: 0, trend: 'same' },
    { name: 'unheardChat', before: 0, now: 2, trend: 'worse' },
    { name: 'speakersP95', before: 100, now: 50, trend: 'better' },
    { name: 'wrongLetters', before: 0, now: 0, trend: 'same' },
    { name: 'oldProgrammes', before: 0, now: 0, trend: 'same' },
  ]);
});

it('[O22] the commands of the run-book name the copy while it stands', () => {
  expect(commandsOf('door', 5009).join()).toContain('conference_id = 5009');
  expect(commandsOf('door', null).join()).toContain('conference_id = COPY');
});

it('[O22] each failure has its place in the run-book, so that each can become a task', () => {
  const failures = (['rushSpeed', 'lostAnswers', 'doorSpeed'] as const).map((criterion) => ({ criterion }));
  expect(byAdvice(failures)).toEqual([
    { advice: 'capacity', criteria: ['rushSpeed', 'doorSpeed'] },
    { advice: 'exam', criteria: ['lostAnswers'] },
  ]);
});

it('[O22] verdicts are counted', () => {
  const lines = (['pass', 'pass', 'open'] as const).map((verdict) => ({ verdict }));
  expect(countVerdicts(lines)).toEqual({ pass: 2, condition: 0, fail: 0, open: 1 });
});
