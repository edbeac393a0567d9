import type { ColumnType } from 'kysely';

/**
 * What may be written into a jsonb column. `pg` turns an array into an array of PostgreSQL, which is no JSON; so lists are
 * written as text (`JSON.stringify`); objects may be written as they are.
 */
type Written<Value> = Value extends readonly unknown[] ? string : Value | string;

/** A jsonb column: read as `Value`. */
export type Json<Value> = ColumnType<Value, Written<Value>, Written<Value>>;
/** The same with a default. */
export type DefaultedJson<Value> = ColumnType<Value, Written<Value> | undefined, Written<Value>>;
/** The same, or null. */
export type NullableJson<Value> = ColumnType<Value | null, Written<Value> | null | undefined, Written<Value> | null>;
