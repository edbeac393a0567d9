import type { FlowSettings } from '@meetingapp/contract/registration/wizard.ts';
import { conditionHow, conditionsOf, type Condition } from './conditions.ts';
import type { FieldContext, FieldDefinition, FieldValue, FormFacts } from './field-definition.ts';
import { hasAnswer, kindOf } from './field-kinds.ts';
import { toWire, valuesOf } from './field-values.ts';

/** Current input, by field code. */
export type FormValues = Readonly<Record<string, FieldValue | undefined>>;

/** Codes are written by staff: one such as `constructor` must not find inherited properties. */
export function valueOf(values: FormValues, code: string): FieldValue {
  return Object.hasOwn(values, code) ? (values[code] ?? null) : null;
}

/** The default wizard. `company` is never a plain text field: see `kindOf` (V12). */
export const ordinaryFlow: FlowSettings = {
  hiddenFields: [],
  placeholders: {},
  memberCheck: true,
  stepAfterForm: 'apply',
};

/**
 * The visible fields, in the form's order: without those the flow hides (V12) and those whose condition is not met. A field that
 * depends on a hidden one is hidden too, whatever it contained before.
 */
export function visibleFields<Item extends FieldDefinition>(
  items: readonly Item[],
  flow: FlowSettings,
  values: FormValues,
): Item[] {
  const byCode = new Map(items.map((item) => [item.cfgCode, item]));
  const known = new Map<string, boolean>();
  const isShown = (item: FieldDefinition): boolean => {
    const before = known.get(item.cfgCode);
    if (before !== undefined) return before;
    // A field counts as hidden while it is being resolved, so that circular conditions terminate.
    known.set(item.cfgCode, false);
    const shown = !flow.hiddenFields.includes(item.cfgCode) && isConditionMet(item);
    known.set(item.cfgCode, shown);
    return shown;
  };
  const isConditionMet = ({ showWhen }: FieldDefinition): boolean => {
    if (showWhen === null) return true;
    const holds = ({ code, oneOf }: Condition): boolean => {
      const other = byCode.get(code);
      return other !== undefined && isShown(other) && holdsOneOf(other, valueOf(values, other.cfgCode), oneOf);
    };
    const conditions = conditionsOf(showWhen);
    return conditionHow(showWhen) === 'all' ? conditions.every(holds) : conditions.some(holds);
  };
  return items.filter(isShown);
}

function holdsOneOf(item: FieldDefinition, value: FieldValue, wanted: readonly string[]): boolean {
  const kept = valuesOf(item).normalise(value);
  return (typeof kept === 'string' ? [kept] : (kept ?? [])).some((one) => wanted.includes(one));
}

/** Answers to send and store: the input of visible fields, the placeholder of those the flow hides, nothing for others. */
export function answersOf(
  items: readonly FieldDefinition[],
  values: FormValues,
  flow: FlowSettings,
): Record<string, string> {
  const shown = new Set(visibleFields(items, flow, values));
  const answers: Record<string, string> = {};
  for (const item of items) {
    const { cfgCode } = item;
    const placeholder = flow.hiddenFields.includes(cfgCode) ? flow.placeholders[cfgCode] : undefined;
    if (!hasAnswer(item.cfgType)) continue;
    if (shown.has(item)) answers[cfgCode] = toWire(item, valueOf(values, cfgCode));
    else if (placeholder !== undefined) answers[cfgCode] = placeholder;
  }
  return answers;
}

/** Context of a field: the province above it, and the facts of its form. */
export const contextOf = (
  items: readonly FieldDefinition[],
  item: FieldDefinition,
  values: FormValues,
  facts: FormFacts,
): Omit<FieldContext, 'matches'> => ({ province: provinceAbove(items, item, values), ...facts });

/** The province chosen in the nearest province field above a field; empty when there is none. */
export function provinceAbove(items: readonly FieldDefinition[], item: FieldDefinition, values: FormValues): string {
  const above = items
    .slice(0, items.indexOf(item))
    .reverse()
    .find((other) => kindOf(other) === 'province');
  return above ? toWire(above, valueOf(values, above.cfgCode)) : '';
}
