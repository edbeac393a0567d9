import type { ShowWhen } from '@meetingapp/contract/registration/form.ts';

export type Condition = Pick<ShowWhen, 'code' | 'oneOf'>;

/** All conditions of a field, the first one first; none: it is always shown. */
export const conditionsOf = (showWhen: ShowWhen | null): Condition[] =>
  showWhen === null ? [] : [{ code: showWhen.code, oneOf: showWhen.oneOf }, ...(showWhen.more?.conditions ?? [])];

/** Whether all conditions of a field must hold, or any of them. */
export const conditionHow = (showWhen: ShowWhen | null): 'all' | 'any' => showWhen?.more?.how ?? 'all';

/** The stored form of conditions; null without any. */
export function showWhenOf(conditions: readonly Condition[], how: 'all' | 'any'): ShowWhen | null {
  const [first, ...others] = conditions;
  if (!first) return null;
  return others.length === 0 ? { ...first } : { ...first, more: { how, conditions: others } };
}
