/** Why a whole file is refused; reading stops. */
export type Refusal =
  | 'empty-file'
  /** Larger than `limits.bytes`. */
  | 'too-large'
  /** Neither a workbook nor text. */
  | 'not-a-sheet'
  /** The binary format of Excel 97 to 2003 (.xls), or .xlsb. */
  | 'old-format'
  | 'encrypted'
  | 'damaged'
  /** Unpacks to more than allowed, or has too many parts. */
  | 'bomb'
  /** Contains a document type declaration or its own entities. */
  | 'document-type'
  /** Has no sheet, or none with the requested name. */
  | 'no-sheet'
  | 'too-many-rows'
  /** The shared strings exceed `limits.sharedBytes` or `limits.sharedCount`. */
  | 'too-many-texts'
  | 'too-many-faults';

/** Fault of a row or a cell; reading continues. */
export type CellFault =
  | 'too-many-columns'
  /** Text longer than `limits.cellLength`. */
  | 'too-long'
  | 'formula'
  /** An Excel error value, such as #N/A. */
  | 'error-value'
  | 'bad-cell'
  /** Bytes that are invalid in the file's encoding. */
  | 'encoding';

export type Reason = Refusal | CellFault;

export interface Fault {
  /** Row number from 1; null for the whole file. */
  readonly row: number | null;
  /** Column number from 1; null for the whole row. */
  readonly column: number | null;
  readonly reason: Reason;
}

/** Value of a cell; null when empty. A cell with a fault is `faulty`, and the fault precedes its row. */
export type ReadCell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'boolean'; readonly value: boolean }
  /** Local time without a zone: `YYYY-MM-DD` and `HH:MM:SS`, each null when the cell has none. */
  | { readonly kind: 'date'; readonly day: string | null; readonly time: string | null }
  | { readonly kind: 'faulty'; readonly reason: CellFault }
  | null;

export interface Row {
  /** Row number in Excel, from 1. Rows without content are omitted. */
  readonly number: number;
  readonly cells: readonly ReadCell[];
}

export type Item = { readonly row: Row } | { readonly fault: Fault };
