import type { Answer, SimpleAnswer } from '@meetingapp/contract/exam/answer.ts';
import type { Question, Region, SimpleQuestion } from '@meetingapp/contract/exam/item.ts';
import type { Arrangement } from './paper.ts';

/** Part of the mark that an answer earns: `earned` of `of`, whole numbers, `of` at least 1. */
export interface Share {
  earned: number;
  of: number;
}

const nothing: Share = { earned: 0, of: 1 };
const all: Share = { earned: 1, of: 1 };

/** Hundredths of a point for a share of `most` hundredths, rounded half up. */
export const markOf = ({ earned, of }: Share, most: number): number => Math.floor((2 * most * earned + of) / (2 * of));

/**
 * Marks an answer given in the places that the person was shown. Nothing, an answer to another kind of question or an impossible place
 * earns nothing; more right than before never earns less.
 */
export function markAnswer(question: Question, arrangement: Arrangement, answer: Answer | null): Share {
  if (answer === null) return nothing;
  if (question.kind !== 'case') return answer.kind === 'case' ? nothing : markSimple(question, arrangement, answer);
  if (answer.kind !== 'case') return nothing;
  const shares = question.parts.map((part, at) => {
    const given = answer.parts[at];
    const order = arrangement.parts[at];
    return given && order ? markSimple(part.question, order, given) : nothing;
  });
  return sumOf(shares);
}

/** The mean of shares, each of the same weight. */
function sumOf(shares: readonly Share[]): Share {
  const common = shares.reduce((product, { of }) => lowestMultiple(product, of), 1);
  return {
    earned: shares.reduce((sum, { earned, of }) => sum + (earned * common) / of, 0),
    of: common * Math.max(1, shares.length),
  };
}

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);
const lowestMultiple = (one: number, other: number): number => (one / greatestDivisor(one, other)) * other;

function markSimple(question: SimpleQuestion, { options, matches }: Arrangement, answer: SimpleAnswer): Share {
  switch (question.kind) {
    case 'single':
      return answer.kind === 'single' && idAt(question.options, options, answer.place) === question.right
        ? all
        : nothing;
    case 'boolean':
      return answer.kind === 'boolean' && answer.value === question.right ? all : nothing;
    case 'multiple': {
      if (answer.kind !== 'multiple') return nothing;
      const chosen = new Set(answer.places.map((place) => idAt(question.options, options, place)));
      const right = new Set(question.right);
      const hits = [...chosen].filter((id) => id !== undefined && right.has(id)).length;
      const misses = chosen.size - hits;
      if (hits === right.size && misses === 0) return all;
      return question.partial ? { earned: Math.max(0, hits - misses), of: right.size } : nothing;
    }
    case 'ordering': {
      if (answer.kind !== 'ordering') return nothing;
      const order = answer.places.map((place) => options[place] ?? -1);
      const count = question.options.length;
      if (order.length !== count || new Set(order).size !== count || order.includes(-1)) return nothing;
      const pairs = order.slice(1).filter((id, at) => id === (order[at] ?? 0) + 1).length;
      if (pairs === count - 1) return all;
      return question.partial ? { earned: pairs, of: count - 1 } : nothing;
    }
    case 'matching': {
      if (answer.kind !== 'matching') return nothing;
      const hits = answer.places.filter((place, at) => {
        const option = idAt(question.options, options, at);
        const match = place === null ? undefined : idAt(question.matches, matches, place);
        return option !== undefined && match !== undefined && question.right[option] === match;
      }).length;
      const count = question.options.length;
      if (hits === count) return all;
      return question.partial ? { earned: hits, of: count } : nothing;
    }
    case 'spot': {
      if (answer.kind !== 'spot') return nothing;
      const best = Math.max(0, ...question.regions.map((region) => (isInside(region, answer) ? region.percent : 0)));
      return { earned: best, of: 100 };
    }
    case 'number':
      return answer.kind === 'number' && isNear(answer.text, question.right, question.tolerance) ? all : nothing;
  }
}

const idAt = (options: readonly { id: string }[], order: readonly number[], place: number): string | undefined =>
  options[order[place] ?? -1]?.id;

/** True for a point inside or on the border of a region. */
export function isInside(region: Region, { x, y }: { x: number; y: number }): boolean {
  if (region.shape === 'ellipse') {
    const { rx, ry } = region;
    const [dx, dy] = [x - region.x, y - region.y];
    if (rx === 0 || ry === 0) return dx === 0 && dy === 0;
    return dx * dx * ry * ry + dy * dy * rx * rx <= rx * rx * ry * ry;
  }
  const { points } = region;
  let inside = false;
  for (const [at, one] of points.entries()) {
    const other = points[(at + 1) % points.length];
    if (!other) continue;
    const cross = (other.x - one.x) * (y - one.y) - (other.y - one.y) * (x - one.x);
    const between = (a: number, b: number, c: number) => Math.min(a, b) <= c && c <= Math.max(a, b);
    if (cross === 0 && between(one.x, other.x, x) && between(one.y, other.y, y)) return true;
    if (one.y > y !== other.y > y && cross < 0 === other.y < one.y) inside = !inside;
  }
  return inside;
}

const NANO = 9;

/** A decimal as a whole number of billionths; null when the text is none. Full-width digits, a decimal comma and spaces are read. */
export function readDecimal(text: string): bigint | null {
  const cleaned = text.normalize('NFKC').replaceAll(/\s/g, '').replace(/^\+/, '').replace('−', '-').replace(',', '.');
  const found = /^(-?)(\d{1,9})(?:\.(\d{0,9}))?$/.exec(cleaned);
  if (!found) return null;
  const value = BigInt((found[2] ?? '0') + (found[3] ?? '').padEnd(NANO, '0'));
  return found[1] === '-' ? -value : value;
}

function isNear(text: string, right: string, tolerance: string): boolean {
  const [given, wanted, margin] = [readDecimal(text), readDecimal(right), readDecimal(tolerance)];
  if (given === null || wanted === null || margin === null) return false;
  const distance = given > wanted ? given - wanted : wanted - given;
  return distance <= margin;
}

/** True when nothing is missing: of a case all parts, of a matching all options, of an ordering all places. */
export function isAnswered(answer: Answer | null): boolean {
  if (answer === null) return false;
  switch (answer.kind) {
    case 'case':
      return answer.parts.length > 0 && answer.parts.every((part) => part !== null && isAnswered(part));
    case 'multiple':
    case 'ordering':
      return answer.places.length > 0;
    case 'matching':
      return answer.places.length > 0 && answer.places.every((place) => place !== null);
    case 'number':
      return readDecimal(answer.text) !== null;
    case 'single':
    case 'boolean':
    case 'spot':
      return true;
  }
}
