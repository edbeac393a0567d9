import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forecastArrivals, throughputOf } from './forecast.ts';

it('[O16] the forecast never exceeds who is still to come, starts at the present rate and never rises', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100), { maxLength: 120 }), fc.nat(5000), (minutes, toCome) => {
      const forecast = forecastArrivals(minutes, toCome);
      expect(forecast.reduce((sum, people) => sum + people, 0)).toBeLessThanOrEqual(toCome + 1e-6);
      for (const [index, people] of forecast.entries())
        expect(people).toBeLessThanOrEqual((forecast[index - 1] ?? Infinity) + 1e-9);
    }),
  );
  expect(forecastArrivals([53, 53], 3000)[0]).toBeCloseTo(53);
  expect(forecastArrivals([0, 0], 3000)[0]).toBe(0);
  expect(throughputOf(6)).toBe(65);
});
