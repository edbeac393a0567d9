import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkField } from '../check-form.ts';
import { field } from '../testing-fields.ts';
import { ofStrokes, ofTypedName, signaturePath } from '../signature-drawing.ts';
import { longestSignature, strokesOf, typedName } from './signature.ts';

const item = field({ cfgType: 'SIG', cfgNeedFl: '1' });
const point = fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: 0, max: 600 }) });
const long = [
  { x: 0, y: 0 },
  { x: 900, y: 300 },
];

describe('[O2] a signature', () => {
  it('is stored without loss of more than its tolerance, and always fits an answer', () => {
    const strokes = fc.array(fc.array(point, { minLength: 2, maxLength: 200 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(strokes, (drawn) => {
        const value = ofStrokes([long, ...drawn]);
        expect(value.length).toBeLessThanOrEqual(longestSignature);
        expect(checkField(item, value)).toBeNull();
        const [first] = strokesOf(value);
        expect(first).toEqual(long);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps few points exactly', () => {
    const zigzag = [
      { x: 0, y: 0 },
      { x: 100, y: 400 },
      { x: 200, y: 0 },
      { x: 1000, y: 600 },
    ];
    expect(strokesOf(ofStrokes([zigzag]))).toEqual([zigzag]);
    expect(signaturePath(ofStrokes([zigzag]))).toBe('M0 0L100 400L200 0L1000 600');
  });

  it('is refused when nothing was drawn, when it was forged, and when the name is empty', () => {
    expect(ofStrokes([])).toBe('');
    expect(ofStrokes([[{ x: 5, y: 5 }]])).toBe('');
    const dash = ofStrokes([
      [
        { x: 5, y: 5 },
        { x: 60, y: 5 },
      ],
    ]);
    const wide = 'zzzz0000zzzzzzzz';
    for (const wrong of [dash, wide, '0000000', '00000000.', '<svg>', '=', '=  ', `=${'x'.repeat(61)}`, '=a|b'])
      expect(checkField(item, wrong), wrong).toEqual({ reason: 'signature' });
    expect(checkField(item, ofTypedName('林 医生'))).toBeNull();
    expect(typedName(ofTypedName('林 医生'))).toBe('林 医生');
    expect(ofTypedName('  ')).toBe('');
  });
});
