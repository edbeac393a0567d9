/** Why a whole file was refused; reading ends with it. */
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
  /** Unpacks to more than it may, or has too many parts. */
  | 'bomb'
  /** Declares a document type or entities of its own. */
  | 'document-type'
  /** Has no sheet, or none of the name asked for. */
  | 'no-sheet'
  | 'too-many-rows'
  /** The table of shared texts is larger than `limits.sharedBytes` or `limits.sharedCount`. */
  | 'too-many-texts'
  | 'too-many-faults';

/** What is wrong with a row or a cell; reading goes on. */
export type CellFault =
  | 'too-many-columns'
  /** Text longer than `limits.cellLength`. */
  | 'too-long'
  | 'formula'
  /** An error of Excel, such as #N/A. */
  | 'error-value'
  | 'bad-cell'
  /** Bytes that are no text in the file's encoding. */
  | 'encoding';

export type Reason = Refusal | CellFault;

export interface Fault {
  /** As a person counts, from 1; null for the whole file. */
  readonly row: number | null;
  /** From 1; null for the whole row. */
  readonly column: number | null;
  readonly reason: Reason;
}

/** The value of a cell; an empty one is null. A cell with a fault is `faulty`, and the fault comes before its row. */
export type ReadCell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'boolean'; readonly value: boolean }
  /** Wall time without a zone: `YYYY-MM-DD` and `HH:MM:SS`, each null where the cell has none. */
  | { readonly kind: 'date'; readonly day: string | null; readonly time: string | null }
  | { readonly kind: 'faulty'; readonly reason: CellFault }
  | null;

export interface Row {
  /** As Excel shows it, from 1. Rows without content are left out. */
  readonly number: number;
  readonly cells: readonly ReadCell[];
}

export type Item = { readonly row: Row } | { readonly fault: Fault };
