import type { Pool } from 'pg';

/** Tables with their default partition. Monthly partitions depend on the day on which they were created, so they are left out. */
const tables = `
  tables as (
    select oid, relname, relkind, relpersistence, reloptions, relrowsecurity from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and (not relispartition or pg_get_expr(relpartbound, oid) = 'DEFAULT'))`;

/** One line for each object that migrations create. Default values are left out. */
const linesQuery = `
  with ${tables}
  select concat_ws(' ', 'table', relname, nullif(relpersistence, 'p'), reloptions::text,
      case when relkind = 'p' then 'partition by ' || pg_get_partkeydef(tables.oid) end,
      (select 'partition of ' || inhparent::regclass from pg_inherits where inhrelid = tables.oid),
      case when relrowsecurity then 'row security' end) as line
    from tables
  union all
  select concat_ws(' ', 'column', relname || '.' || attname, format_type(atttypid, atttypmod),
      case when attcollation <> typcollation then 'collate ' || attcollation::regcollation end,
      case when attnotnull then 'not null' end,
      case when attgenerated <> '' then 'generated' when adbin is not null then 'default' end || ' ' || pg_get_expr(adbin, adrelid),
      case attidentity when 'a' then 'identity always' when 'd' then 'identity by default' end,
      (select format('%s from %s by %s', seqtypid::regtype, seqstart, seqincrement) from pg_sequence
        where attidentity <> '' and seqrelid = pg_get_serial_sequence(quote_ident(relname), attname)::regclass),
      case when attstorage <> typstorage then 'storage ' || attstorage::text end, 'compression ' || nullif(attcompression::text, ''),
      attoptions::text)
    from tables
    join pg_attribute on attrelid = tables.oid and attnum > 0 and not attisdropped
    join pg_type on pg_type.oid = atttypid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
  union all
  -- A column that is not null says so itself; from PostgreSQL 18 on it has a constraint as well.
  select concat_ws(' ', 'constraint', relname || '.' || conname, pg_get_constraintdef(pg_constraint.oid))
    from tables join pg_constraint on conrelid = tables.oid and contype <> 'n'
  union all
  select concat_ws(' ', 'index', indexrelid::regclass, pg_get_indexdef(indexrelid), case when not indisvalid then 'invalid' end)
    from tables join pg_index on indrelid = tables.oid
    where not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
  union all
  select concat_ws(' ', 'trigger', relname || '.' || tgname, pg_get_triggerdef(pg_trigger.oid), nullif(tgenabled, 'O'))
    from tables join pg_trigger on tgrelid = tables.oid and not tgisinternal
  union all
  select concat_ws(' ', 'function', format('%s(%s)', proname, pg_get_function_identity_arguments(oid)),
      'returns', pg_get_function_result(oid), encode(sha256(convert_to(pg_get_functiondef(oid), 'UTF8')), 'hex'))
    from pg_proc where pronamespace = 'public'::regnamespace
  union all
  select concat_ws(' ', 'comment', (pg_identify_object(classoid, objoid, objsubid)).identity, description)
    from pg_description join tables on classoid = 'pg_class'::regclass and objoid = tables.oid`;

/** Objects that a later migration could create and that no line describes. */
const unknownQuery = `
  with ${tables}
  select format('relation %s of kind %s', relname, relkind) as thing from pg_class
    where relnamespace = 'public'::regnamespace and relkind not in ('r', 'p', 'i', 'I')
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid
        and refclassid = 'pg_class'::regclass and deptype = 'i')
  union all
  select format('type %s', typname) from pg_type
    where typnamespace = 'public'::regnamespace and typtype <> 'c' and typelem = 0
  union all
  select format('policy %s', polname) from pg_policy
  union all
  select format('rule %s', rulename) from pg_rewrite join tables on tables.oid = ev_class
  union all
  select format('statistics %s', stxname) from pg_statistic_ext`;

/**
 * Returns everything that the migrations created, one sorted line each: two databases with the same text differ only in column order
 * and rows.
 */
export async function catalogText(database: Pick<Pool, 'query'>): Promise<string> {
  const { rows: unknown } = await database.query<{ thing: string }>(unknownQuery);
  if (unknown.length > 0)
    throw new Error(
      `${unknown.map(({ thing }) => thing).join(', ')}: say in catalog-text.ts how the catalog tells of it`,
    );
  const { rows } = await database.query<{ line: string }>(linesQuery);
  const lines = rows.map(({ line }) => line.replaceAll(/\s+/g, ' ')).sort();
  return `# Written by \`npm run schema\` from the migrations; not by hand.\n${lines.join('\n')}\n`;
}
