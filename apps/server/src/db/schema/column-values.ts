import pg from 'pg';

/**
 * Parsers of column values.
 * - bigint and numeric are numbers, because amounts are integers in fen, counts are counts, and `sum()` of integers is numeric. A
 * value that a number cannot hold exactly is an error, never a rounded amount.
 * - date stays `YYYY-MM-DD`: the date of a stay has no hour and no zone.
 * - timestamptz is a Date (an instant). timestamp without zone is not used; it would be read as text.
 */
const bigint = 20;
const date = 1082;
const timestamp = 1114;
const timestampArray = 1115;
const dateArray = 1182;
const bigintArray = 1016;
const numeric = 1700;
const numericArray = 1231;
const textArray = 1009;

type Parser = (text: string) => unknown;

function integer(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The database sent ${text}, which a number cannot hold exactly`);
  return value;
}

function decimal(text: string): number {
  if (/^-?\d+$/.test(text)) return integer(text);
  const value = Number(text);
  const digits = text
    .replace(/^-?0*\.?0*/, '')
    .replace('.', '')
    .replace(/0+$/, '');
  if (!Number.isFinite(value) || digits.length > 15)
    throw new RangeError(`The database sent ${text}, which a number cannot hold exactly`);
  return value;
}

const asText: Parser = (text) => text;
const parseTextArray = pg.types.getTypeParser(textArray as number) as (text: string) => (string | null)[];
const eachOf =
  (parse: (text: string) => unknown): Parser =>
  (text) =>
    parseTextArray(text).map((entry) => (entry === null ? null : parse(entry)));

const parsers: Readonly<Record<number, Parser>> = {
  [bigint]: integer,
  [numeric]: decimal,
  [date]: asText,
  [timestamp]: asText,
  [bigintArray]: eachOf(integer),
  [numericArray]: eachOf(decimal),
  [dateArray]: eachOf(asText),
  [timestampArray]: eachOf(asText),
};

/** The `types` setting of a pool or client of `pg`. */
export const columnValues: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    const own = format === 'binary' ? undefined : parsers[oid];
    return own ?? (pg.types.getTypeParser(oid, format) as Parser);
  },
};
