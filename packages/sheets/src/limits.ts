const mebi = 1024 * 1024;

export interface Limits {
  /** Of the file as it is sent. */
  readonly bytes: number;
  /** Parts in the zip. */
  readonly entries: number;
  /** Of one part, declared and real, when unpacked. */
  readonly unpackedBytes: number;
  /** How many times larger a part may become; asked once it has passed a mebibyte. */
  readonly ratio: number;
  readonly rows: number;
  readonly columns: number;
  readonly cellLength: number;
  /** The only thing that is kept while reading: the texts of a workbook that rows point to. */
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
