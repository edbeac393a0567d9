import type { Program, Step } from './program.ts';

/**
 * True when a program matches a whole text. Walks the text once from end to start and marks at every position the steps that can reach
 * the end. Nothing is tried twice, so the time is bounded by steps times characters for any pattern: there is no backtracking.
 */
export function matchesWhole(program: Program, characters: readonly string[]): boolean {
  let after: Marks = [];
  for (let place = characters.length; place >= 0; place -= 1) {
    const at = characters[place];
    const accepted = at === undefined ? [] : program.sets.map((set) => set(at));
    after = marksAt(program, { before: characters[place - 1], at, accepted, after });
  }
  return after.at(-1)?.[0] === 1;
}

/** `marks[part][step]` is 1 where that step of that part can reach the end of the text from a position. */
export type Marks = readonly Uint8Array[];

interface Position {
  /** Characters on both sides; undefined at the start and at the end of the text. */
  before: string | undefined;
  at: string | undefined;
  /** Which sets accept the character `at`. */
  accepted: readonly boolean[];
  /** The marks one character later. */
  after: Marks;
}

/** The marks of one position, from those one character later. */
export function marksAt({ parts }: Program, { before, at, accepted, after }: Position): Marks {
  const around = edgesBetween(before, at);
  const reaches: Uint8Array[] = [];
  parts.forEach((steps, part) => {
    // A look-ahead may end anywhere, the pattern itself only at the end of the text.
    const ends = part !== parts.length - 1 || at === undefined;
    reaches.push(mark(steps, { ends, accepted, around, next: after[part], looks: reaches }));
  });
  return reaches;
}

interface Place {
  ends: boolean;
  accepted: readonly boolean[];
  around: Record<Extract<Step, { kind: 'edge' }>['edge'], boolean>;
  next: Uint8Array | undefined;
  looks: readonly Uint8Array[];
}

/** Later steps first, repeated until stable: loops need one more round per nesting level. */
function mark(steps: readonly Step[], place: Place): Uint8Array {
  const reached = new Uint8Array(steps.length);
  for (let changed = true; changed;) {
    changed = false;
    for (let index = steps.length - 1; index >= 0; index -= 1) {
      const step = steps[index];
      if (step === undefined || reached[index] === 1 || !reachesEnd(step, index, reached, place)) continue;
      reached[index] = 1;
      changed = true;
    }
  }
  return reached;
}

function reachesEnd(step: Step, index: number, reached: Uint8Array, place: Place): boolean {
  if (step.kind === 'set') return place.accepted[step.set] === true && place.next?.[index + 1] === 1;
  if (step.kind === 'split') return reached[step.to] === 1 || reached[step.or] === 1;
  if (step.kind === 'go') return reached[step.to] === 1;
  if (step.kind === 'edge') return place.around[step.edge] && reached[index + 1] === 1;
  if (step.kind === 'look') return (place.looks[step.at]?.[0] === 1) === step.wanted && reached[index + 1] === 1;
  return place.ends;
}

function edgesBetween(before: string | undefined, at: string | undefined): Place['around'] {
  const isWord = (character: string | undefined) => character !== undefined && /^\w$/.test(character);
  const word = isWord(before) !== isWord(at);
  return { start: before === undefined, end: at === undefined, word, no_word: !word };
}
