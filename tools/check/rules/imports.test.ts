import { describe, expect, it } from 'vitest';
import { tree } from '../tree/finding.ts';
import { checkImports } from './imports.ts';

const manifests = {
  'package.json': JSON.stringify({ name: 'house', devDependencies: { vitest: '4.0.0' } }),
  'packages/contract/package.json': manifest('contract', ['valibot'], './src/*'),
  'packages/domain/package.json': manifest('domain', ['@meetingapp/contract', 'react'], './src/*'),
  'packages/sheets/package.json': manifest('sheets', ['@meetingapp/domain'], './src/*'),
  'packages/ui/package.json': manifest('ui', ['react'], './src/*'),
  'apps/server/package.json': manifest('server', ['@meetingapp/domain', '@meetingapp/contract', 'kysely'], './src/*'),
  'apps/attendee/package.json': manifest('attendee', ['@meetingapp/contract', '@meetingapp/ui', 'react'], './src/*'),
  'demo/package.json': manifest('demo', ['@meetingapp/server'], './*'),
};

function manifest(name: string, dependencies: readonly string[], behind: string): string {
  const declared = Object.fromEntries(dependencies.map((one) => [one, '1.0.0']));
  return JSON.stringify({ name: `@meetingapp/${name}`, exports: { './*': behind }, dependencies: declared });
}

/** Messages of the check for one file. */
function said(path: string, text: string): string[] {
  return checkImports(tree({ ...manifests, [path]: text })).map((finding) => finding.message);
}

const table: readonly (readonly [why: string, path: string, right: string, broken: string])[] = [
  [
    'the contract stands on the schema library alone',
    'packages/contract/src/home.ts',
    `import * as v from 'valibot';`,
    `import { rule } from '@meetingapp/domain/home/rule.ts';`,
  ],
  [
    'the domain takes only types of the contract',
    'packages/domain/src/home/rule.ts',
    `import type { A } from '@meetingapp/contract/home.ts';`,
    `import { a } from '@meetingapp/contract/home.ts';`,
  ],
  [
    'the domain knows no React',
    'packages/domain/src/home/rule.ts',
    `import { b } from './other.ts';`,
    `import { useState } from 'react';`,
  ],
  [
    'the domain knows no Node',
    'packages/domain/src/home/rule.ts',
    `import { b } from '../agenda/b.ts';`,
    `import { readFileSync } from 'node:fs';`,
  ],
  [
    'sheets stand on Node and know nothing of ours',
    'packages/sheets/src/read.ts',
    `import { open } from 'node:fs/promises';`,
    `import { rule } from '@meetingapp/domain/home/rule.ts';`,
  ],
  [
    'the kit knows no call',
    'packages/ui/src/Button.tsx',
    `import { useState } from 'react';`,
    `import { home } from '@meetingapp/contract/home.ts';`,
  ],
  [
    'a feature of the server reads another only by its queries',
    'apps/server/src/features/home/handlers.ts',
    `import { find } from '../hotel/queries-rooms.ts';`,
    `import { book } from '../hotel/commands.ts';`,
  ],
  [
    'a feature of the server leaves another’s handlers alone',
    'apps/server/src/features/home/handlers.ts',
    `import { show } from '../hotel/present.ts';`,
    `import { handlers } from '../hotel/handlers.ts';`,
  ],
  [
    'the database stays in queries and commands',
    'apps/server/src/features/home/handlers.ts',
    `import type { Database } from '../../db/database.ts';`,
    `import { pool } from '../../db/pool.ts';`,
  ],
  [
    'the query builder stays in queries and commands',
    'apps/server/src/features/home/present.ts',
    `import type { Selectable } from 'kysely';`,
    `import { sql } from 'kysely';`,
  ],
  [
    'a port knows no feature',
    'apps/server/src/ports/mail/mail.ts',
    `import { b } from '../sms/sms.ts';`,
    `import { find } from '../../features/home/queries.ts';`,
  ],
  [
    'the product does not stand on the demo',
    'apps/server/src/app.ts',
    `import { bind } from './http/bind.ts';`,
    `import { seed } from '../../../demo/seed.ts';`,
  ],
  [
    'a screen stays in its feature',
    'apps/attendee/src/features/home/screens/Home.tsx',
    `import { Tile } from '../parts/Tile.tsx';`,
    `import { Room } from '../../hotel/parts/Room.tsx';`,
  ],
  [
    'a screen does not reach into the shell',
    'apps/attendee/src/features/home/screens/Home.tsx',
    `import { t } from '../../../lib/t.ts';`,
    `import { router } from '../../../app/router.ts';`,
  ],
  [
    'an app imports no other app',
    'apps/attendee/src/lib/call.ts',
    `import { Button } from '@meetingapp/ui/Button.tsx';`,
    `import { x } from '../../../console/src/lib/x.ts';`,
  ],
];

describe('imports', () => {
  it.each(table)('%s', (_why, path, right, broken) => {
    expect(said(path, right)).toEqual([]);
    expect(said(path, broken)).toHaveLength(1);
  });

  it('allows queries and commands to use the database', () => {
    for (const name of ['queries', 'commands-booking'])
      expect(
        said(
          `apps/server/src/features/home/${name}.ts`,
          `import { sql } from 'kysely';\nimport { p } from '../../db/pool.ts';`,
        ),
      ).toEqual([]);
  });

  it('allows the program to load the demo lazily, and only lazily', () => {
    const declared = { 'apps/server/package.json': manifest('server', ['@meetingapp/demo'], './src/*') };
    const main = (text: string) => checkImports(tree({ ...manifests, ...declared, 'apps/server/src/main.ts': text }));
    expect(main(`const seed = () => import('@meetingapp/demo/seed.ts');`)).toEqual([]);
    expect(main(`import { seed } from '@meetingapp/demo/seed.ts';`)).toHaveLength(1);
  });

  it('allows tests of the server to use the demo, but not the code itself', () => {
    const text = `import { vitest } from 'vitest';\nimport { seed } from '../../testing/database.ts';`;
    expect(said('apps/server/src/features/home/handlers.test.ts', text)).toEqual([]);
    expect(said('apps/server/src/features/home/handlers.ts', text).length).toBeGreaterThan(0);
  });

  it('leaves the helpers of tests to tests', () => {
    const text = `import { rows } from './testing-rows.ts';`;
    for (const path of ['rows.test.ts', 'testing-zip.ts'])
      expect(said(`packages/sheets/src/${path}`, text)).toEqual([]);
    expect(said('packages/sheets/src/rows.ts', text)[0]).toContain('only tests may import');
  });

  it('detects re-exports and dynamic imports, too', () => {
    expect(said('packages/ui/src/Button.tsx', `export { home } from '@meetingapp/contract/home.ts';`)).toHaveLength(1);
    expect(
      said('packages/ui/src/Button.tsx', `const home = () => import('@meetingapp/contract/home.ts');`),
    ).toHaveLength(1);
  });

  it('refuses a package that the workspace does not declare', () => {
    const [message] = said('apps/server/src/http/bind.ts', `import fastify from 'fastify';`);
    expect(message).toContain('fastify is not declared in apps/server/package.json');
    expect(said('apps/server/src/http/bind.ts', `import { sql } from 'kysely';`)).toEqual([]);
  });

  it('refuses a relative path into another package', () => {
    expect(
      said('apps/server/src/http/bind.ts', `import { x } from '../../../../packages/domain/src/home/x.ts';`)[0],
    ).toContain('@meetingapp/domain');
  });

  it('suggests a fix with every refusal', () => {
    for (const [, path, , broken] of table) expect(said(path, broken)[0]).toMatch(/\. .+\.$/);
  });
});
