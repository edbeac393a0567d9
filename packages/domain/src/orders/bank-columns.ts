/**
 * Meanings of a column of a bank statement. `remark` may have several columns; `outgoing`: money that left the account; `direction`:
 * a word that says whether the one amount came in or left.
 */
export const bankTargets = [
  'day',
  'amount',
  'outgoing',
  'payer',
  'remark',
  'reference',
  'currency',
  'direction',
] as const;
export type BankTarget = (typeof bankTargets)[number];
export type BankColumns = readonly (BankTarget | null)[];

/** Column titles in bank statements, most specific first. */
export type StatementTitles = Readonly<Record<BankTarget, readonly string[]>>;

/** Without spaces, brackets and the unit in them: `Credit amount`, `贷方发生额（元）`. */
const plain = (title: string) =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_:]|\(.*?\)/g, '');

/** True when lines can be read: with a day, an amount, and a payer or a remark to find the order by. */
export const isReadable = (columns: BankColumns): boolean =>
  columns.includes('day') && columns.includes('amount') && (columns.includes('payer') || columns.includes('remark'));

/** Validates chosen columns: as many as titles, known meanings, each once except `remark`, and enough of them. */
export function soundBankColumns(columns: readonly (string | null)[], titles: number): columns is BankColumns {
  const used = columns.filter((one) => one !== null);
  const single = used.filter((one) => one !== 'remark');
  const known = used.every((one) => bankTargets.some((target) => target === one));
  return (
    columns.length === titles && known && new Set(single).size === single.length && isReadable(columns as BankColumns)
  );
}

/** The columns of a header row with known titles; null when it is not one. */
export function bankColumns(row: readonly string[], titles: StatementTitles): BankColumns | null {
  const cells = row.map(plain);
  const columns: (BankTarget | null)[] = cells.map(() => null);
  for (const target of bankTargets) {
    const names = titles[target].map(plain);
    if (target === 'remark') {
      for (const [at, cell] of cells.entries()) if (names.includes(cell)) columns[at] ??= target;
      continue;
    }
    const at = names.map((name) => cells.indexOf(name)).find((index) => index !== -1 && columns[index] === null);
    if (at !== undefined) columns[at] = target;
  }
  return isReadable(columns) ? columns : null;
}

/**
 * Row that has the titles of an unknown layout: the first of those with the most texts and no amount or day, and with a row below it.
 * -1: none has enough columns for a statement.
 */
export function titlesAt(rows: readonly (readonly string[])[], isValue: (text: string) => boolean): number {
  let [best, most] = [-1, 2];
  for (const [at, row] of rows.slice(0, -1).entries()) {
    const texts = row.filter((text) => text !== '');
    if (texts.length <= most || texts.some(isValue)) continue;
    [best, most] = [at, texts.length];
  }
  return best;
}
