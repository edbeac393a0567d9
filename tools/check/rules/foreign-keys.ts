import type { Finding, Tree } from '../tree/finding.ts';
import { brackets, elements, part, statements, type Piece } from '../tree/sql.ts';

interface ForeignKey {
  path: string;
  line: number;
  table: string;
  name: string;
  columns: string[];
  /** True when a reason for the missing index is given. */
  reasoned: boolean;
}

interface Index {
  table: string;
  name: string;
  columns: string[];
  /** Condition of a partial index. */
  where: string | undefined;
}

interface Schema {
  keys: ForeignKey[];
  indexes: Index[];
}

/** A statement, or a part of one, with the lines of its file. */
interface Place {
  path: string;
  lines: readonly string[];
}

const migration = /\/db\/migrations\/\d{4}_[^/]+\.sql$/;
const reason = /-- no index: \S+ \S+/;
const name = String.raw`(?:if (?:not )?exists )?(?:only )?"?(\w+)"?`;
const constraint = /^(?:constraint (\w+) )?(primary key|unique|foreign key|check|exclude)\b/;

/**
 * Reports foreign keys without an index: every delete of a parent row, and every join from the parent, would read the whole table.
 * Each needs an index that begins with its columns, or a reason: `-- no index: …` on its line or on the line above. A partial index
 * counts only when it excludes nothing but nulls: the query of a delete cannot use any other.
 */
export function checkForeignKeys(tree: Tree): Finding[] {
  const schema: Schema = { keys: [], indexes: [] };
  const unread: Finding[] = [];
  for (const path of [...tree.keys()].filter((one) => migration.test(one)).toSorted()) {
    const sql = tree.get(path) ?? '';
    const place = { path, lines: sql.split('\n') };
    for (const { text, line } of statements(sql)) {
      const statement = { text: text.replaceAll(/[^\S\n]+/g, ' ').replaceAll(/ ?\n ?/g, '\n'), line };
      if (!read(schema, place, statement)) {
        const message =
          'renames a table or column, which this check does not follow. Teach it: tools/check/rules/foreign-keys.ts.';
        unread.push({ rule: 'foreign-keys', path, line, message });
      }
    }
  }
  const bare = schema.keys.filter((key) => !key.reasoned && !schema.indexes.some((index) => serves(index, key)));
  return [...unread, ...bare.map(finding)];
}

function finding({ path, line, table, columns }: ForeignKey): Finding {
  const message = `foreign key ${table} (${columns.join(', ')}) begins no index. Add one, or say on its line why not: -- no index: <reason>.`;
  return { rule: 'foreign-keys', path, line, message };
}

function serves(index: Index, key: ForeignKey): boolean {
  const first = index.columns.slice(0, key.columns.length);
  return (
    index.table === key.table &&
    key.columns.every((column) => first.includes(column)) &&
    (index.where === undefined || key.columns.some((column) => index.where === `${column} is not null`))
  );
}

/** Returns false for a statement whose effect the check does not know. */
function read(schema: Schema, place: Place, statement: Piece): boolean {
  const flat = { text: statement.text.replaceAll('\n', ' '), line: statement.line };
  if (/^alter (table|index) .*\brename\b/.test(flat.text)) return false;
  createTable(schema, place, statement);
  createIndex(schema, flat);
  alterTable(schema, place, statement);
  drop(schema, place, flat);
  return true;
}

function createTable(schema: Schema, place: Place, statement: Piece): void {
  const table = new RegExp(`^create (?:unlogged )?table ${name}\\s*\\(`).exec(statement.text)?.[1];
  const body = table === undefined ? undefined : brackets(statement);
  if (table === undefined || !body) return;
  for (const element of elements(body.inside)) add(schema, place, table, element);
}

/** Adds a column or a constraint of a table. */
function add(schema: Schema, place: Place, table: string, element: Piece): void {
  const text = element.text.replaceAll('\n', ' ');
  const found = constraint.exec(text);
  const columns = found ? keysOf(text) : [/^"?(\w+)"?/.exec(text)?.[1] ?? ''];
  const called = (ending: string): string => found?.[1] ?? [table, ...columns, ending].join('_');
  const index = (ending: string): void => {
    schema.indexes.push({ table, name: called(ending), columns, where: undefined });
  };
  if (found ? found[2] === 'primary key' : /\bprimary key\b/.test(text)) {
    schema.indexes.push({ table, name: found?.[1] ?? `${table}_pkey`, columns, where: undefined });
  }
  if (found ? found[2] === 'unique' : /\bunique\b/.test(text)) index('key');
  if (found ? found[2] === 'foreign key' : /\breferences\b/.test(text)) {
    const reasoned = isReasoned(place, element.line, element.text.split('\n').length);
    schema.keys.push({ path: place.path, line: element.line, table, name: called('fkey'), columns, reasoned });
  }
}

/** The leading plain columns of a key list: `(a, b desc, upper(c))` gives a and b. */
function keysOf(text: string): string[] {
  const list = brackets({ text, line: 0 });
  const columns = list ? elements(list.inside).map((key) => /^"?(\w+)"?(?!\w| *\()/.exec(key.text)?.[1]) : [];
  const end = columns.indexOf(undefined);
  return (end < 0 ? columns : columns.slice(0, end)) as string[];
}

function createIndex(schema: Schema, { text }: Piece): void {
  const head = new RegExp(
    `^create (?:unique )?index (?:concurrently )?${name} on ${name} ?(?:using (\\w+) ?)?\\(`,
  ).exec(text);
  if (!head || (head[3] !== undefined && head[3] !== 'btree' && head[3] !== 'hash')) return;
  const after = brackets({ text, line: 0 }, head[0].length - 1)?.after ?? '';
  const where = /\bwhere (.+)$/.exec(after)?.[1]?.trim();
  const columns = keysOf(text.slice(head[0].length - 1));
  schema.indexes.push({ table: head[2] ?? '', name: head[1] ?? '', columns, where });
}

function alterTable(schema: Schema, place: Place, statement: Piece): void {
  const head = new RegExp(`^alter table ${name}\\s`).exec(statement.text);
  const table = head?.[1];
  if (!head || table === undefined) return;
  for (const action of elements(part(statement, head[0].length))) {
    const adding = /^add (?:column )?(?:if not exists )?/.exec(action.text)?.[0].length;
    if (adding !== undefined) add(schema, place, table, part(action, adding));
    const gone = new RegExp(`^drop (constraint|column)? ?${name}`).exec(action.text);
    if (gone?.[1] === 'constraint') forget(schema, (one) => one.table === table && one.name === gone[2]);
    else if (gone) forget(schema, (one) => one.table === table && one.columns.includes(gone[2] ?? ''));
  }
}

function drop(schema: Schema, place: Place, { text, line }: Piece): void {
  const gone = new RegExp(`^drop (table|index) (?:concurrently )?${name}`).exec(text);
  if (gone?.[1] === 'table') forget(schema, (one) => one.table === gone[2]);
  if (gone?.[1] !== 'index') return;
  const index = schema.indexes.find((one) => one.name === gone[2]);
  // An applied migration is never edited: the reason is given where the index is dropped.
  if (index && isReasoned(place, line, 1)) {
    for (const key of schema.keys) key.reasoned ||= serves(index, key);
  }
  forget(schema, (one) => one === index);
}

function forget(schema: Schema, isGone: (one: ForeignKey | Index) => boolean): void {
  schema.keys = schema.keys.filter((key) => !isGone(key));
  schema.indexes = schema.indexes.filter((index) => !isGone(index));
}

/** True when a reason is on one of these lines, or alone on the line above them. */
function isReasoned({ lines }: Place, first: number, count: number): boolean {
  const above = lines[first - 2] ?? '';
  const own = lines.slice(first - 1, first - 1 + count);
  return own.some((line) => reason.test(line)) || (above.trim().startsWith('--') && reason.test(above));
}
