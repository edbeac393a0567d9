import type { ColumnType } from 'kysely';

/**
 * The values that may be written into a jsonb column. `pg` turns a JavaScript array into a PostgreSQL array, which is not JSON; so
 * arrays are written as text (`JSON.stringify`), while objects may be written directly.
 */
type Written<Value> = Value extends readonly unknown[] ? string : Value | string;

/** A jsonb column: read as `Value`. */
export type Json<Value> = ColumnType<Value, Written<Value>, Written<Value>>;
/** The same with a default. */
export type DefaultedJson<Value> = ColumnType<Value, Written<Value> | undefined, Written<Value>>;
/** The same, or null. */
export type NullableJson<Value> = ColumnType<Value | null, Written<Value> | null | undefined, Written<Value> | null>;
