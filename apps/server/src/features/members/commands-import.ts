import { memberFields, readMember, type MemberField } from '@meetingapp/domain/members/entry.ts';
import { entryOfKeys, keysOfEntry, leftOutMembers, memberPlanner } from '@meetingapp/domain/members/plan.ts';
import { fieldNames as fieldsEn } from '@meetingapp/locales/en/field-names.ts';
import { fieldNames as fieldsZh } from '@meetingapp/locales/zh/field-names.ts';
import { membersConsole as en } from '@meetingapp/locales/en/members/console.ts';
import { membersConsole as zh } from '@meetingapp/locales/zh/members/console.ts';
import type { DatabaseTransaction } from '../../db/connection/transaction.ts';
import { rowRefused } from '../../db/outcome.ts';
import {
  defineImport,
  type AppliedLine,
  type ImportPlace,
  type LineValidator,
  type SheetLine,
} from '../../jobs/import-kind.ts';
import { addEntries, changeEntries, removeEntries, undoMembers } from './commands-entries.ts';
import { entriesById, everybody, findOwnList, lockOwnList, sharingAddress } from './queries-console.ts';
import { cellsOf, isComplete, readPerson } from './reader.ts';

const texts = { zh, en };
const fieldNames = { zh: fieldsZh, en: fieldsEn };
const namesOf = (field: MemberField): string[] => [zh, en].flatMap((words) => words.names[field].split('|'));

/** Import of people into a member list of the society. */
export const memberImport = defineImport({
  kind: 'members',
  named: 'name',
  canReplace: true,
  exists: async (db, { conferenceId, about }) =>
    about !== null && (await findOwnList(db, conferenceId, about)) !== undefined,
  targets: async (_db, _conferenceId, language) =>
    memberFields.map((id) => ({
      id,
      names: namesOf(id),
      label: fieldNames[language][id],
      required: id === 'name',
    })),
  examples: async (_db, _conferenceId, language) => [texts[language].example],
  words: (language) => {
    const { template, wrongFile, wrongReason } = texts[language];
    return { template, failedFile: wrongFile, reason: wrongReason };
  },
  judge: async (db, { about, columns }, of): Promise<LineValidator> => {
    const listId = about ?? 0;
    const known = of
      ? await sharingAddress(
          db,
          listId,
          of.map(({ cells }) => readMember(readPerson(cells, columns).typed).member),
        )
      : await everybody(db, listId);
    const plan = memberPlanner(known);
    return {
      lines: (lines) =>
        lines.map(({ cells }) => {
          const { outcome, member, faults, changes, keys } = plan(readPerson(cells, columns));
          return { name: member.name, fate: outcome, faults, changes, keys };
        }),
      // Without identifying columns no row names anybody: nobody counts as left out.
      leftOut: (named, wrong) =>
        isComplete(columns)
          ? leftOutMembers(
              known,
              named,
              wrong.map(({ cells }) => readPerson(cells, columns)),
            ).map((one) => ({ name: one.name, cells: cellsOf(one, columns), keys: keysOfEntry(one) }))
          : [],
    };
  },
  apply: applyMembers,
  undo: undoMembers,
});

/** Writes lines as announced; a line is refused when the list has changed for its person since. The list is locked. */
async function applyMembers(
  transaction: DatabaseTransaction,
  { conferenceId, about, columns }: ImportPlace,
  lines: readonly (SheetLine & { fate: string; keys: readonly string[] })[],
): Promise<AppliedLine[]> {
  const listId = about ?? 0;
  const meanwhile = (): AppliedLine => ({ refusal: rowRefused('changed_meanwhile') });
  if (!(await lockOwnList(transaction, conferenceId, listId))) return lines.map(meanwhile);
  const read = lines.map(({ cells }) => readPerson(cells, columns));
  const known = await sharingAddress(
    transaction,
    listId,
    read.map(({ typed }) => readMember(typed).member),
  );
  const plan = memberPlanner(known);
  const gone = new Map(
    (
      await entriesById(
        transaction,
        listId,
        lines.flatMap(({ fate, keys }) => (fate === 'remove' ? (entryOfKeys(keys) ?? []) : [])),
      )
    ).map((one) => [one.id, one]),
  );
  const outcomes = new Map<number, AppliedLine>();
  const added: { number: number; member: ReturnType<typeof plan>['member'] }[] = [];
  const changed: { number: number; id: number; member: ReturnType<typeof plan>['member'] }[] = [];
  const removed: { number: number; id: number }[] = [];
  for (const [at, { number, fate, keys }] of lines.entries()) {
    const row = read[at];
    if (fate === 'remove') {
      const entry = gone.get(entryOfKeys(keys) ?? 0);
      if (entry && keysOfEntry(entry).every((key) => keys.includes(key))) removed.push({ number, id: entry.id });
      else outcomes.set(number, meanwhile());
      continue;
    }
    const planned = row && plan(row);
    if (planned?.outcome === 'same') outcomes.set(number, { refusal: null });
    else if (planned?.outcome !== fate) outcomes.set(number, meanwhile());
    else if (planned.known) changed.push({ number, id: planned.known.id, member: planned.member });
    else added.push({ number, member: planned.member });
  }
  for (const [number, done] of [
    ...(await removeEntries(transaction, listId, removed)),
    ...(await changeEntries(transaction, listId, changed)),
    ...(await addEntries(transaction, listId, added)),
  ])
    outcomes.set(number, { refusal: null, done });
  return lines.map(({ number }) => outcomes.get(number) ?? meanwhile());
}
