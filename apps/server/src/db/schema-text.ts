import type { Pool } from 'pg';
import { jsonColumns } from './json-columns.ts';

/** Types of PostgreSQL and what `column-values.ts` makes of them. */
const valueTypes: Readonly<Record<string, string>> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  float4: 'number',
  float8: 'number',
  text: 'string',
  varchar: 'string',
  uuid: 'string',
  date: 'string',
  inet: 'string',
  bool: 'boolean',
  bytea: 'Buffer',
  timestamptz: 'Date',
};

interface Column {
  table: string;
  column: string;
  /** As in pg_type; arrays begin with an underscore. */
  type: string;
  nullable: boolean;
  defaulted: boolean;
  /** Given by the database, never by us. */
  always: boolean;
}

const columnsQuery = `
  select c.relname as "table", a.attname as "column", t.typname as "type", not a.attnotnull as "nullable",
         a.atthasdef or a.attidentity <> '' as "defaulted", a.attidentity = 'a' or a.attgenerated <> '' as "always"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     and c.relname <> 'schema_migration'
   order by c.relname collate "C", a.attnum`;

const checksQuery = `
  select c.relname as "table", a.attname as "column", pg_get_constraintdef(k.oid) as "rule"
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
   where k.contype = 'c' and cardinality(k.conkey) = 1 and c.relnamespace = 'public'::regnamespace`;

/** The values a check like `state in ('open', 'paid')` allows, or nothing when it says something else. */
export function allowedValues(rule: string): string[] | undefined {
  const list =
    /^CHECK \(\(\w+ = ANY \(ARRAY\[(.+)\]\)\)\)$/.exec(rule)?.[1] ??
    /^CHECK \(\(\w+ = ('[^']*'::text)\)\)$/.exec(rule)?.[1];
  const values = list?.split(', ').map((entry) => /^'([^']*)'::text$/.exec(entry)?.[1]);
  return values?.every((value) => value !== undefined) ? (values as string[]) : undefined;
}

function typeOf(column: Column, allowed: Map<string, string[]>): string {
  const key = `${column.table}.${column.column}`;
  const values = allowed.get(key);
  if (values) return values.map((value) => `'${value}'`).join(' | ');
  if (column.type === 'jsonb' || column.type === 'json') return `Json<${jsonColumns[key] ?? 'Bilingual'}>`;
  const element = column.type.startsWith('_') ? column.type.slice(1) : undefined;
  const value = valueTypes[element ?? column.type];
  if (value === undefined)
    throw new Error(`${key} has the type ${column.type}: say in schema-text.ts what that is here`);
  return element === undefined ? value : `${value}[]`;
}

function line(column: Column, allowed: Map<string, string[]>): string {
  const value = typeOf(column, allowed);
  const whole = column.nullable ? `${value} | null` : value;
  // A Json column carries its own type of insertion, so it cannot stand in a union or in Generated.
  if (value.startsWith('Json<')) {
    const kind = column.nullable ? 'Nullable' : column.defaulted ? 'Defaulted' : '';
    return `  ${column.column}: ${kind}${value};`;
  }
  if (column.always) return `  ${column.column}: GeneratedAlways<${whole}>;`;
  return `  ${column.column}: ${column.defaulted ? `Generated<${whole}>` : whole};`;
}

const pascal = (table: string): string =>
  table.replace(/(^|_)([a-z])/g, (_all, _gap, letter: string) => letter.toUpperCase());

/** The text of `schema.ts` for a migrated database. */
export async function schemaText(pool: Pool): Promise<string> {
  const { rows: columns } = await pool.query<Column>(columnsQuery);
  const { rows: checks } = await pool.query<{ table: string; column: string; rule: string }>(checksQuery);
  const allowed = new Map<string, string[]>();
  for (const check of checks) {
    const values = allowedValues(check.rule);
    if (values) allowed.set(`${check.table}.${check.column}`, values);
  }
  const tables = new Map<string, string[]>();
  for (const column of columns) tables.set(column.table, [...(tables.get(column.table) ?? []), line(column, allowed)]);
  const bodies = [...tables].map(
    ([table, lines]) => `export interface ${pascal(table)}Table {\n${lines.join('\n')}\n}\n`,
  );
  const all = [...tables.keys()].map((table) => `  ${table}: ${pascal(table)}Table;`);
  const text = bodies.join('\n');
  const imports = (from: string, names: string[]): string[] => {
    const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
    return used.length === 0 ? [] : [`import type { ${used.join(', ')} } from '${from}';`];
  };
  // Names of our own in the types of jsonb columns begin with a capital; those of the language are not imported.
  const shapes = [
    ...new Set(['Bilingual', ...Object.values(jsonColumns).flatMap((type) => type.match(/[A-Z]\w+/g) ?? [])]),
  ]
    .filter((name) => name !== 'Record')
    .sort();
  return [
    '// Written by `npm run schema` from the migrations; not by hand. What lies in jsonb columns is said in json-columns.ts.',
    ...imports('kysely', ['Generated', 'GeneratedAlways']),
    ...imports('./json-shapes.ts', shapes),
    ...imports('./json-value.ts', ['DefaultedJson', 'Json', 'NullableJson']),
    '',
    text,
    `export interface Schema {\n${all.join('\n')}\n}\n`,
  ].join('\n');
}
