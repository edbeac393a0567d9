import type { HomeContent } from '../../../db/schema/json-shapes.ts';

type Area = HomeContent['levels'][number]['areas'][number];

/** True for a booth that can be given to an exhibitor: one with a label. */
export const isBooth = ({ kind, label }: Area): boolean => kind === 'booth' && label !== '';

/** Labels of all booths of a plan. */
export const boothLabels = (levels: HomeContent['levels']): string[] =>
  levels.flatMap(({ areas }) => areas.filter(isBooth).map(({ label }) => label));
