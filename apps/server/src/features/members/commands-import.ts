import { createHash } from 'node:crypto';
import type { MemberFault } from '@meetingapp/domain/members/entry.ts';
import { planMembers, type MemberPlan } from '@meetingapp/domain/members/plan.ts';
import { textOf } from '@meetingapp/sheets/values/cell-values.ts';
import type { Database } from '../../db/connection/database.ts';
import { carryOut, type ImportedBy } from './commands-console.ts';
import { everybody, type KnownMember } from './queries-console.ts';
import { readMembers, refused, type Columns, type FileColumn, type Refused } from './reader.ts';

export interface Bringing {
  listId: number;
  content: Buffer;
  /** Meaning of the columns; undefined: by their titles. */
  columns: Columns | undefined;
  apply: boolean;
  replace: boolean;
  /** Hash of the plan that the person saw. */
  seen: string;
  by: ImportedBy;
}

export interface ImportPlan {
  columns: FileColumn[];
  complete: boolean;
  plan: MemberPlan<KnownMember>;
  seen: string;
}

/**
 * Plans an import. With `apply` it is carried out if the plan is still `seen`; otherwise fails with `changed_meanwhile`. The caller
 * locks the list.
 */
export async function importMembers(
  db: Database,
  { listId, content, columns, apply, replace, seen, by }: Bringing,
): Promise<({ ok: true } & ImportPlan) | Refused | { ok: false; reason: 'changed_meanwhile' }> {
  const read = await readMembers(content, columns);
  if (!read.ok) return read;
  if (!read.complete && apply) return refused('member_columns');
  // Without identifying columns the plan stays empty: no row is judged, and nobody counts as missing from the file.
  const plan = planMembers(
    read.complete ? await everybody(db, listId) : [],
    read.complete ? read.rows : [],
    replace && read.complete,
  );
  const { added, changed, removed } = plan;
  const name = createHash('sha256')
    .update(JSON.stringify([added, changed, removed]))
    .digest('base64url');
  if (apply && seen !== name) return { ok: false, reason: 'changed_meanwhile' };
  if (apply) await carryOut(db, listId, plan, by);
  return { ok: true, columns: read.columns, complete: read.complete, plan, seen: name };
}

/** Rows that cannot be members: their cells as they came, and the faults. */
export async function wrongRows(
  db: Database,
  { listId, content, columns }: Pick<Bringing, 'listId' | 'content' | 'columns'>,
): Promise<{ ok: true; titles: string[]; rows: { cells: string[]; faults: MemberFault[] }[] } | Refused> {
  const read = await readMembers(content, columns);
  if (!read.ok) return read;
  if (!read.complete) return refused('member_columns');
  const cells = new Map(read.rows.map((row) => [row.number, row.cells]));
  const { rows } = planMembers(await everybody(db, listId), read.rows, false);
  return {
    ok: true,
    titles: read.columns.map(({ title }) => title),
    rows: rows
      .filter(({ fate }) => fate === 'wrong')
      .map(({ number, faults }) => ({
        cells: read.columns.map((_, at) => textOf(cells.get(number)?.[at] ?? null) ?? ''),
        faults,
      })),
  };
}
