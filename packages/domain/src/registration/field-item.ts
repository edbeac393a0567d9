import type { FieldItem as WireField } from '@meetingapp/contract/registration.ts';

/** A field of a form. */
export type FieldItem = WireField;

/** What a form holds for a field: a list for a multi-select, null where nothing was entered. */
export type FieldValue = string | readonly string[] | null;

export type FaultReason =
  | 'required'
  | 'pattern'
  | 'phone'
  | 'email'
  | 'too_long'
  | 'too_many'
  | 'not_an_option'
  | 'date_invalid'
  | 'date_range'
  | 'city_of_province'
  | 'not_a_picture';

/** Why a field's value is refused. `limit` is the figure of the text: most choices, most characters. */
export interface FieldFault {
  reason: FaultReason;
  limit?: number;
}

/** What a field needs to know beyond itself. */
export interface FieldContext {
  /** The province chosen in the nearest province field above; empty when none. */
  province: string;
  /** Whether a city lies in a province, by the division list; absent where the list is not at hand. */
  cityIn?: CityIn | undefined;
}

export type CityIn = (city: string, province: string) => boolean;

/** The rules of one kind of field. `Value` is what a filled field of this kind holds. */
export interface FieldKindRules<Value extends FieldValue = string> {
  /** The value as it is kept, whatever was typed or came over the wire; an empty one when nothing was entered. */
  normalise(value: FieldValue): Value;
  isEmpty(value: Value): boolean;
  /** Called with a normalised value that is not empty. */
  check(item: FieldItem, value: Value, context: FieldContext): FieldFault | null;
  /** Verb of the hint when the organiser gave none (V9). */
  hint: 'choose' | 'enter';
  toWire(value: Value): string;
}

/** The options that may be chosen; none: anything may. */
export function optionsOf(item: Pick<FieldItem, 'arrTmp' | 'cfgContent'>): readonly string[] {
  return item.arrTmp.length > 0 ? item.arrTmp : item.cfgContent.split('|').filter((option) => option !== '');
}
