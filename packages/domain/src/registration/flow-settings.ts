import type { FlowSettings } from '@meetingapp/contract/registration.ts';
import type { FieldContext, FieldItem, FieldValue, CityIn } from './field-item.ts';
import { kindOf, rulesOf, toWire } from './field-kinds.ts';

/** What is entered so far, by field code. */
export type FormValues = Readonly<Record<string, FieldValue | undefined>>;

/** Codes are written by staff: one such as `constructor` must not find what every object has. */
export function valueOf(values: FormValues, code: string): FieldValue {
  return Object.hasOwn(values, code) ? (values[code] ?? null) : null;
}

/** The wizard of any conference that sets nothing else. `company` is never a bare text field: see `kindOf` (V12). */
export const ordinaryFlow: FlowSettings = {
  hiddenFields: [],
  placeholders: {},
  memberCheck: true,
  stepAfterForm: 'apply',
};

/**
 * The fields a person sees, in the form's order: not those the flow hides (V12), and not those whose condition is not met.
 * A field under a hidden one is hidden too, whatever was entered there before.
 */
export function visibleFields<Item extends FieldItem>(
  items: readonly Item[],
  flow: FlowSettings,
  values: FormValues,
): Item[] {
  const byCode = new Map(items.map((item) => [item.cfgCode, item]));
  const known = new Map<string, boolean>();
  const isShown = (item: FieldItem): boolean => {
    const before = known.get(item.cfgCode);
    if (before !== undefined) return before;
    // While a field is being decided it counts as hidden, so that conditions in a circle come to an end.
    known.set(item.cfgCode, false);
    const shown = !flow.hiddenFields.includes(item.cfgCode) && isConditionMet(item);
    known.set(item.cfgCode, shown);
    return shown;
  };
  const isConditionMet = ({ showWhen }: FieldItem): boolean => {
    if (showWhen === null) return true;
    const other = byCode.get(showWhen.code);
    return other !== undefined && isShown(other) && holdsOneOf(other, valueOf(values, other.cfgCode), showWhen.oneOf);
  };
  return items.filter(isShown);
}

function holdsOneOf(item: FieldItem, value: FieldValue, wanted: readonly string[]): boolean {
  const kept = rulesOf(item).normalise(value);
  return (typeof kept === 'string' ? [kept] : (kept ?? [])).some((one) => wanted.includes(one));
}

/**
 * The answers as they are sent and stored: what was entered in fields that are shown, the placeholder for those the flow
 * hides, and nothing for others.
 */
export function answersOf(items: readonly FieldItem[], values: FormValues, flow: FlowSettings): Record<string, string> {
  const shown = new Set(visibleFields(items, flow, values));
  const answers: Record<string, string> = {};
  for (const item of items) {
    const { cfgCode } = item;
    const placeholder = flow.hiddenFields.includes(cfgCode) ? flow.placeholders[cfgCode] : undefined;
    if (shown.has(item)) answers[cfgCode] = toWire(item, valueOf(values, cfgCode));
    else if (placeholder !== undefined) answers[cfgCode] = placeholder;
  }
  return answers;
}

/** What a field needs to know of the others: the province chosen in the nearest province field above it. */
export function contextOf(
  items: readonly FieldItem[],
  item: FieldItem,
  values: FormValues,
  cityIn?: CityIn,
): FieldContext {
  const above = items
    .slice(0, items.indexOf(item))
    .reverse()
    .find((other) => kindOf(other) === 'province');
  return { province: above ? toWire(above, valueOf(values, above.cfgCode)) : '', cityIn };
}
