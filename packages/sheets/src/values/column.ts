/** Type of a column's cells. A cell that does not fit is written as text, so nothing is lost. */
export type ColumnKind =
  /** Any text; digits remain text (telephone and document numbers), also when edited in Excel. */
  | 'text'
  | 'integer'
  | 'decimal'
  /** An integer in the smallest unit, shown with the currency's decimals. */
  | 'money'
  /** `YYYY-MM-DD`. */
  | 'date'
  /** An instant, shown as local time in the sheet's zone. */
  | 'date-time'
  | 'boolean';

export interface Column {
  readonly title: string;
  readonly kind: ColumnKind;
  /** In characters; default: derived from kind and title. */
  readonly width?: number;
  /** Decimals of money; default 2. */
  readonly digits?: number;
}

export type Cell = string | number | boolean | Date | null | undefined;

export type Rows = AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>;

export interface Sheet {
  readonly sheet: string;
  readonly columns: readonly Column[];
  readonly rows: Rows;
  /** IANA zone in which instants are shown. */
  readonly zone: string;
}

/** Excel's own limits. */
export const MOST_ROWS = 1_048_576;
export const MOST_COLUMNS = 16_384;
export const LONGEST_TEXT = 32_767;

/** 1 → A, 27 → AA. */
export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters;
}
