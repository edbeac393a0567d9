import type { PatternNode } from './parse.ts';

/**
 * A pattern as a list of steps. `set` consumes one character and continues at the next step; `split` continues at one of two; `go` at
 * one; `edge` tests the position between two characters; `look` tests whether another program matches from here.
 */
export type Step =
  | { kind: 'set'; set: number }
  | { kind: 'split'; to: number; or: number }
  | { kind: 'go'; to: number }
  | { kind: 'edge'; edge: 'start' | 'end' | 'word' | 'no_word' }
  | { kind: 'look'; at: number; wanted: boolean }
  | { kind: 'done' };

/** Tests one character, from the pattern's source: `[a-z]`, `\d`, `.`, `x`. */
export type CharacterSet = (character: string) => boolean;

export interface Program {
  sets: readonly CharacterSet[];
  /** The last one is the pattern itself; those before it are its look-aheads, inner ones first. */
  parts: readonly (readonly Step[])[];
}

/** Maximum number of steps; exceeded only by nested counts such as (x{90}){90}. */
const mostSteps = 1000;

/** Null: the program exceeds the limit. */
export function toProgram(root: PatternNode, sets: readonly CharacterSet[]): Program | null {
  const parts: Step[][] = [];
  let size = 0;
  // Nested counted groups of nothing create no steps but still take time.
  let visits = 0;

  const emit = (steps: Step[], step: Step): number => {
    size += 1;
    steps.push(step);
    return steps.length - 1;
  };
  const full = () => size > mostSteps || visits > mostSteps * 10;

  const build = (node: PatternNode): number => {
    const steps: Step[] = [];
    write(node, steps);
    emit(steps, { kind: 'done' });
    return parts.push(steps) - 1;
  };

  const write = (node: PatternNode, steps: Step[]): void => {
    visits += 1;
    if (full()) return;
    if (node.kind === 'set' || node.kind === 'edge') emit(steps, node);
    else if (node.kind === 'look') emit(steps, { kind: 'look', at: build(node.of), wanted: node.wanted });
    else if (node.kind === 'sequence') for (const one of node.of) write(one, steps);
    else if (node.kind === 'either') writeEither(node.of, steps);
    else writeRepeat(node, steps);
  };

  const writeEither = (choices: readonly PatternNode[], steps: Step[]): void => {
    const exits: number[] = [];
    choices.forEach((choice, index) => {
      if (index === choices.length - 1) return write(choice, steps);
      const split = emit(steps, { kind: 'split', to: steps.length + 1, or: 0 });
      write(choice, steps);
      exits.push(emit(steps, { kind: 'go', to: 0 }));
      steps[split] = { kind: 'split', to: split + 1, or: steps.length };
    });
    for (const exit of exits) steps[exit] = { kind: 'go', to: steps.length };
  };

  const writeRepeat = ({ of, least, most }: Extract<PatternNode, { kind: 'repeat' }>, steps: Step[]): void => {
    for (let turn = 0; turn < least && !full(); turn += 1) write(of, steps);
    if (most === null) {
      const split = emit(steps, { kind: 'split', to: 0, or: 0 });
      write(of, steps);
      emit(steps, { kind: 'go', to: split });
      steps[split] = { kind: 'split', to: split + 1, or: steps.length };
      return;
    }
    const skips: number[] = [];
    for (let turn = least; turn < most && !full(); turn += 1) {
      skips.push(emit(steps, { kind: 'split', to: 0, or: 0 }));
      write(of, steps);
    }
    for (const skip of skips) steps[skip] = { kind: 'split', to: skip + 1, or: steps.length };
  };

  build(root);
  return full() ? null : { sets, parts };
}
