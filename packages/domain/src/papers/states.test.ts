import { paperDecisions, paperStates } from '@meetingapp/contract/papers/paper.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAccepted, movePaper, paperTransitions, resultOf, type PaperEvent } from './states.ts';

const events = [...new Set(Object.values(paperTransitions).flatMap((from) => Object.keys(from)))] as PaperEvent[];
const day = new Date('2027-01-10T00:00:00Z');

describe('the states of a paper', () => {
  it('[O11] go from a draft to a confirmed paper step by step', () => {
    let state = movePaper('draft', 'submit');
    for (const event of ['assign', 'decide', 'confirm'] as const) {
      expect(state.ok).toBe(true);
      if (state.ok) state = movePaper(state.state, event);
    }
    expect(state).toEqual({ ok: true, state: 'confirmed' });
  });

  it('[S76] a paper in review cannot be edited, and a decided one is not submitted again', () => {
    for (const state of ['in_review', 'decided', 'confirmed'] as const)
      for (const event of ['keep', 'submit', 'revise'] as const) expect(movePaper(state, event).ok).toBe(false);
  });

  it('[O11] a paper can be withdrawn from every other state, and only staff restore it', () => {
    for (const state of paperStates) expect(movePaper(state, 'withdraw').ok).toBe(state !== 'withdrawn');
    expect(events.filter((event) => movePaper('withdrawn', event).ok)).toEqual(['restore']);
  });
});

describe('the visible state of a paper', () => {
  it('[S70] [S71] [O11] no decision is visible before the authors were notified, in any state', () => {
    fc.assert(
      fc.property(fc.constantFrom(...paperStates), fc.option(fc.constantFrom(...paperDecisions)), (state, decision) => {
        const result = resultOf({ state, decision, toldAt: null });
        expect([null, 'under_review']).toContain(result);
        expect(isAccepted({ state, decision, toldAt: null })).toBe(false);
      }),
    );
  });

  it('[S70] shows the decision after the notification; drafts and withdrawn papers are absent', () => {
    expect(resultOf({ state: 'decided', decision: 'poster', toldAt: day })).toBe('poster');
    expect(resultOf({ state: 'withdrawn', decision: 'oral', toldAt: day })).toBeNull();
    expect(resultOf({ state: 'draft', decision: null, toldAt: null })).toBeNull();
    expect(isAccepted({ state: 'decided', decision: 'not_accepted', toldAt: day })).toBe(false);
    expect(isAccepted({ state: 'confirmed', decision: 'oral', toldAt: day })).toBe(true);
  });
});
