/** A rule of a text field, of the shape that antd's forms take as well: the message is shown when the text breaks it. */
export interface FieldRule {
  required?: boolean;
  pattern?: RegExp;
  message: string;
}

/** Message of the first rule that a text breaks; null when it fulfils all. An empty text breaks only `required`. */
export function faultOf(text: string, rules: readonly FieldRule[]): string | null {
  const broken = rules.find(
    ({ required, pattern }) =>
      (required === true && text.trim() === '') || (pattern !== undefined && text !== '' && !pattern.test(text)),
  );
  return broken?.message ?? null;
}
