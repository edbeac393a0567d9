import { audit as en } from './en/audit.ts';
import { console as enConsole } from './en/console.ts';
import { audit as zh } from './zh/audit.ts';
import { console as zhConsole } from './zh/console.ts';

const money: readonly string[] = ['amount', 'total', 'refunded', 'room_amount', 'bed_amount'];
/** Characters of a value on a page. */
const LONGEST = 300;

/** Parts that only the program reads. */
const technical: readonly string[] = ['key', 'id'];

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every((one) => isBlank(one)));

const entities: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** The words of a text of the editor, without its tags. Other texts are returned unchanged. */
function plainOf(text: string): string {
  if (!/<\/?[a-z][^>]*>/i.test(text)) return text;
  return text
    .replace(/<(?:br|\/p|\/li|\/h\d|\/tr|\/div)[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** A fee's rule as conditions: `title = doctor and (branch: 1, 2)`. */
function ruleText(rule: unknown, words: { and: string; or: string; not: string }): string {
  const [[kind, inner] = []] = Object.entries(rule ?? {});
  const several = (joint: string) =>
    (inner as unknown[])
      .map((one) => {
        const text = ruleText(one, words);
        return typeof one === 'object' && one !== null && ('all' in one || 'any' in one) ? `(${text})` : text;
      })
      .join(joint);
  if (kind === 'all') return several(` ${words.and} `);
  if (kind === 'any') return several(` ${words.or} `);
  if (kind === 'not') return `${words.not} (${ruleText(inner, words)})`;
  const { code, value, values } = inner as { code: string; value?: unknown; values?: unknown[] };
  if (kind === 'oneOf') return `${code} = ${(values ?? []).join(' / ')}`;
  return `${code} ${kind === 'atLeast' ? '≥' : '='} ${String(value)}`;
}

/** An amount in the smallest unit of a currency as text. */
export type SumText = (amount: number, currency: string) => string;

/** Prices by currency: `USD 120.00, EUR 70.00 / 40.00`, of a night those of the room and of a bed. */
const pricesText = (prices: object, sumText: SumText): string =>
  Object.entries(prices)
    .map(([currency, price]: [string, unknown]) => {
      const sums = (typeof price === 'object' ? Object.values(price ?? {}) : [price]).filter(
        (one) => typeof one === 'number',
      );
      return `${currency} ${sums.map((sum) => sumText(sum, currency)).join(' / ')}`;
    })
    .join(', ');

type Values = Readonly<Record<string, unknown>> | null;
export interface ChangedField {
  /** Column, or column and part: `content.tiles`. */
  name: string;
  was: unknown;
  is: unknown;
}

/**
 * Every field of a change. A value with parts on both sides is reduced to the parts that differ, a list to the entries that the other
 * side does not have, so that one changed tile does not show the whole home.
 */
export const changedFields = (before: Values, after: Values): ChangedField[] =>
  Object.keys({ ...before, ...after }).flatMap((name) =>
    differing(name, before?.[name] ?? null, after?.[name] ?? null),
  );

function differing(name: string, was: unknown, is: unknown): ChangedField[] {
  if (name !== 'rule' && hasParts(was) && hasParts(is))
    return Object.keys({ ...was, ...is })
      .filter((part) => !alike(was[part], is[part]))
      .flatMap((part) => differing(`${name}.${part}`, was[part] ?? null, is[part] ?? null));
  if (!Array.isArray(was) || !Array.isArray(is)) return [{ name, was, is }];
  const only = (these: readonly unknown[], those: readonly unknown[]) =>
    these.filter((one) => !those.some((other) => alike(one, other)));
  const [gone, come] = [only(was, is), only(is, was)];
  // The same entries in another order.
  return gone.length + come.length === 0 ? [{ name, was, is }] : [{ name, was: gone, is: come }];
}

const alike = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** True for a value with named parts that is not a text in two languages. */
const hasParts = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('zh' in value && 'en' in value);

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Tables that the log still names, by those that took their rows. */
const successors: Readonly<Record<string, string>> = { registration_import: 'sheet_import' };

/**
 * Texts of the audit log: names of tables and columns, values as one line. Unknown names are returned unchanged. Times are in `zone`,
 * by default the browser's. `sumText` writes amounts. A value of more than `longest` characters ends in an ellipsis.
 */
export function textsOf(language: 'zh' | 'en', sumText: SumText, zone?: string, longest = LONGEST) {
  const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text);
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
  const separators =
    language === 'zh' ? { list: '；', part: '，', colon: '：' } : { list: '; ', part: ', ', colon: ': ' };
  /** A part of a value with its name; a part without a name is shown alone, because its key is a word of the program. */
  function labelled(key: string, text: string): string {
    const label =
      (texts.parts as Readonly<Record<string, string>>)[key] ?? (fields as Readonly<Record<string, string>>)[key];
    return label === undefined ? text : `${label}${separators.colon}${text}`;
  }
  function wordOf(text: string, name: string): string {
    if (name === 'role') return named(roles, text);
    if (name === 'state') return named(states, text);
    return instant.test(text) ? clock.format(new Date(text)) : text;
  }
  /** `name`: the column, which determines how the value is written; `currency`: that of an amount. */
  function valueText(value: unknown, name = '', currency = 'CNY'): string {
    if (value === null || value === undefined || value === '') return '–';
    if (typeof value === 'boolean') return value ? yes : no;
    if (typeof value === 'string') return cut(plainOf(wordOf(value, name)));
    if (typeof value === 'number' && money.includes(name)) return sumText(value, currency);
    const [, of] = /^prices\.([A-Z]{3})/.exec(name) ?? [];
    if (typeof value === 'number' && of !== undefined) return sumText(value, of);
    if (typeof value !== 'object') return String(value as number);
    if (name === 'prices') return cut(pricesText(value, sumText)) || '–';
    if (name === 'rule') return cut(ruleText(value, texts.rule));
    if (Array.isArray(value)) return cut(value.map((one) => valueText(one)).join(separators.list)) || '–';
    const { zh: chinese, en: english, ...others } = value as { zh?: unknown; en?: unknown };
    const both = [chinese, english]
      .filter((one) => typeof one === 'string' && one !== '')
      .map((one) => plainOf(String(one)));
    const rest = Object.entries(others)
      // The stored value of an option usually repeats its Chinese text.
      .filter(([key, one]) => !technical.includes(key) && !isBlank(one) && one !== chinese)
      .map(([key, one]) => labelled(key, valueText(one, key)));
    return cut([both.join(' / '), ...rest].filter(Boolean).join(separators.part)) || '–';
  }
  return {
    columns,
    acts,
    sheet,
    subjectName: (name: string) => named(subjects, successors[name] ?? name),
    /** `content.tiles` is the part `tiles` of the column `content`. */
    fieldName: (name: string) =>
      name
        .split('.')
        .map((part, at) => (at > 0 ? named(texts.parts, part) : named(fields, part)))
        .join(' · '),
    valueText,
  };
}
