import { describe, expect, it } from 'vitest';
import { tree } from '../tree/finding.ts';
import { checkWeight } from './weight.ts';

const files = {
  'package.json': JSON.stringify({ name: 'house' }),
  'packages/contract/package.json': JSON.stringify({ name: '@meetingapp/contract', exports: { './*': './src/*' } }),
  'packages/domain/package.json': JSON.stringify({ name: '@meetingapp/domain', exports: { './*': './src/*' } }),
  'packages/contract/src/home/home.ts': `import * as v from 'valibot';\nexport const home = v.object({});`,
  'packages/domain/src/home/rule.ts': `import * as v from 'valibot';`,
  'apps/console/src/lib/rule.ts': `import { Button } from 'antd';\nimport * as v from 'valibot';`,
};
const said = (text: string) =>
  checkWeight(tree({ ...files, 'apps/attendee/src/lib/calls/call.ts': text })).map(
    (finding) => `${finding.path} ${finding.message}`,
  );

describe('bundle weight', () => {
  it('keeps the schema library and the console’s UI kit out of the phone', () => {
    expect(said(`import * as v from 'valibot';`)[0]).toContain('brings valibot to the phone');
    expect(said(`import { Button } from 'antd';`)[0]).toContain('brings antd to the phone');
    expect(said(`import type { Schema } from 'valibot';`)).toEqual([]);
  });

  it('also when they are imported through another package or lazily', () => {
    expect(said(`import { rule } from '@meetingapp/domain/home/rule.ts';`)[0]).toContain(
      'packages/domain/src/home/rule.ts',
    );
    expect(said(`const a = () => import('@meetingapp/domain/home/rule.ts');`)).toHaveLength(1);
  });

  it('allows calls of the contract, which the build strips', () => {
    expect(said(`import { home } from '@meetingapp/contract/home/home.ts';`)).toEqual([]);
  });
});
