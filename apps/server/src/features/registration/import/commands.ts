import type { RowOutcome } from '@meetingapp/domain/registration/import/row-outcome.ts';
import { readRow, type ImportRow } from '@meetingapp/domain/registration/import/row.ts';
import { registrationImport as en } from '@meetingapp/locales/en/registration/import.ts';
import { registrationImport as zh } from '@meetingapp/locales/zh/registration/import.ts';
import type { Database } from '../../../db/connection/database.ts';
import { defineImport, type ImportKind, type LineOutcome, type LineValidator } from '../../../jobs/import-kind.ts';
import { leftOf } from '../configuration/queries-left.ts';
import { movesMoney } from '../record/access.ts';
import { areMembers, personKey } from '../record/queries-person.ts';
import { applyRegistrations, validateRow, type OrderPorts } from './commands-apply.ts';
import { undoRegistrations } from './commands-undo.ts';
import { existingRowsOf, type Found } from './queries.ts';
import { answerTexts, exampleOf, importRules, importTargets, type ImportRules } from './queries-rules.ts';

const texts = { zh, en };

/** Import of registrations, which makes and pays their orders, and cancels them when it is undone. */
export const registrationImport = (orders: OrderPorts): ImportKind =>
  defineImport({
    kind: 'registration',
    named: 'name',
    canReplace: false,
    exists: async (_db, { about }) => about === null,
    targets: importTargets,
    examples: async (db, conferenceId, language) => [await exampleOf(db, conferenceId, language)],
    valueText: answerTexts,
    words: (language) => {
      const { template, failedFile, reason } = texts[language];
      return { template, failedFile, reason };
    },
    movesMoney,
    repeated: { field: 'name', reason: 'twice_in_file' },
    // More would hold the places of a fee longer than a person at the phone should wait.
    together: 100,
    judge: async (db, { conferenceId, columns, movesMoney: paying, now }, of): Promise<LineValidator | null> => {
      const rules = await importRules(db, conferenceId, columns, paying, now);
      if (!rules) return null;
      const use = of ? null : await placesToUse(db, rules);
      return {
        lines: async (lines) => {
          const rows = lines.map(({ cells }) => readRow(cells, rules.reading));
          const standings = await existingRowsOf(db, rules, rows);
          const members = rules.asksMember
            ? await areMembers(
                db,
                rules.setting,
                rows.map(({ answers }) => answers),
                rules.today,
              )
            : [];
          return rows.map((row, at): LineOutcome => {
            const standing = standings[at];
            const outcome = validateRow(row, standing, rules, members[at] ?? false);
            return {
              name: row.answers.name ?? standing?.name ?? lines[at]?.cells.find((text) => text !== '') ?? '',
              fate: outcome.fate,
              faults: outcome.fate === 'wrong' ? outcome.faults : [],
              changes: outcome.fate === 'change' ? outcome.changes : [],
              keys: [keyOf(row, standing, rules, lines[at]?.number ?? 0)],
              ...(use ? { use: () => use(row, outcome) } : {}),
            };
          });
        },
      };
    },
    apply: (transaction, place, lines) => applyRegistrations(transaction, orders, place, lines),
    undo: (transaction, place, lines) => undoRegistrations(transaction, orders.cancelAllAtDesk, place, lines),
  });

/** A row's registration, otherwise its person in its branch. */
const keyOf = (row: ImportRow, standing: Found | null | undefined, { setting }: ImportRules, number: number) =>
  standing ? `#${standing.id}` : `${row.branchId ?? row.onlyBranchId ?? 0} ${personKey(row.answers, setting, -number)}`;

/** Counts the places that rows take, from those that are left now. */
async function placesToUse(db: Database, { branches, fees }: ImportRules) {
  const stocked = [...branches, ...fees];
  const left = new Map((await leftOf(db, stocked))(stocked).map((one) => [one.stock_id, one.left]));
  const take = (stockId: number | undefined) => {
    const places = stockId === undefined ? null : (left.get(stockId) ?? null);
    if (stockId === undefined || places === null) return true;
    left.set(stockId, places - 1);
    return places > 0;
  };
  return (row: ImportRow, outcome: RowOutcome) => {
    const branchId =
      outcome.fate === 'new' ? outcome.branchId : outcome.fate === 'change' && outcome.moves ? row.branchId : null;
    const feeId = outcome.fate === 'new' ? outcome.feeId : null;
    if (!take(branches.find(({ id }) => id === branchId)?.stock_id)) return { field: '@branch', reason: 'sold_out' };
    if (!take(fees.find(({ id }) => id === feeId)?.stock_id)) return { field: '@fee', reason: 'sold_out' };
    return null;
  };
}
