const mebi = 1024 * 1024;

export interface Limits {
  /** Maximum bytes of the uploaded file. */
  readonly bytes: number;
  /** Maximum number of parts in the zip. */
  readonly entries: number;
  /** Maximum unpacked bytes of one part, declared and actual. */
  readonly unpackedBytes: number;
  /** Maximum compression ratio of a part; checked after the first mebibyte. */
  readonly ratio: number;
  readonly rows: number;
  readonly columns: number;
  readonly cellLength: number;
  /** Limits of the shared strings, the only data held in memory while reading. */
  readonly sharedBytes: number;
  readonly sharedCount: number;
  readonly faults: number;
}

export const usualLimits: Limits = {
  bytes: 256 * mebi,
  entries: 2_000,
  unpackedBytes: 512 * mebi,
  ratio: 400,
  rows: 200_000,
  columns: 256,
  cellLength: 32_767,
  sharedBytes: 64 * mebi,
  sharedCount: 2_500_000,
  faults: 1_000,
};
