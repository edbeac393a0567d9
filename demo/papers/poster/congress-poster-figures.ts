import type { Figure } from './figures.ts';

/** An e-poster of the demo: invented people, hospitals and figures. */
export interface DemoPoster {
  language: 'zh' | 'en';
  /** Name of its topic in Chinese. */
  topic: string;
  zh: string;
  en: string;
  /** Background, methods, results, conclusion, in its language. */
  parts: readonly [string, string, string, string];
  figures: readonly (readonly [caption: string, figure: Figure])[];
  table: { caption: string; rows: readonly (readonly string[])[] };
  keywords: readonly string[];
}

export const bars = (unit: string, names: string[], labels: string[], ...values: number[][]): Figure => ({
  kind: 'bars',
  unit,
  names,
  labels,
  values,
});
export const survival = (unit: string, one: [string, number], other: [string, number]): Figure => ({
  kind: 'survival',
  unit,
  names: [one[0], other[0]],
  ends: [one[1], other[1]],
});
export const forest = (...rows: [string, number, number, number][]): Figure => ({ kind: 'forest', rows });
export const dots = (x: string, y: string, slope: number, count: number): Figure => ({
  kind: 'dots',
  x,
  y,
  slope,
  count,
});
export const flow = (...steps: string[]): Figure => ({ kind: 'flow', steps });
