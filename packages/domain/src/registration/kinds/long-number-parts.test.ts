import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkField, checkForm } from '../check-form.ts';
import { answersOf, ordinaryFlow } from '../flow-settings.ts';
import { field } from '../testing-fields.ts';
import { fromWire, toWire } from '../field-values.ts';
import { lengthOf, longestLongText } from './long-text.ts';

describe('[O2] a number', () => {
  const item = (cfgSettings: object) => field({ cfgType: 'NUM', cfgSettings });

  it('is accepted on its steps within its limits and refused everywhere else', () => {
    const settings = fc.record({
      least: fc.integer({ min: -5000, max: 5000 }),
      span: fc.integer({ min: 0, max: 5000 }),
      // Steps of 0.0001 to 5, exact in ten-thousandths.
      step: fc.integer({ min: 1, max: 50_000 }).map((parts) => parts / 10_000),
      at: fc.integer({ min: -100, max: 100_000 }),
    });
    fc.assert(
      fc.property(settings, ({ least, span, step, at }) => {
        const parts = Math.round(step * 10_000);
        const value = least * 10_000 + at * parts;
        const text = String(value / 10_000);
        const fault = checkField(item({ least, most: least + span, step }), text);
        if (/e/.test(text)) return;
        if (at < 0) expect(fault).toEqual({ reason: 'number_least', limit: least });
        else if (value > (least + span) * 10_000) expect(fault).toEqual({ reason: 'number_most', limit: least + span });
        else expect(fault).toBeNull();
        // One ten-thousandth beside a coarser step is not on it.
        if (fault === null && parts > 1 && value + 1 <= (least + span) * 10_000)
          expect(checkField(item({ least, most: least + span, step }), String((value + 1) / 10_000))).toMatchObject({
            reason: 'number_step',
          });
      }),
    );
  });

  it('takes the digits of a Chinese keyboard, and nothing that is no number', () => {
    expect(checkField(item({}), '１２．５')).toBeNull();
    expect(toWire(item({}), fromWire(item({}), ' １２．５ '))).toBe('12.5');
    for (const wrong of ['12kg', '1e3', '0x10', '1.23456', '12345678901', '--1', '.5', 'NaN', 'Infinity'])
      expect(checkField(item({}), wrong), wrong).toEqual({ reason: 'number_form' });
    expect(checkField(item({ step: 0.1 }), '0.3')).toBeNull();
    expect(checkField({ ...item({}), cfgNeedFl: '1' }, ' ')).toEqual({ reason: 'required' });
  });
});

describe('[O2] a long text', () => {
  it('keeps its line breaks and is refused above its length', () => {
    const item = field({ cfgType: 'LT', cfgSettings: { most: 10 } });
    expect(toWire(item, fromWire(item, 'a\r\nb|c'))).toBe('a\nb|c');
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (text) => {
        const kept = text.trim().replaceAll('\r\n', '\n');
        expect(checkField(item, text)).toEqual(kept.length > 10 ? { reason: 'too_long', limit: 10 } : null);
      }),
    );
    expect(lengthOf({ cfgSettings: { most: 1_000_000 } })).toBe(longestLongText);
    expect(lengthOf({})).toBe(1000);
  });
});

describe('[O2] a consent', () => {
  const item = field({ cfgType: 'CON', cfgNeedFl: '1', cfgSettings: { version: '2027-1' } });

  it('counts for the present version only', () => {
    expect(checkField(item, '2027-1')).toBeNull();
    expect(checkField(item, '')).toEqual({ reason: 'required' });
    for (const other of ['2026-1', 'yes', '1', 'true']) expect(checkField(item, other)).toEqual({ reason: 'consent' });
  });
});

describe('[O2] headings, explanations and page breaks', () => {
  it('have no answer whatever is sent, and none is required', () => {
    const parts = (['H', 'EXP', 'PAGE'] as const).map((cfgType) =>
      field({ cfgCode: cfgType, cfgType, cfgNeedFl: '1' }),
    );
    const fields = [field({ cfgCode: 'name' }), ...parts];
    const sent = { name: 'Lin', H: 'x', EXP: 'y', PAGE: 'z' };
    expect(answersOf(fields, sent, ordinaryFlow)).toEqual({ name: 'Lin' });
    expect(checkForm(fields, sent, ordinaryFlow, { today: '' })).toEqual([]);
  });
});
