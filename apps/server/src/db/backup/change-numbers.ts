import type pg from 'pg';

/** Tables whose `changed` is the number of a transaction (0136_change_number.sql). */
const numbered = ['registration', 'orders'] as const;

/**
 * Gives restored rows whose change number this database has not reached the number of this transaction: they come from a database that
 * had counted further, and readers would skip them. Triggers do not fire.
 */
export async function renumberChanges(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  for (const table of numbered) {
    await client.query(`alter table ${table} disable trigger user`);
    await client.query(
      `update ${table} set changed = pg_current_xact_id()::text::bigint
       where changed >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint`,
    );
    await client.query(`alter table ${table} enable trigger user`);
  }
}
