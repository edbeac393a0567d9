import { audit as en } from './en/audit.ts';
import { audit as zh } from './zh/audit.ts';

/** The audit log in words: names of tables and columns, values as a line. Unknown ones keep their own name. */
export function textsOf(language: 'zh' | 'en') {
  const texts = language === 'en' ? en : zh;
  const { subjects, fields, columns, acts, sheet, yes, no } = texts;
  const named = (names: Readonly<Record<string, string>>, name: string) => names[name] ?? name;
  function valueText(value: unknown): string {
    if (value === null || value === undefined || value === '') return '–';
    if (typeof value === 'boolean') return value ? yes : no;
    if (typeof value === 'string') return value;
    if (typeof value !== 'object') return JSON.stringify(value);
    const { zh: chinese, en: english, ...others } = value as { zh?: unknown; en?: unknown };
    if (typeof chinese === 'string' && Object.keys(others).length === 0)
      return [chinese, english].filter(Boolean).join(' / ') || '–';
    return JSON.stringify(value);
  }
  return {
    columns,
    acts,
    sheet,
    subjectName: (name: string) => named(subjects, name),
    fieldName: (name: string) => named(fields, name),
    valueText,
  };
}
