import type { FieldDefinition, FieldKindRules } from '../field-definition.ts';

/** Kinds of files that can be an answer. The server detects them by their content. */
export const answerFileKinds = ['pdf', 'docx', 'jpg', 'png'] as const;
export type AnswerFileKind = (typeof answerFileKinds)[number];

/** Bytes of a file, at most. */
export const largestAnswerFile = 10 * 1024 * 1024;

/** For the input of a browser. */
export const answerFileAccept = '.pdf,.docx,.jpg,.jpeg,.png';

const longestName = 120;
const stored = /^([0-9a-f]{32})\/([^/\\|\p{Cc}]+\.(?:pdf|docx|jpg|png))$/u;

export interface AnswerFile {
  reference: string;
  name: string;
}

/** The file that a value refers to; null when it is no such value. */
export function fileOf(value: string): AnswerFile | null {
  const [, reference, name] = stored.exec(value) ?? [];
  return reference === undefined || name === undefined || name.length > longestName ? null : { reference, name };
}

export const ofFile = ({ reference, name }: AnswerFile): string => `${reference}/${name}`;

/** A name as it can be stored: without path, separators and control characters, shortened, and with the extension of its content. */
export function fileName(typed: string, kind: AnswerFileKind): string {
  const last = typed.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = [...last.replaceAll(/[\p{Cc}\p{Cf}|"<>:*?]/gu, ' ')]
    .join('')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .trim();
  const short = [...plain].slice(0, 80).join('').replace(/^\.+/, '').trim();
  return `${short === '' ? 'file' : short}.${kind}`;
}

/** An uploaded file; the value is its reference and its name. Whose file it is, only the server knows. */
export const file: FieldKindRules = {
  hint: 'choose',
  check: (_, value) => (fileOf(value) ? null : { reason: 'file_gone' }),
};

/** Faults of answers that staff enter for a person: only the person can upload a file. */
export const enteredFiles = (
  items: readonly Pick<FieldDefinition, 'cfgCode' | 'cfgType'>[],
  answers: Readonly<Record<string, string>>,
): { field: string; reason: 'file_gone' }[] =>
  items
    .filter(({ cfgCode, cfgType }) => cfgType === 'FILE' && (answers[cfgCode] ?? '') !== '')
    .map(({ cfgCode }) => ({ field: cfgCode, reason: 'file_gone' }));
