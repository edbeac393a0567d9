import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/database/database.ts';
import { allowedValues, schemaText } from './schema-text.ts';

const { pool } = await testDatabase();

describe('schema.ts', () => {
  it('matches the migrations; if not, run: npm run schema', async () => {
    expect(await readFile(new URL('./schema.ts', import.meta.url), 'utf8')).toBe(await schemaText(pool));
  });

  it('changes with a column, and refuses a type without a mapping', async () => {
    await pool.query(
      `create table probe (id bigint generated always as identity, state text not null default 'a' check (state in ('a', 'b')), note jsonb, days date[] not null)`,
    );
    const text = await schemaText(pool);
    expect(text).toContain(
      "  id: GeneratedAlways<number>;\n  state: Generated<'a' | 'b'>;\n  note: NullableJson<Bilingual>;\n  days: string[];\n",
    );
    await pool.query('alter table probe add column area polygon');
    await expect(schemaText(pool)).rejects.toThrow('probe.area has the type polygon');
  });

  it('reads the values a check allows, and only of such checks', () => {
    expect(allowedValues("CHECK ((kind = ANY (ARRAY['a'::text, 'b'::text])))")).toEqual(['a', 'b']);
    expect(allowedValues("CHECK ((kind = 'a'::text))")).toEqual(['a']);
    expect(allowedValues('CHECK ((size >= 0))')).toBeUndefined();
    expect(allowedValues("CHECK (((a = 'x'::text) OR (b > 1)))")).toBeUndefined();
  });
});
