import type { FieldLimits } from '@meetingapp/contract/registration/form.ts';
import type { FieldItem } from '@meetingapp/contract/registration/wizard.ts';

/**
 * The part of a field that validation reads: code, kind, stored options, limits, patterns and condition. It is the same in every language
 * and holds no label.
 */
export type FieldDefinition = Pick<
  FieldItem,
  'cfgCode' | 'cfgType' | 'cfgContent' | 'cfgFormat' | 'cfgRegex' | 'cfgNeedFl' | 'arrTmp' | 'showWhen'
> & { cfgSettings?: FieldLimits | undefined };

/** The form's value of a field: a list for a multi-select, null when empty. */
export type FieldValue = string | readonly string[] | null;

export type FaultReason =
  | 'required'
  | 'pattern'
  | 'phone'
  | 'phone_international'
  | 'email'
  | 'too_long'
  | 'too_many'
  | 'not_an_option'
  | 'date_invalid'
  | 'date_range'
  | 'date_past'
  | 'date_future'
  | 'city_of_province'
  | 'not_a_picture'
  | 'id_card'
  | 'passport'
  | 'document'
  | 'time'
  | 'number_form'
  | 'number_least'
  | 'number_most'
  | 'number_step'
  | 'consent'
  | 'signature'
  | 'file_gone';

/** Why a field's value is refused. `limit` is the number in the text: maximum choices or characters, the limit or step of a number, or the first year. */
export interface FieldFault {
  reason: FaultReason;
  limit?: number;
}

/** True when a regex written by staff matches a value; see safe-pattern.ts. */
export type Matches = (pattern: string, value: string) => boolean;

/** What a field's rules need besides its own value. */
export interface FieldContext {
  /** The province chosen in the nearest province field above; empty when none. */
  province: string;
  /** Current day (`YYYY-MM-DD`) in the conference's zone; empty: unknown, and dates have the years of V10. */
  today: string;
  /** Tests whether a city is in a province, with an empty city the province itself, by the division list; absent when it is not loaded. */
  cityIn?: CityIn | undefined;
  /** Reads patterns. On a phone it loads separately; until then nothing is refused for its pattern. */
  matches: Matches;
}

/** What the rules of a whole form need besides its answers. */
export type FormFacts = Pick<FieldContext, 'today' | 'cityIn'>;

export type CityIn = (city: string, province: string) => boolean;

/** How the values of one kind of field are stored. `Value` is the type of a filled field of this kind. */
export interface FieldKindValues<Value extends FieldValue = string> {
  /** Normalises a typed or received value for storage; empty when nothing was entered. */
  normalise(value: FieldValue): Value;
  isEmpty(value: Value): boolean;
  toWire(value: Value): string;
}

/** The rules of one kind of field. */
export interface FieldKindRules<Value extends FieldValue = string> {
  /** Called with a normalised value that is not empty. */
  check(item: FieldDefinition, value: Value, context: FieldContext): FieldFault | null;
  /** Verb of the hint when the organiser gave none (V9). */
  hint: 'choose' | 'enter';
}

/** The allowed options; empty: any value is allowed. */
export function optionsOf(item: Pick<FieldDefinition, 'arrTmp' | 'cfgContent'>): readonly string[] {
  return item.arrTmp.length > 0 ? item.arrTmp : item.cfgContent.split('|').filter((option) => option !== '');
}
