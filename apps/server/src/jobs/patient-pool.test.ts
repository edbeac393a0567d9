import type { Pool, PoolClient } from 'pg';
import { describe, expect, it } from 'vitest';
import { patientPool } from './patient-pool.ts';

const away = Object.assign(new Error('the database system is starting up'), { code: '57P03' });
const broken = new Error('Connection terminated unexpectedly');

/** A pool that answers statements in turn from a list; an `Error` in the list is thrown. */
function scripted(answers: unknown[]): { pool: Pool; sent: unknown[]; released: unknown[] } {
  const sent: unknown[] = [];
  const released: unknown[] = [];
  const query = async (...statement: unknown[]): Promise<unknown> => {
    sent.push(statement[0]);
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const connect = async (): Promise<PoolClient> =>
    ({ query, release: (error?: unknown) => released.push(error) }) as unknown as PoolClient;
  return { pool: { query, connect, options: {} } as unknown as Pool, sent, released };
}

const take = { text: 'update jobs', values: ['worker-1'] };

describe('the queue while the database is away', () => {
  it('repeats what its clock writes, instead of ending the process', async () => {
    const { pool } = scripted([away, broken, { rows: [1] }]);
    expect(await patientPool(pool, () => false).query('insert')).toEqual({ rows: [1] });
  });

  it('passes on what the database refuses', async () => {
    const { pool } = scripted([Object.assign(new Error('no such table'), { code: '42P01' })]);
    await expect(patientPool(pool, () => false).query('insert')).rejects.toThrow('no such table');
  });

  it('reports a finished job on another connection', async () => {
    const { pool, sent, released } = scripted([broken, { rows: [] }]);
    const client = await patientPool(pool, () => false).connect();
    await client.query({ text: 'delete', values: [7] });
    client.release();
    expect(sent).toHaveLength(2);
    expect(released).toEqual([broken, undefined]);
  });

  it('frees a job that was taken without an answer, before it takes the next', async () => {
    const { pool, sent } = scripted([broken, { rows: [] }, { rows: [{ id: 2 }] }]);
    const client = await patientPool(pool, () => false).connect();
    expect(await client.query(take)).toEqual({ rows: [{ id: 2 }] });
    expect(sent).toEqual([take, 'select graphile_worker.force_unlock_workers($1)', take]);
  });

  it('stops waiting when the server stops', async () => {
    let stopping = false;
    const { pool } = scripted([away, away]);
    const patient = patientPool(pool, () => stopping);
    stopping = true;
    expect(await patient.query('insert')).toEqual({ rows: [] });
    await expect((await patient.connect()).query(take)).rejects.toThrow('starting up');
  });
});
