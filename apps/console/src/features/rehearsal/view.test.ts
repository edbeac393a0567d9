import { expect, it } from 'vitest';
import type { RehearsalFigures } from '@meetingapp/contract/rehearsal.ts';
import { bySecond, commandsOf, compare, countVerdicts, withQuiet } from './view.ts';

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
});

it('[O22] the commands of the run-book name the copy while it stands', () => {
  expect(commandsOf('door', 5009).join()).toContain('conference_id = 5009');
  expect(commandsOf('door', null).join()).toContain('conference_id = COPY');
});

it('[O22] verdicts are counted', () => {
  const lines = (['pass', 'pass', 'open'] as const).map((verdict) => ({ verdict }));
  expect(countVerdicts(lines)).toEqual({ pass: 2, condition: 0, fail: 0, open: 1 });
});
