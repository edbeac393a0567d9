// @vitest-environment jsdom
import { feedbackStore } from '@meetingapp/ui/feedback/feedback.ts';
import { clearPage, click, find, render } from '@meetingapp/ui/testing/render.tsx';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Outcome } from '../../../lib/calls/call.ts';
import { useSaved } from './use-saved.ts';

/** What was sent, and how each is answered. */
let sent: { value: number; answer: (ok: boolean) => Promise<void> }[] = [];

const save = (value: number): Promise<Outcome<unknown>> =>
  new Promise((resolve) => {
    const failure = { name: 'offline', code: -1, msg: 'no network', faults: [] } as const;
    const answer = (ok: boolean) => act(async () => resolve(ok ? { ok, answer: {} } : { ok, failure }));
    sent.push({ value, answer });
  });

function Setting() {
  const [value, change] = useSaved<number>(0, save, (reason) => `Not saved: ${reason}`);
  return (
    <button type="button" onClick={() => change(value + 1)}>
      {value}
    </button>
  );
}

const shown = () => find('button').textContent;

beforeEach(() => {
  sent = [];
  render(<Setting />);
});
afterEach(clearPage);

it('[S41] shows a change at once and keeps it when it is saved', async () => {
  click(find('button'));
  expect(shown()).toBe('1');
  await sent[0]?.answer(true);
  expect(shown()).toBe('1');
});

it('[S41] brings back the last saved value and says so when saving fails', async () => {
  click(find('button'));
  await sent[0]?.answer(true);
  click(find('button'));
  expect(shown()).toBe('2');
  await sent[1]?.answer(false);
  expect(shown()).toBe('1');
  expect(feedbackStore.get().topTip).toBe('Not saved: no network');
});

it('[S41] sends one at a time, and of several quick taps the last', async () => {
  click(find('button'));
  click(find('button'));
  click(find('button'));
  expect(sent.map(({ value }) => value)).toEqual([1]);
  await sent[0]?.answer(true);
  expect(sent.map(({ value }) => value)).toEqual([1, 3]);
  await sent[1]?.answer(false);
  expect(shown()).toBe('1');
});
