import { describe, expect, it } from 'vitest';
import { tree } from '../tree/finding.ts';
import { checkForeignKeys } from './foreign-keys.ts';

const folder = 'apps/server/src/db/migrations';
const parent = 'create table a (id bigint primary key, n int unique);\n';
const found = (...files: string[]) =>
  checkForeignKeys(
    tree(
      Object.fromEntries(
        files.map((sql, index) => [`${folder}/000${index + 1}_step.sql`, parent.repeat(+!index) + sql]),
      ),
    ),
  );
const table = (column: string, rest = ''): string =>
  `create table b (\n  id bigint primary key,\n  ${column}\n);\n${rest}`;
const refused = (...files: string[]): string[] =>
  found(...files).map(({ message }) => /(\w+ \([^)]*\)) begins/.exec(message)?.[1] ?? message);

describe('a foreign key', () => {
  it('without an index is refused, with its file and line, because a delete would read a whole table', () => {
    expect(found(table('a_id bigint not null references a on delete cascade'))).toMatchObject([
      { rule: 'foreign-keys', path: `${folder}/0001_step.sql`, line: 4, message: expect.stringContaining('b (a_id)') },
    ]);
  });

  it('is refused however it is declared', () => {
    expect(refused(table('a_id bigint, foreign key (a_id) references a'))).toEqual(['b (a_id)']);
    expect(refused(table('a_id bigint,\n  constraint mine foreign key (a_id, id) references a (id, n)'))).toEqual([
      'b (a_id, id)',
    ]);
    expect(refused(table('a_id bigint', 'alter table b add foreign key (a_id) references a;'))).toEqual(['b (a_id)']);
    expect(refused(table('n int', 'alter table b\n  add m int,\n  add column a_id bigint references a;'))).toEqual([
      'b (a_id)',
    ]);
    expect(
      refused(table('n int'), 'ALTER TABLE IF EXISTS ONLY b ADD CONSTRAINT mine FOREIGN KEY (n) REFERENCES a (n);'),
    ).toEqual(['b (n)']);
  });

  it('is covered by an index, a key or a unique constraint that begins with it, in any file', () => {
    expect(refused(table('a_id bigint references a', 'create index b_a on b (a_id, id desc);'))).toEqual([]);
    expect(
      refused(table('a_id bigint references a'), 'create unique index if not exists b_a on only b using btree (a_id);'),
    ).toEqual([]);
    expect(refused(table('a_id bigint unique references a'))).toEqual([]);
    expect(refused(table('a_id bigint references a,\n  unique nulls not distinct (a_id, id)'))).toEqual([]);
    expect(refused('create table b (a_id bigint primary key references a);')).toEqual([]);
    expect(refused('create table b (a_id bigint references a, n int, primary key (a_id, n));')).toEqual([]);
    expect(refused(table('a_id bigint references a', 'alter table b add constraint b_one unique (a_id);'))).toEqual([]);
    expect(refused(table('x int, y int, foreign key (x, y) references a', 'create index b_yx on b (y, x);'))).toEqual(
      [],
    );
  });

  it('is not covered by an index that a delete cannot use', () => {
    const one = (index: string) => refused(table('a_id bigint references a', index));
    expect(one('create index b_a on b (id, a_id);')).toEqual(['b (a_id)']);
    expect(one('create index b_a on b (abs(a_id), a_id);')).toEqual(['b (a_id)']);
    expect(one('create index b_a on b using gin (a_id);')).toEqual(['b (a_id)']);
    expect(one("create index b_a on b (a_id) where state = 'open';")).toEqual(['b (a_id)']);
    expect(one('create index b_a on b (a_id) include (id) where a_id is not null;')).toEqual([]);
    expect(one('create index c_a on c (a_id);')).toEqual(['b (a_id)']);
    expect(refused(table('x int, y int, foreign key (x, y) references a', 'create index b_x on b (x);'))).toEqual([
      'b (x, y)',
    ]);
  });

  it('may have a reason for lacking one, on its line or alone on the line above', () => {
    expect(refused(table('a_id bigint references a -- no index: rows of a are never deleted'))).toEqual([]);
    expect(refused(table('-- no index: rows of a are never deleted\n  a_id bigint references a'))).toEqual([]);
    expect(refused(table('a_id bigint references a -- no index:'))).toEqual(['b (a_id)']);
    expect(refused(table('a_id bigint references a, -- no index: rows of a stay\n  o_id bigint references a'))).toEqual(
      ['b (o_id)'],
    );
    expect(
      refused(
        table('n int', '-- no index: rows of a are never deleted\nalter table b add foreign key (n) references a;'),
      ),
    ).toEqual([]);
  });

  it('loses its index with the index, the column or the constraint, and is dropped with its own', () => {
    const indexed = table('a_id bigint references a', 'create index b_a on b (a_id);');
    expect(refused(indexed, 'drop index concurrently if exists b_a;')).toEqual(['b (a_id)']);
    expect(refused(indexed, '-- no index: rows of a are no longer deleted\ndrop index b_a;')).toEqual([]);
    expect(refused(table('a_id bigint unique references a'), 'alter table b drop constraint b_a_id_key;')).toEqual([
      'b (a_id)',
    ]);
    expect(refused(table('a_id bigint references a'), 'alter table b drop constraint b_a_id_fkey;')).toEqual([]);
    expect(
      refused(table('a_id bigint references a'), 'alter table b alter id drop not null, drop column a_id;'),
    ).toEqual([]);
    expect(refused(table('a_id bigint references a'), 'drop table b;')).toEqual([]);
  });

  it('is not detected in a comment, a text or a function', () => {
    const quiet = `-- create table c (a_id bigint references a);
      /* create table c (a_id bigint references a); */
      create function f() returns void language plpgsql as $$ begin create table c (a_id bigint references a); end $$;
      create table d (t text default 'x; create table c (a_id bigint references a);', n int check (n in (1, 2)));
      create table e partition of d for values from (1) to (2);`;
    expect(refused(quiet)).toEqual([]);
    expect(refused(`${quiet}\n${table('a_id bigint references a')}`)).toEqual(['b (a_id)']);
  });

  it('is followed when its table is renamed', () => {
    expect(found('alter table a rename to c;')).toMatchObject([
      { line: 2, message: expect.stringContaining('renames') },
    ]);
  });
});
