/** The organiser's order of a template's blocks and those that are hidden. */
export interface Arrangement {
  template: number;
  order: readonly string[];
  hidden: readonly string[];
}

/** Undefined for a template that the organiser has not rearranged. */
export const arrangementOf = (template: number, arrangements: readonly Arrangement[]): Arrangement | undefined =>
  arrangements.find((one) => one.template === template);

/**
 * A template's blocks in the organiser's order: the first one, which a person needs to find and to read the home, stays first; then those
 * that were ordered, then any that the order does not name, in the template's own order.
 */
export function inOrder<Name extends string>(own: readonly Name[], arrangement: Arrangement | undefined): Name[] {
  const placed = (arrangement?.order ?? []).flatMap((name) => own.find((block) => block === name) ?? []);
  return [...new Set([...own.slice(0, 1), ...placed, ...own])];
}

/** The blocks that the phone draws, in order. The first one is never hidden. */
export const drawnBlocks = <Name extends string>(own: readonly Name[], arrangement: Arrangement | undefined): Name[] =>
  inOrder(own, arrangement).filter((block, at) => at === 0 || arrangement?.hidden.includes(block) !== true);
