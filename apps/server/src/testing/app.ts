import { afterAll } from 'vitest';
import { testDatabase } from './database/database.ts';
import { openApp, type TestApp, type TestAppOptions } from './open-app.ts';

export type { CallOptions, TestApp, TestAppOptions } from './open-app.ts';

/** The whole server on a separate database per test file, with simulated providers that use the real protocols. */
export async function testApp({ poolSize = 8, ...options }: TestAppOptions = {}): Promise<TestApp> {
  const { test, close } = await openApp(await testDatabase({ poolSize }), options);
  afterAll(close);
  return test;
}
