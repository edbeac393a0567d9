import { comma } from '../punctuation.ts';
import type { FieldDefinition, FieldKindValues, FieldValue } from './field-definition.ts';
import { kindOf, type FieldKind } from './field-kinds.ts';

/** Of most kinds: a single text. */
const oneText: FieldKindValues = {
  normalise: (value) => (typeof value === 'string' ? value : (value?.[0] ?? '')).trim(),
  isEmpty: (value) => value === '',
  toWire: (value) => value,
};

const textAs = (change: (text: string) => string): FieldKindValues => ({
  ...oneText,
  normalise: (value) => change(oneText.normalise(value)),
});

/** Parts of a form that have no answer, whatever is sent for them. */
const nothing: FieldKindValues = { ...oneText, normalise: () => '' };

/** Several of the options; a list in the form, joined by | on the wire (V4). */
const several: FieldKindValues<readonly string[]> = {
  normalise: (value) => {
    const parts = (typeof value === 'string' ? value.split('|') : (value ?? [])).map((part) => part.trim());
    return [...new Set(parts.filter((part) => part !== ''))];
  },
  isEmpty: (value) => value.length === 0,
  toWire: (value) => value.join('|'),
};

/** Older clients send 2026-4-5 or 2026/4/5. */
function padded(value: string): string {
  const [, year, month, day] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(value) ?? [];
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : value;
}

/** Kinds whose values are not simply a text. */
const special: Partial<Record<FieldKind, FieldKindValues>> = {
  // A line break is one character, as the person sees it typed.
  longText: textAs((text) => text.replaceAll('\r\n', '\n')),
  // Full-width digits of a Chinese keyboard are those of the Latin one.
  number: textAs((text) => text.normalize('NFKC')),
  date: textAs(padded),
  // Older answers have more after a comma; only the part before it is the province (V11).
  province: textAs((text) => (text.split(comma)[0] ?? '').trim()),
  heading: nothing,
  explanation: nothing,
  page: nothing,
};

/** How the values of a field are stored, for values of any shape: each kind normalises its input first. */
export function valuesOf(item: Pick<FieldDefinition, 'cfgType' | 'cfgCode'>): FieldKindValues<FieldValue> {
  const kind = kindOf(item);
  return kind === 'multiple' ? widen(several) : widen(special[kind] ?? oneText);
}

function widen<Value extends FieldValue>(values: FieldKindValues<Value>): FieldKindValues<FieldValue> {
  return {
    normalise: values.normalise,
    isEmpty: (value) => values.isEmpty(values.normalise(value)),
    toWire: (value) => values.toWire(values.normalise(value)),
  };
}

/** A field's value on the wire: multi-select joined by |. */
export const toWire = (item: FieldDefinition, value: FieldValue): string => valuesOf(item).toWire(value);

/** The form's value for a value of the wire. */
export const fromWire = (item: FieldDefinition, wire: string): FieldValue => valuesOf(item).normalise(wire);
