import type { TestProject } from 'vitest/node';
import { createMigrated, scratchServer } from './scratch.ts';
import { onServer } from './server.ts';

/** One server for the whole run (`TEST_DATABASE_URL`, or a temporary one) with one migrated database as template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const { server, stop } =
    given === undefined || given === ''
      ? await scratchServer()
      : { server: { url: given }, stop: async () => undefined };
  const template = `template_${process.pid}_${Date.now().toString(36)}`;
  try {
    await createMigrated(server, template);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('database', { server, template });
  return async () => {
    await onServer(server, `drop database if exists ${template} with (force)`);
    await stop();
  };
}
