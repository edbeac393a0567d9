import { expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { connect } from '../../db/connection/database.ts';
import { testApp } from '../../testing/app.ts';

const { app, db, ports, config, connection } = await testApp();

it('the process answers on /healthz, and on /readyz once it is ready', async () => {
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', database: true }]);
});

it('reports not ready while starting, and when its database is gone', async () => {
  const gone = connect(connection, { size: 1, nameStatements: false, onError: () => undefined });
  await gone.pool.end();
  const other = { config, ports: { ...ports, simulator: null }, clock: () => new Date() };
  for (const [dependencies, database] of [
    [{ ...other, db, ready: () => false }, true],
    [{ ...other, db: gone.db, ready: () => true }, false],
  ] as const) {
    const started = await buildApp(dependencies);
    const answer = await started.inject('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'not ready', database }]);
    expect((await started.inject('/healthz')).statusCode).toBe(200);
    await started.close();
  }
});
