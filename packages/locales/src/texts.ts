/** Shape of a translation: every text of the source under the same key. */
export type Texts<Source> = { readonly [K in keyof Source]: Source[K] extends string ? string : Texts<Source[K]> };

/** Dotted keys of all texts of a feature, such as `codeField.label`. */
export type TextKey<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${TextKey<T[K]>}`;
}[keyof T & string];

/** The text under a dotted key. */
export type TextAt<T, Key extends string> = Key extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? TextAt<T[Head], Rest>
    : never
  : Key extends keyof T
    ? T[Key]
    : never;

/** Names in curly brackets of a text. */
export type Placeholders<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** Arguments required with a key: none, or a value for every placeholder of the Chinese text. */
export type FormatArguments<Text> = [Placeholders<Text>] extends [never]
  ? []
  : [values: { readonly [Name in Placeholders<Text>]: string | number }];

/** `{name}`, or `{name|one|many}`, where the number selects the word. */
const gap = /\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g;

/**
 * Replaces `{name}` with `values.name`, and `{name|row|rows}` with the word for that number. A placeholder without a value is left in
 * the text, so that the mistake is visible.
 */
export function format(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(gap, (whole, name: string, one?: string, many?: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (one === undefined || many === undefined) return String(value);
    return Number(value) === 1 ? one : many;
  });
}

/** Finds a text by its dotted key; null when there is none. */
export function textAt(texts: object, key: string): string | null {
  let at: unknown = texts;
  for (const part of key.split('.')) {
    if (typeof at !== 'object' || at === null) return null;
    at = (at as Record<string, unknown>)[part];
  }
  return typeof at === 'string' ? at : null;
}
