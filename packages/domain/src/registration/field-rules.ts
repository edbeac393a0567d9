import type { FieldContext, FieldDefinition, FieldFault, FieldKindRules, FieldValue } from './field-definition.ts';
import { kindOf, type FieldKind } from './field-kinds.ts';
import { autocomplete } from './kinds/autocomplete.ts';
import { city } from './kinds/city.ts';
import { consent } from './kinds/consent.ts';
import { date } from './kinds/date.ts';
import { dropdown } from './kinds/dropdown.ts';
import { file } from './kinds/file.ts';
import { longText } from './kinds/long-text.ts';
import { multiple } from './kinds/multiple.ts';
import { number } from './kinds/number.ts';
import { part } from './kinds/part.ts';
import { picture } from './kinds/picture.ts';
import { province } from './kinds/province.ts';
import { signature } from './kinds/signature.ts';
import { single } from './kinds/single.ts';
import { text } from './kinds/text.ts';

/** All kinds except `multiple` have a single text value. */
export const fieldRules = {
  text,
  dropdown,
  date,
  single,
  multiple,
  province,
  city,
  picture,
  autocomplete,
  longText,
  number,
  consent,
  signature,
  file,
  heading: part,
  explanation: part,
  page: part,
} satisfies Record<Exclude<FieldKind, 'multiple'>, FieldKindRules> &
  Record<'multiple', FieldKindRules<readonly string[]>>;

/** Checks a normalised value that is not empty by the rules of its field's kind. */
export function checkByKind(item: FieldDefinition, value: FieldValue, context: FieldContext): FieldFault | null {
  const kind = kindOf(item);
  if (kind === 'multiple') return multiple.check(item, typeof value === 'string' ? [value] : (value ?? []), context);
  return fieldRules[kind].check(item, typeof value === 'string' ? value : '', context);
}
