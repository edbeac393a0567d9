import type { FormField } from '@meetingapp/contract/forms.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ordinaryFlow } from '../registration/flow-settings.ts';
import { addMisfits, misfitsOf, type CountedMisfit, type Misfit } from './fit.ts';

const text = (word: string) => ({ zh: word, en: word });
const field = (code: string, change: Partial<FormField> = {}): FormField => ({
  code,
  kind: 'T',
  label: text(code),
  hint: text(''),
  options: [],
  format: '',
  pattern: '',
  required: false,
  showWhen: null,
  ...change,
});
const options = (...values: string[]) => values.map((value) => ({ value, zh: value, en: value }));
const meal = (...values: string[]) => field('meal', { kind: 'S', options: options(...values) });
const before = [field('name'), meal('a', 'b'), field('note', { showWhen: { code: 'meal', oneOf: ['b'] } })];
const facts = { today: '2027-01-01' };
const fit = (after: FormField[], answers: Record<string, string>) =>
  misfitsOf(before, after, answers, ordinaryFlow, facts);

describe('[O2] answers that no longer fit a changed form', () => {
  it('are those that the new version would refuse, with the reason', () => {
    const answers = { name: 'Lin', meal: 'b', note: 'x' };
    expect(fit(before, answers)).toEqual([]);
    expect(fit([field('name', { pattern: '[0-9]+' }), ...before.slice(1)], answers)).toEqual([
      { code: 'name', reason: 'pattern' },
    ]);
    expect(fit([...before, field('town', { required: true })], answers)).toEqual([
      { code: 'town', reason: 'required' },
    ]);
    expect(fit([field('name'), meal('a', 'c')], { ...answers, note: '' })).toEqual([
      { code: 'meal', reason: 'option' },
    ]);
  });

  it('and those to questions that are no longer asked, or hidden by a changed condition', () => {
    const answers = { name: 'Lin', meal: 'b', note: 'x' };
    expect(fit(before.slice(0, 2), answers)).toEqual([{ code: 'note', reason: 'dropped' }]);
    expect(fit([...before.slice(0, 2), field('note', { showWhen: { code: 'meal', oneOf: ['a'] } })], answers)).toEqual([
      { code: 'note', reason: 'dropped' },
    ]);
    // An empty answer is no loss.
    expect(fit(before.slice(0, 2), { ...answers, note: '' })).toEqual([]);
  });

  it('are never those of an unchanged form that accepted them', () => {
    const value = fc.constantFrom('a', 'b');
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), value, (name, chosen) => {
        const answers = { name: name.trim(), meal: chosen, note: chosen === 'b' ? 'x' : '' };
        return fit(before, answers).length === 0;
      }),
    );
  });

  it('are counted by field and reason, with the first people by name', () => {
    const counts = new Map<string, CountedMisfit<string>>();
    addMisfits(counts, [{ code: 'meal', reason: 'option' }], 'Lin', 1);
    const both: Misfit[] = [
      { code: 'meal', reason: 'option' },
      { code: 'name', reason: 'required' },
    ];
    addMisfits(counts, both, 'Wang', 1);
    expect([...counts.values()]).toEqual([
      { code: 'meal', reason: 'option', count: 2, people: ['Lin'] },
      { code: 'name', reason: 'required', count: 1, people: ['Wang'] },
    ]);
  });
});
