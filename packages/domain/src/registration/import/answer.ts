import type { FieldDefinition } from '../field-definition.ts';
import { kindOf } from '../field-kinds.ts';
import { listSeparator } from '../../bilingual.ts';

/** A question as seen by the import: labels of its options in every language, in the order of the options. */
export interface ImportField {
  item: FieldDefinition;
  labels: readonly (readonly string[])[];
}

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** The stored value of an option found by its value or any label; the text itself when there is none. */
function optionOf({ item, labels }: ImportField, text: string): string {
  const wanted = plain(text);
  const at = item.arrTmp.findIndex(
    (value, index) => plain(value) === wanted || labels[index]?.some((label) => plain(label) === wanted),
  );
  return item.arrTmp[at] ?? text.trim();
}

/** Splits several choices in one cell at `|`, `/` and the marks of a list. */
const choicesIn = (text: string): string[] => text.split(/[|/]/).flatMap((part) => part.split(listSeparator));

/** The stored value of a cell's answer. It is validated by the rules of the field. */
export function answerOf(field: ImportField, text: string): string {
  const kind = kindOf(field.item);
  if (kind === 'multiple') {
    const whole = optionOf(field, text);
    // An option's own name may contain a separator.
    if (field.item.arrTmp.includes(whole)) return whole;
    const parts = choicesIn(text).filter((part) => part.trim() !== '');
    return [...new Set(parts.map((part) => optionOf(field, part)))].join('|');
  }
  return field.item.arrTmp.length > 0 ? optionOf(field, text) : text.trim();
}
