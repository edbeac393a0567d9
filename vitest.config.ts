import { defineConfig } from 'vitest/config';

// Three kinds of tests. `unit` needs nothing and keeps nothing: its files share the modules they import. `app` are those of the phone and
// the console, whose modules hold the language, the route and the session, so every file reads them anew; a file that needs a page says
// `// @vitest-environment jsdom` on its first line. `api` has a real PostgreSQL: see apps/server/src/testing/database/database.ts.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,tools}/**/*.test.{ts,tsx}'],
          environment: 'node',
          isolate: false,
        },
      },
      {
        test: {
          name: 'app',
          include: ['apps/{attendee,console}/**/*.test.{ts,tsx}'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/server/{src,data}/**/*.test.ts', 'demo/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['apps/server/src/testing/database/global-setup.ts'],
          // The server is read once by each worker, not once for each file; every file has a database and a server of its own. Three
          // on two cores: a test waits for its database for a part of its time.
          isolate: false,
          maxWorkers: 3,
          // After the others, which have another number of workers.
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A busy machine is slower, not wrong.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
