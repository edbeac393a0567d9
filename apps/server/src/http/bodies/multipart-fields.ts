import * as v from 'valibot';
import type { Schema } from '@meetingapp/contract/call.ts';

/** Values of a form by part name, in order: text, or the content of a JSON part. */
export type Fields = Map<string, unknown[]>;

/** The part that may carry the whole body as JSON. */
const WHOLE = 'body';

const entriesOf = (schema: Schema): Record<string, Schema> =>
  (schema as { entries?: Record<string, Schema> }).entries ?? {};

/** True when no field can follow: the body came as one part, or the call has none. */
export const hasWholeBody = (schema: Schema, fields: Fields): boolean =>
  fields.has(WHOLE) || Object.keys(entriesOf(schema)).length === 0;

/** The body that a form describes. A value that is not an object is refused by the binder, as for other calls. */
export function bodyOfFields(schema: Schema, fields: Fields): unknown {
  const whole = fields.get(WHOLE);
  if (whole) return whole.length === 1 ? asJson(whole[0]) : null;
  const entries = entriesOf(schema);
  return Object.fromEntries([...fields].map(([name, values]) => [name, fieldOf(entries[name], values)]));
}

/** Parses a text as JSON; null when it is not JSON. */
function asJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return null;
  }
}

/**
 * Builds one field from the parts with its name. All values of a form are text, so the first reading that the schema accepts is used:
 * the text, its JSON (numbers, flags, objects), or a list of either. When none fits, the text itself is passed on for the binder to
 * refuse.
 */
function fieldOf(schema: Schema | undefined, values: unknown[]): unknown {
  const [first] = values;
  const read = values.map(asJson);
  const readings = values.length === 1 ? [first, read[0], values, read] : [values, read];
  return readings.find((one) => schema && v.safeParse(schema, one).success) ?? readings[0];
}
