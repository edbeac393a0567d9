import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { seedDemo } from '@meetingapp/demo/seed.ts';
import { jobRegistry } from '../../job-registry.ts';
import { migrateQueue } from '../../jobs/worker.ts';
import { copyRows } from '../../testing/database/copy-rows.ts';
import { testDatabase } from '../../testing/database/database.ts';
import { catalogText } from './catalog-text.ts';
import { migrate, migrationsFolder } from '../migrate.ts';

/** The last file of the baseline, with which the oldest supported databases began. */
const baseline = '0026_statistics.sql';

const committed = await readFile(new URL('./catalog.txt', import.meta.url), 'utf8');
const fresh = await testDatabase();
const old = await testDatabase({ migrated: false });
const folder = mkdtempSync(join(tmpdir(), 'catalog-'));
afterAll(() => rmSync(folder, { recursive: true }));

const files = readdirSync(migrationsFolder).sort();
const take = (names: string[]) => names.forEach((name) => cpSync(join(migrationsFolder, name), join(folder, name)));
const later = (number: number, sql: string) => writeFileSync(join(folder, `${number}_later.sql`), sql);
const outcomes = async () => [await migrate(fresh.pool, folder), await migrate(old.pool, folder)];
const catalogs = async () => [await catalogText(fresh.pool), await catalogText(old.pool)] as const;

describe.sequential('a database', () => {
  it('created in one go matches catalog.txt; if not, run: npm run schema', async () => {
    expect(await catalogText(fresh.pool)).toBe(committed);
  });

  it('that began with the baseline, was used and then got all later steps, is the same', async () => {
    take(files.filter((name) => name <= baseline));
    expect(await migrate(old.pool, folder)).toMatchObject({
      ok: true,
      applied: { length: Number(baseline.slice(0, 4)) },
    });
    await migrateQueue(old.pool, jobRegistry);
    const seeded = await testDatabase();
    await seedDemo(seeded.db, new Date());
    // States, channels and kinds that the baseline does not know.
    await seeded.pool.query("update message set state = 'sent' where state in ('sending', 'delivered', 'unknown')");
    await seeded.pool.query("delete from message where channel = 'messenger'");
    // Further forms, which the baseline does not know: who registered by one did so by the first.
    await seeded.pool.query(
      `update registration set form_version_id = first.id from form_version first
        where first.conference_id = registration.conference_id and first.form_id is null and first.number = 1
          and registration.form_version_id in (select id from form_version where form_id is not null)`,
    );
    await seeded.pool.query(
      'delete from form_field where form_version_id in (select id from form_version where form_id is not null)',
    );
    await seeded.pool.query('delete from form_version where form_id is not null');
    await seeded.pool.query("update form_field set kind = 'T' where kind = 'FILE'");
    await seeded.pool.query("delete from registration_change where kind = 'extras'");
    // Invoices of exhibitors' orders: there, an invoice is of a registration.
    await seeded.pool.query('delete from invoice where stand_order_id is not null');
    // Rooms of speakers: there, a claim is of a registration.
    await seeded.pool.query('delete from claim where expert_id is not null');
    const counts = [...(await copyRows(seeded.pool, old.pool)).values()];
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(80);
    take(files);
    expect(await migrate(old.pool, folder)).toMatchObject({ ok: true });
    expect(await catalogText(old.pool)).toBe(committed);
  });

  it('with rows and one without get the same schema from a later step', async () => {
    later(
      9001,
      `alter table registration add column seat text not null default '' check (seat <> '-');
       alter table conference add column plan jsonb;
       update conference set plan = jsonb_build_object('zone', zone);
       alter table conference alter column plan set not null;
       create table seat (id bigint generated always as identity primary key, registration_id bigint not null references registration);
       insert into seat (registration_id) select id from registration;
       create index seat_registration on seat (registration_id);
       create trigger seat_is_final before update on seat for each row execute function refuse_change();
       alter table orders drop column note;
       create or replace function refuse_change() returns trigger language plpgsql as $$ begin return null; end $$;`,
    );
    expect(await outcomes()).toEqual([
      { ok: true, applied: ['9001_later.sql'] },
      { ok: true, applied: ['9001_later.sql'] },
    ]);
    const [made, migrated] = await catalogs();
    expect(migrated).toBe(made);
    expect(made).not.toBe(committed);
    expect((await old.pool.query('select count(*)::int as n from seat')).rows).not.toEqual([{ n: 0 }]);
  });

  it('with rows is seen to differ when a later step depends on them', async () => {
    const step = 'if exists (select from account) then create index account_name on account (name); end if;';
    later(9002, `do $$ begin ${step} end $$;`);
    expect(await outcomes()).toMatchObject([{ ok: true }, { ok: true }]);
    const [made, migrated] = await catalogs();
    expect(migrated).not.toBe(made);
  });

  it('with rows shows when a later step works only without them', async () => {
    later(9003, 'alter table account add column nickname text not null;');
    const [made, migrated] = await outcomes();
    expect(made).toEqual({ ok: true, applied: ['9003_later.sql'] });
    expect(migrated).toMatchObject({ ok: false, fault: expect.stringContaining('contains null values') });
  });
});

describe('the catalog', () => {
  it.each([
    "alter table account alter column avatar set default '-'",
    'alter table account alter column avatar drop not null',
    'alter table account alter column avatar type varchar(9)',
    'alter table account alter column avatar type text collate "C"',
    'alter table account alter column avatar set storage external',
    'alter table account alter column id set generated by default',
    'alter table conference alter column id set increment by 2',
    'alter table account set (fillfactor = 70)',
    'alter table account enable row level security',
    'alter table usage_event_rest set unlogged',
    "comment on column account.name is 'a name'",
    'alter table identity drop constraint identity_kind_check',
    'alter table identity drop constraint identity_account_id_fkey, add foreign key (account_id) references account on delete cascade',
    'drop index claim_live; create index claim_live on claim (stock_id, id)',
    'alter table ledger disable trigger ledger_is_final',
    'drop trigger audited on home',
    'alter function waiting_for(bigint, bigint) volatile',
    'drop table pdf_front',
    'create table probe ()',
  ])('detects: %s', async (change) => {
    expect(await afterwards(fresh.pool, change)).not.toBe(await catalogText(fresh.pool));
  });

  it('refuses what no line of it covers', async () => {
    for (const [change, thing] of [
      ["create type mood as enum ('calm')", 'type mood'],
      ['create view names as select name from account', 'relation names of kind v'],
      ['create sequence tickets', 'relation tickets of kind S'],
      ['create policy own on account using (true)', 'policy own'],
    ] as const) {
      await expect(afterwards(fresh.pool, change)).rejects.toThrow(`${thing}: say in catalog-text.ts`);
    }
  });
});

/** Returns the catalog text after a change, which is rolled back. */
async function afterwards(pool: Pool, change: string): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query(`begin; ${change}`);
    return await catalogText(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}
