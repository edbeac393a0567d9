import type { ColumnType } from 'kysely';
import type { FlowSettings } from '@meetingapp/contract/registration.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';

/** A choice of a field: the value is stored with the answers, the labels are shown. */
export interface FieldOption extends Bilingual {
  value: string;
}

/** What a cancellation gives back, so many days before the conference begins. */
export interface RefundStep {
  untilDaysBefore: number;
  percent: number;
}

/** What lies in each jsonb column. One that is not here is `unknown` and must be parsed by who reads it. */
export interface JsonColumns {
  'agreement.agreement': Bilingual;
  'agreement.privacy': Bilingual;
  'branch.title': Bilingual;
  'conference.address': Bilingual;
  'conference.city': Bilingual;
  'conference.flow': FlowSettings;
  'conference.form_note': Bilingual;
  'conference.introduction': Bilingual;
  'conference.mobile_tip': Bilingual;
  'conference.refund_policy': RefundStep[];
  'conference.stop_reason': Bilingual;
  'conference.subtitle': Bilingual;
  'conference.title': Bilingual;
  'conference.venue': Bilingual;
  'extra.remark': Bilingual;
  'extra.title': Bilingual;
  'fee_kind.proof': Bilingual;
  'fee_kind.remark': Bilingual;
  'fee_kind.title': Bilingual;
  'fee_window.title': Bilingual;
  'form_field.hint': Bilingual;
  'form_field.label': Bilingual;
  'form_field.options': FieldOption[];
  'hotel.address': Bilingual;
  'hotel.distance': Bilingual;
  'hotel.name': Bilingual;
  'member_list.benefits': Bilingual;
  'member_list.description': Bilingual;
  'member_list.title': Bilingual;
  'notice.body': Bilingual;
  'notice.title': Bilingual;
  'order_line.remark': Bilingual;
  'order_line.title': Bilingual;
  'room_type.name': Bilingual;
  'society.name': Bilingual;
}

type Content<Key extends string> = Key extends keyof JsonColumns ? JsonColumns[Key] : unknown;

/**
 * What may be written into such a column. `pg` turns an array into an array of PostgreSQL, which is no JSON; so lists, and
 * whatever may be one, are written as text (`JSON.stringify`).
 */
type Written<Value> = Value extends readonly unknown[] ? string : unknown extends Value ? string : Value | string;

export type Json<Key extends string> = ColumnType<Content<Key>, Written<Content<Key>>, Written<Content<Key>>>;
export type DefaultedJson<Key extends string> = ColumnType<Content<Key>, Written<Content<Key>> | undefined, Written<Content<Key>>>;
export type NullableJson<Key extends string> = ColumnType<Content<Key> | null, Written<Content<Key>> | null | undefined, Written<Content<Key>> | null>;
export type NullableDefaultedJson<Key extends string> = NullableJson<Key>;
