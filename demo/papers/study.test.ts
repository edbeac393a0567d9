import { describe, expect, it } from 'vitest';
import { pText, ratioOf, studyOf } from './study.ts';

describe('the invented studies', () => {
  it('have figures of their own', () => {
    const all = Array.from({ length: 40 }, (_, at) => studyOf(at));
    expect(new Set(all.map(({ patients }) => patients)).size).toBe(40);
    expect(new Set(all.map(({ treated, control }) => `${treated.percent} ${control.percent}`)).size).toBe(40);
    for (const { patients, treated, control } of all) expect(treated.patients + control.patients).toBe(patients);
  });

  it('agree in interval and probability: significant means that the interval leaves out 1', () => {
    for (let at = 0; at < 40; at += 1) {
      const { p, ratio } = studyOf(at);
      if (p < 0.03) expect(ratio[2]).toBeLessThan(1);
      if (p > 0.07) expect(ratio[2]).toBeGreaterThan(1);
    }
    expect(ratioOf([10, 100], [20, 100])[1]).toBeCloseTo(0.5);
    expect([pText(0.0004), pText(0.004), pText(0.04)]).toEqual(['P<0.001', 'P=0.004', 'P=0.04']);
  });
});
