/** Contents of a backup. Written last: a folder without it is not a backup. */
export interface Manifest {
  format: 1;
  /** When the rows were read, UTC. */
  at: string;
  postgres: string;
  migrations: { number: number; file: string; checksum: string }[];
  /** Migration numbers of the job queue. */
  queue: number[];
  tables: SavedTable[];
  sequences: { schema: string; name: string; last: string; called: boolean }[];
  /** Partitions created by date; they must exist before rows are restored. */
  partitions: { schema: string; root: string; name: string; bound: string }[];
  files: { count: number; bytes: number };
}

export interface Table {
  schema: string;
  name: string;
  /** Without generated columns, which PostgreSQL computes. */
  columns: string[];
}

export interface SavedTable extends Table {
  /** Name of the compressed file in `tables/`. */
  file: string;
  rows: number;
  /** Hash of the rows before compression. */
  sha256: string;
}

export const MANIFEST = 'backup.json';
export const TABLES = 'tables';
export const DATA = 'data';
/** Schemas of the product: its tables and the job queue. */
export const SCHEMAS = ['public', 'graphile_worker'];
/** Tables that migrations write themselves; compared instead of copied. */
export const MIGRATION_TABLES = ['public.schema_migration', 'graphile_worker.migrations'];

export const nameOf = ({ schema, name }: { schema: string; name: string }): string => `"${schema}"."${name}"`;
export const columnList = ({ columns }: Table): string => columns.map((column) => `"${column}"`).join(', ');
