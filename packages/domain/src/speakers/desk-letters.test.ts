import { describe, expect, it } from 'vitest';
import type { NextStep } from '@meetingapp/contract/speakers/task.ts';
import { deskLetter } from './desk-letters.ts';

const step = (kind: NextStep['step']): NextStep => ({ step: kind, id: null, title: null, by: null, count: 1 });
const task = (id: number, state: 'none' | 'accepted' | 'rejected', invited = true) => ({ id, state, invited });

describe('[O10] the letter to a person about chosen tasks', () => {
  it('asks for the reply first, and invites where one was never asked for', () => {
    const steps = [step('reply'), step('slides')];
    expect(deskLetter([task(1, 'accepted'), task(2, 'none')], steps)).toEqual({ kind: 'reminded', ids: [2] });
    expect(deskLetter([task(1, 'none'), task(2, 'none', false)], steps)).toEqual({ kind: 'invited', ids: [1, 2] });
  });

  it('names what is missing to those who have accepted, and is none where nothing is', () => {
    const steps = [step('reply'), step('travel')];
    expect(deskLetter([task(1, 'accepted'), task(3, 'rejected')], steps)).toEqual({ kind: 'missing', ids: [1], steps });
    expect(deskLetter([task(1, 'accepted')], [step('reply')])).toBeNull();
    expect(deskLetter([task(1, 'accepted')], [])).toBeNull();
    expect(deskLetter([task(1, 'rejected')], steps)).toBeNull();
  });
});
