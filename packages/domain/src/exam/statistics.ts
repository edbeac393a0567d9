/** One person's mark for one item, and what they chose. */
export interface ItemAnswer {
  mark: number;
  most: number;
  /** Stored id of each chosen option; empty where nothing was chosen or the kind has none. */
  chosen: readonly string[];
  /** Seconds spent on it; null: unknown. */
  seconds: number | null;
}

export interface PersonMarks {
  /** Answers by item version. */
  items: ReadonlyMap<number, ItemAnswer>;
}

export type ItemFlag = 'key_suspect' | 'too_easy' | 'too_hard' | 'weak' | 'slow';

export interface ItemStatistics {
  id: number;
  people: number;
  /** Mean share of the mark, 0 to 1; null: nobody had it. */
  difficulty: number | null;
  /** Correlation with the marks of all other items, -1 to 1; null: below `FEW` people or no variation. */
  discrimination: number | null;
  /** How often each option was chosen, by all, by the best and by the weakest 27 percent. */
  options: { id: string; chosen: number; best: number; weakest: number }[];
  /** Median of seconds; null: unknown. */
  seconds: number | null;
  flags: ItemFlag[];
}

/** Below this number of people figures of relation say nothing. */
export const FEW = 10;
/** Discrimination below which an item separates too little. */
export const WEAK = 0.2;
/** The upper and lower groups that are compared (Kelley 1939). */
const GROUP = 0.27;
const EASY = 0.95;
const HARD = 0.2;

const share = ({ mark, most }: ItemAnswer): number => (most === 0 ? 0 : mark / most);

/** Figures of each item, over finished attempts, one per person. */
export function itemStatistics(people: readonly PersonMarks[]): ItemStatistics[] {
  const ids = [...new Set(people.flatMap(({ items }) => [...items.keys()]))].sort((one, other) => one - other);
  const ranked = [...people].sort((one, other) => totalShare(other) - totalShare(one));
  const size = Math.round(people.length * GROUP);
  const groups = { best: ranked.slice(0, size), weakest: size === 0 ? [] : ranked.slice(-size) };
  const medians = ids.map((id) => median(people.flatMap(({ items }) => items.get(id)?.seconds ?? [])));
  const usual = median(medians.flatMap((seconds) => seconds ?? []));
  return ids.map((id, at) => {
    const having = people.filter(({ items }) => items.has(id));
    const shares = having.map(({ items }) => share(items.get(id) ?? none));
    const rest = having.map((person) => restShare(person, id));
    const difficulty = mean(shares);
    const discrimination = having.length < FEW ? null : correlation(shares, rest);
    const seconds = medians[at] ?? null;
    const chosen = (among: readonly PersonMarks[], option: string) =>
      among.filter(({ items }) => items.get(id)?.chosen.includes(option)).length;
    const options = [...new Set(having.flatMap(({ items }) => items.get(id)?.chosen ?? []))].sort().map((option) => ({
      id: option,
      chosen: chosen(people, option),
      best: chosen(groups.best, option),
      weakest: chosen(groups.weakest, option),
    }));
    return {
      id,
      people: having.length,
      difficulty,
      discrimination,
      options,
      seconds,
      flags: having.length < FEW ? [] : flagsOf({ difficulty, discrimination, seconds, usual }),
    };
  });
}

const none: ItemAnswer = { mark: 0, most: 1, chosen: [], seconds: null };

interface Figures {
  difficulty: number | null;
  discrimination: number | null;
  seconds: number | null;
  usual: number | null;
}

function flagsOf({ difficulty, discrimination, seconds, usual }: Figures): ItemFlag[] {
  const flags: ItemFlag[] = [];
  if (discrimination !== null && discrimination < 0) flags.push('key_suspect');
  else if (difficulty !== null && difficulty > EASY) flags.push('too_easy');
  else if (difficulty !== null && difficulty < HARD) flags.push('too_hard');
  else if (discrimination !== null && discrimination < WEAK) flags.push('weak');
  if (seconds !== null && usual !== null && usual > 0 && seconds > 2 * usual) flags.push('slow');
  return flags;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
/** The mean; null of nothing. */
export const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : sum(values) / values.length;

/** The middle value, or the mean of the two in the middle; null of nothing. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? upper)) / 2;
}

function totalShare({ items }: PersonMarks): number {
  const answers = [...items.values()];
  const most = sum(answers.map((answer) => answer.most));
  return most === 0 ? 0 : sum(answers.map(({ mark }) => mark)) / most;
}

/** Share of the mark of everything except one item: people with different papers are comparable by it. */
function restShare({ items }: PersonMarks, without: number): number {
  const rest = [...items].filter(([id]) => id !== without).map(([, answer]) => answer);
  const most = sum(rest.map((answer) => answer.most));
  return most === 0 ? 0 : sum(rest.map(({ mark }) => mark)) / most;
}

/** Pearson's correlation; null where either side does not vary. */
export function correlation(one: readonly number[], other: readonly number[]): number | null {
  const [a, b] = [mean(one), mean(other)];
  if (a === null || b === null) return null;
  const product = sum(one.map((value, at) => (value - a) * ((other[at] ?? 0) - b)));
  const [va, vb] = [sum(one.map((value) => (value - a) ** 2)), sum(other.map((value) => (value - b) ** 2))];
  if (va < 1e-12 || vb < 1e-12) return null;
  return Math.max(-1, Math.min(1, product / Math.sqrt(va * vb)));
}

/** Sample variance over n, as the published formulas of both coefficients take it. */
function variance(values: readonly number[]): number {
  const middle = mean(values) ?? 0;
  return values.length === 0 ? 0 : sum(values.map((value) => (value - middle) ** 2)) / values.length;
}

export type Reliability =
  | { measure: 'kr20' | 'alpha'; value: number }
  | { measure: 'none'; reason: 'different_items' | 'few_people' | 'few_items' | 'no_variation' };

/**
 * Internal consistency of the marks. KR-20 (Kuder and Richardson 1937) where each item is right or wrong, Cronbach's alpha (1951) with
 * partial marks. None where people had different items, below 10 people or two items, or where all reached the same.
 */
export function reliabilityOf(people: readonly PersonMarks[]): Reliability {
  const [first] = people;
  if (!first || people.length < FEW) return { measure: 'none', reason: 'few_people' };
  const ids = [...first.items.keys()];
  const same = people.every(({ items }) => items.size === ids.length && ids.every((id) => items.has(id)));
  if (!same) return { measure: 'none', reason: 'different_items' };
  const counted = ids.filter((id) => people.some(({ items }) => (items.get(id)?.most ?? 0) > 0));
  if (counted.length < 2) return { measure: 'none', reason: 'few_items' };
  const marks = counted.map((id) => people.map(({ items }) => items.get(id) ?? none));
  const equal = new Set(marks.flat().map(({ most }) => most)).size === 1;
  const dichotomous = equal && marks.every((answers) => answers.every(({ mark, most }) => mark === 0 || mark === most));
  const value = (answer: ItemAnswer) => (dichotomous ? share(answer) : answer.mark);
  const totals = people.map((_, person) => sum(marks.map((answers) => value(answers[person] ?? none))));
  const whole = variance(totals);
  if (whole < 1e-12) return { measure: 'none', reason: 'no_variation' };
  const parts = sum(marks.map((answers) => variance(answers.map(value))));
  const count = counted.length;
  return { measure: dichotomous ? 'kr20' : 'alpha', value: (count / (count - 1)) * (1 - parts / whole) };
}
