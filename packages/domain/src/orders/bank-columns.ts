/** Column titles in bank statements, most specific first; for remarks all matching columns are used. */
export interface StatementTitles {
  day: readonly string[];
  amount: readonly string[];
  payer: readonly string[];
  remark: readonly string[];
  reference: readonly string[];
}

export interface BankColumns {
  day: number;
  amount: number;
  payer: number | null;
  remarks: number[];
  reference: number | null;
}

/** Without spaces, brackets and the unit in them: `Credit amount`, `贷方发生额（元）`. */
const plain = (title: string) =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_:]|\(.*?\)/g, '');

/** Locates the columns in a header row; null when it is not one: no day, no amount, or neither payer nor remark. */
export function bankColumns(row: readonly string[], titles: StatementTitles): BankColumns | null {
  const cells = row.map(plain);
  const find = (names: readonly string[]) => {
    const at = names.map((name) => cells.indexOf(plain(name))).find((index) => index !== -1);
    return at ?? null;
  };
  const [day, amount, payer] = [find(titles.day), find(titles.amount), find(titles.payer)];
  const remarkTitles = titles.remark.map(plain);
  const remarks = cells.flatMap((cell, index) => (remarkTitles.includes(cell) ? [index] : []));
  if (day === null || amount === null || (payer === null && remarks.length === 0)) return null;
  return { day, amount, payer, remarks, reference: find(titles.reference) };
}
