import { audit as en } from './en/audit.ts';
import { console as enConsole } from './en/console.ts';
import { audit as zh } from './zh/audit.ts';
import { console as zhConsole } from './zh/console.ts';

const money: readonly string[] = ['amount', 'total', 'refunded', 'room_amount', 'bed_amount'];
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/**
 * Texts of the audit log: names of tables and columns, values as one line. Unknown names are returned unchanged. Times are in `zone`,
 * by default the browser's.
 */
export function textsOf(language: 'zh' | 'en', zone?: string) {
  const texts = language === 'en' ? en : zh;
  const { roles } = language === 'en' ? enConsole : zhConsole;
  const { subjects, fields, columns, acts, sheet, yes, no, states } = texts;
  const named = (names: Readonly<Record<string, string>>, name: string) => names[name] ?? name;
  const clock = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    ...(zone === undefined ? {} : { timeZone: zone }),
  });
  function wordOf(text: string, name: string): string {
    if (name === 'role') return named(roles, text);
    if (name === 'state') return named(states, text);
    return instant.test(text) ? clock.format(new Date(text)) : text;
  }
  /** `name`: the column, which determines how the value is written. */
  function valueText(value: unknown, name = ''): string {
    if (value === null || value === undefined || value === '') return '–';
    if (typeof value === 'boolean') return value ? yes : no;
    if (typeof value === 'string') return wordOf(value, name);
    if (typeof value === 'number' && money.includes(name))
      return (value / 100).toLocaleString('en', { minimumFractionDigits: 2 });
    if (typeof value !== 'object') return JSON.stringify(value);
    if (Array.isArray(value)) return value.map((one) => valueText(one)).join(', ') || '–';
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
