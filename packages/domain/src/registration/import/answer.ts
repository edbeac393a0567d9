import type { FieldItem } from '../field-item.ts';
import { kindOf } from '../field-kinds.ts';

/** A question as an import reads its answers: the labels of its options in every language, in the order of the options. */
export interface ImportField {
  item: FieldItem;
  labels: readonly (readonly string[])[];
}

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** The stored value of an option that is called so, by its value or any of its labels; the text itself where there is none. */
function optionOf({ item, labels }: ImportField, text: string): string {
  const wanted = plain(text);
  const at = item.arrTmp.findIndex(
    (value, index) => plain(value) === wanted || labels[index]?.some((label) => plain(label) === wanted),
  );
  return item.arrTmp[at] ?? text.trim();
}

/** How several choices are written in one cell, by ourselves and by others. */
const between = /[|、,，;；/\n]/;

/** What a cell answers, as it is stored. Whether that is right is judged by the rules of the field. */
export function answerOf(field: ImportField, text: string): string {
  const kind = kindOf(field.item);
  if (kind === 'multiple') {
    const whole = optionOf(field, text);
    // One option may have such a sign in its own name.
    if (field.item.arrTmp.includes(whole)) return whole;
    const parts = text.split(between).filter((part) => part.trim() !== '');
    return [...new Set(parts.map((part) => optionOf(field, part)))].join('|');
  }
  return field.item.arrTmp.length > 0 ? optionOf(field, text) : text.trim();
}
