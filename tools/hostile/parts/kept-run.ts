import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What a long run has counted, over all its parts. */
export interface Counted {
  /** Seed and everything else on which the requests depend: a file of another run is not taken up. */
  of: string;
  /** Rounds that have begun: the next one gets the next seed. */
  rounds: number;
  seconds: number;
  /** Requests by operation, those to none of them, and all by the first digit of the status. */
  operations: Record<string, number>;
  /** Those of them that were answered with 2xx. */
  accepted: Record<string, number>;
  others: number;
  statuses: Record<string, number>;
  /** Answers of 5xx, and failures of schemathesis with what it printed. */
  broken: string[];
  undocumented: number;
}

/** The count of a run that begins. */
export const nothingCounted = (of: string, operations: readonly string[]): Counted => ({
  of,
  rounds: 0,
  seconds: 0,
  operations: Object.fromEntries(operations.map((name) => [name, 0])),
  accepted: {},
  others: 0,
  statuses: {},
  broken: [],
  undocumented: 0,
});

export const casesOf = ({ operations, others }: Counted): number =>
  Object.values(operations).reduce((sum, one) => sum + one, others);

function addOne(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

/** Counts a request to an operation, or to none of them, with its status. */
export function countCase(counted: Counted, operation: string | null, status: number): void {
  if (operation === null) counted.others += 1;
  else addOne(counted.operations, operation);
  if (operation !== null && status >= 200 && status < 300) addOne(counted.accepted, operation);
  addOne(counted.statuses, String(status).slice(0, 1));
}

/** Reads what an interrupted run of the same kind has counted; null: there is none. */
export function readCounted(file: string, of: string): Counted | null {
  if (!existsSync(file)) return null;
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Partial<Counted>;
  return kept.of === of ? { ...nothingCounted(of, []), ...kept } : null;
}

/** Written beside and renamed, so that a killed process leaves the former file whole. */
export function saveCounted(file: string, counted: Counted): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(counted));
  renameSync(`${file}.new`, file);
}

export const removeCounted = (file: string): void => rmSync(file, { force: true });

const number = new Intl.NumberFormat('en');

/** A line for each operation: its cases and how many of them were accepted. One that never was is tested at its door only. */
export const linesOf = ({ operations, accepted }: Counted): string[] =>
  Object.entries(operations).map(
    ([name, count]) =>
      `${name.padEnd(18)}${number.format(count).padStart(9)} cases${number.format(accepted[name] ?? 0).padStart(9)} accepted`,
  );

/** The sum of a run in one line. */
export function sumOf(counted: Counted): string {
  const cases = casesOf(counted);
  const each = Object.values(counted.operations);
  const good = counted.statuses['2'] ?? 0;
  return (
    `${number.format(cases)} cases over ${each.length} operations (${number.format(Math.min(...each, cases))} to ${number.format(Math.max(...each, 0))} each, ` +
    `${cases === 0 ? 0 : Math.round((100 * good) / cases)}% accepted): ${counted.broken.length} answers of 5xx, ${counted.undocumented} undocumented; ` +
    `${number.format(Math.round(counted.seconds))} s, ${counted.seconds === 0 ? 0 : Math.round(cases / counted.seconds)} requests/s`
  );
}
