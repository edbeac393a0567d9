import type { ItemResult } from '@meetingapp/contract/survey/survey.ts';

/** A figure of one of two surveys: a mean, a recommendation score, or the percentage that chose an option; null: nobody answered. */
interface ComparedLine {
  /** Empty: the figure of the whole question. */
  label: string;
  before: number | null;
  after: number | null;
  /** After less before, to two places; null where either is missing. */
  difference: number | null;
}

interface ComparedItem {
  code: string;
  label: string;
  /** `mean` in points of the scale, `nps` in percent, `share` as percentages of those who answered. */
  measure: 'mean' | 'nps' | 'share';
  answeredBefore: number;
  answeredAfter: number;
  lines: ComparedLine[];
}

const percent = (part: number, whole: number): number | null => (whole === 0 ? null : Math.round((100 * part) / whole));

const line = (label: string, before: number | null, after: number | null): ComparedLine => ({
  label,
  before,
  after,
  difference: before === null || after === null ? null : Math.round((after - before) * 100) / 100,
});

/**
 * Questions that both surveys ask, by their key and kind, in the order of the later one. Scales compare by their mean, a matrix by the
 * mean of each row that both have, choices by the share of each option; options of only one survey are left out. Texts, days and pictures
 * do not compare.
 */
export function compareResults(before: readonly ItemResult[], after: readonly ItemResult[]): ComparedItem[] {
  return after.flatMap((now): ComparedItem[] => {
    const then = before.find(({ code, kind }) => code === now.code && kind === now.kind);
    if (!then) return [];
    const about = { code: now.code, label: now.label, answeredBefore: then.answered, answeredAfter: now.answered };
    if (now.kind === 'nps') return [{ ...about, measure: 'nps', lines: [line('', then.nps, now.nps)] }];
    if (now.kind === 'rating' || now.kind === 'number')
      return [{ ...about, measure: 'mean', lines: [line('', then.mean, now.mean)] }];
    if (now.kind === 'matrix') {
      const lines = now.rows.flatMap((row) => {
        const same = then.rows.find(({ value }) => value === row.value);
        return same ? [line(row.label, same.mean, row.mean)] : [];
      });
      const counted = lines.filter((one) => one.before !== null || one.after !== null);
      return counted.length > 0 ? [{ ...about, measure: 'mean', lines: counted }] : [];
    }
    const lines = now.tallies.flatMap((tally) => {
      const same = then.tallies.find(({ value }) => value === tally.value);
      return same ? [line(tally.label, percent(same.count, then.answered), percent(tally.count, now.answered))] : [];
    });
    return lines.length > 0 ? [{ ...about, measure: 'share', lines }] : [];
  });
}
