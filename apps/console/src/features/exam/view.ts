import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { examResultCalls } from '@meetingapp/contract/exam/result.ts';

export type Figures = AnswerOf<typeof examResultCalls.figures>;

/** A share or correlation with two places: `0.31`, `−0.12`; a dash where there is none. */
export const figureOf = (value: number | null): string => (value === null ? '–' : value.toFixed(2).replace('-', '−'));

/** Seconds as `1:12`. */
export function clockOf(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Points with at most one place. */
export const pointsOf = (value: number): string => String(Math.round(value * 10) / 10);

/** A share of a whole in percent; 0 of nothing. */
export const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));
