/** An invented comparison of two groups: abstract, figures and table of one paper come from the same numbers. */
export interface Study {
  patients: number;
  treated: { patients: number; events: number; percent: string };
  control: { patients: number; events: number; percent: string };
  /** Median follow-up. */
  months: number;
  /** Two-sided, of the difference in events. */
  p: number;
  /** Relative risk of an event with its 95 % interval. */
  ratio: readonly [low: number, middle: number, high: number];
}

/** Two-sided probability of a normal deviate, to three digits. */
function tail(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.327_591_1 * x);
  const factors = [0.254_829_592, -0.284_496_736, 1.421_413_741, -1.453_152_027, 1.061_405_429];
  const sum = factors.reduce((total, factor, power) => total + factor * t ** (power + 1), 0);
  return sum * Math.exp(-x * x);
}

const percent = (events: number, patients: number): string => ((events / patients) * 100).toFixed(1);

/** Relative risk of two groups with its interval. */
export function ratioOf([a, n]: readonly [number, number], [b, m]: readonly [number, number]): Study['ratio'] {
  const middle = a / n / (b / m);
  const wide = 1.96 * Math.sqrt(1 / a - 1 / n + 1 / b - 1 / m);
  return [middle * Math.exp(-wide), middle, middle * Math.exp(wide)];
}

/** The study of paper number `at`: always the same, and another one for each number. */
export function studyOf(at: number): Study {
  const patients = 248 + ((at * 37) % 400);
  const n = Math.round(patients * (0.47 + (at % 5) * 0.015));
  const m = patients - n;
  const share = 0.15 + ((at * 5) % 13) / 100;
  const b = Math.round(m * share);
  const a = Math.max(4, Math.round(n * share * (0.42 + ((at * 3) % 7) * 0.07)));
  const both = (a + b) / patients;
  const z = (a / n - b / m) / Math.sqrt(both * (1 - both) * (1 / n + 1 / m));
  return {
    patients,
    treated: { patients: n, events: a, percent: percent(a, n) },
    control: { patients: m, events: b, percent: percent(b, m) },
    months: 12 + (at % 9),
    p: tail(z),
    ratio: ratioOf([a, n], [b, m]),
  };
}

/** As journals print it. */
export const pText = (p: number): string => (p < 0.001 ? 'P<0.001' : `P=${p.toFixed(p < 0.01 ? 3 : 2)}`);
