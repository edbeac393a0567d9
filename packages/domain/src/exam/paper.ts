import type { DrawRule } from '@meetingapp/contract/exam/exam.ts';
import type { ItemKind, Question, SimpleQuestion } from '@meetingapp/contract/exam/item.ts';
import { permutation, seededRandom, type Random } from './random.ts';

/** An item that a rule may draw. `id` names one unalterable version. */
export interface Candidate {
  id: number;
  /** Versions of one item share it, so that a paper never has two of them. */
  itemId: number;
  topicId: number;
  kind: ItemKind;
  difficulty: number;
}

/** True when the rule may draw the item. */
export const isDrawn = (
  { topicId, kinds, from, to }: Pick<DrawRule, 'topicId' | 'kinds' | 'from' | 'to'>,
  item: Pick<Candidate, 'topicId' | 'kind' | 'difficulty'>,
): boolean =>
  (topicId === null || item.topicId === topicId) &&
  (kinds.length === 0 || kinds.includes(item.kind)) &&
  item.difficulty >= from &&
  item.difficulty <= to;

interface SectionRules {
  points: number;
  rules: readonly DrawRule[];
}

export interface DrawnItem {
  /** Index of the section. */
  section: number;
  id: number;
  /** Hundredths of a point. */
  most: number;
}

/** A rule that finds too few items, with those it finds when every earlier rule is satisfied. */
export interface Shortage {
  section: number;
  rule: number;
  wanted: number;
  found: number;
}

/**
 * For each rule, in the order of the sections, the items that it draws from so that every rule finds enough: a bipartite matching of
 * draws to items, since rules may overlap. Returns the rules that cannot be satisfied.
 */
export function shortages(sections: readonly SectionRules[], candidates: readonly Candidate[]): Shortage[] {
  const taken = new Map<number, { rule: DrawRule }>();
  const items = new Map(candidates.map((item) => [item.itemId, item]));
  const short: Shortage[] = [];
  for (const [section, { rules }] of sections.entries())
    for (const [at, rule] of rules.entries()) {
      let found = 0;
      while (found < rule.count && augment(rule, items, taken, new Set())) found += 1;
      if (found < rule.count) short.push({ section, rule: at, wanted: rule.count, found });
    }
  return short;
}

/** Gives the rule one more item, moving items between earlier rules where needed. */
function augment(
  rule: DrawRule,
  items: ReadonlyMap<number, Candidate>,
  taken: Map<number, { rule: DrawRule }>,
  seen: Set<number>,
): boolean {
  for (const [itemId, item] of items) {
    if (seen.has(itemId) || !isDrawn(rule, item)) continue;
    seen.add(itemId);
    const holder = taken.get(itemId);
    if (holder && !augment(holder.rule, items, taken, seen)) continue;
    taken.set(itemId, { rule });
    return true;
  }
  return false;
}

/**
 * Draws a paper: for each rule that many items of the pool in random order, no item twice. Rules with the fewest matching items draw
 * first; where an overlap still leaves one short, items move between rules. Items of a section are shuffled where `shuffled`, otherwise
 * they stay in the order of rules and item numbers. Null when the pool has too few items.
 */
export function drawPaper(
  sections: readonly SectionRules[],
  candidates: readonly Candidate[],
  { seed, shuffled }: { seed: string; shuffled: boolean },
): DrawnItem[] | null {
  const random = seededRandom(seed);
  const order = permutation(random, candidates.length).flatMap((at) => candidates[at] ?? []);
  const items = new Map(order.map((item) => [item.itemId, item]));
  const taken = new Map<number, { rule: DrawRule }>();
  const scarce = sections
    .flatMap(({ rules }) => rules)
    .map((rule) => ({ rule, found: candidates.filter((item) => isDrawn(rule, item)).length }))
    .sort((one, other) => one.found - one.rule.count - (other.found - other.rule.count));
  for (const { rule } of scarce)
    for (let drawn = 0; drawn < rule.count; drawn += 1) {
      const free = order.find(({ itemId }) => !taken.has(itemId) && isDrawn(rule, items.get(itemId) ?? never));
      if (free) taken.set(free.itemId, { rule });
      else if (!augment(rule, items, taken, new Set())) return null;
    }
  return sections.flatMap(({ points, rules }, section) => {
    const drawn = rules.flatMap((rule) =>
      [...taken]
        .filter(([, holder]) => holder.rule === rule)
        .flatMap(([itemId]) => items.get(itemId) ?? [])
        .sort((one, other) => one.itemId - other.itemId),
    );
    const places = shuffled ? permutation(random, drawn.length) : drawn.map((_, at) => at);
    return places.flatMap((place) => {
      const item = drawn[place];
      return item ? [{ section, id: item.id, most: points * 100 }] : [];
    });
  });
}

const never: Candidate = { id: 0, itemId: 0, topicId: 0, kind: 'single', difficulty: 0 };

/** Stored index of the option at each place as shown. Of a case: one per part. */
export interface Arrangement {
  options: number[];
  matches: number[];
  parts: Arrangement[];
}

const plain: Arrangement = { options: [], matches: [], parts: [] };
const inPlace = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** The order in which a person sees the options. Options to be ordered and the matches are always shuffled: stored in order they would tell the answer. */
export function arrange(question: Question, seed: string, shuffled: boolean): Arrangement {
  const random = seededRandom(seed);
  if (question.kind !== 'case') return arrangeSimple(question, random, shuffled);
  return { ...plain, parts: question.parts.map((part) => arrangeSimple(part.question, random, shuffled)) };
}

function arrangeSimple(question: SimpleQuestion, random: Random, shuffled: boolean): Arrangement {
  const mixed = (count: number, always: boolean) => (shuffled || always ? permutation(random, count) : inPlace(count));
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return { ...plain, options: mixed(question.options.length, false) };
    case 'ordering':
      return { ...plain, options: mixed(question.options.length, true) };
    case 'matching':
      return {
        ...plain,
        options: mixed(question.options.length, false),
        matches: mixed(question.matches.length, true),
      };
    case 'boolean':
    case 'spot':
    case 'number':
      return plain;
  }
}
