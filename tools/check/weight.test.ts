import { describe, expect, it } from 'vitest';
import { tree } from './finding.ts';
import { checkWeight } from './weight.ts';

const files = {
  'package.json': JSON.stringify({ name: 'house' }),
  'packages/contract/package.json': JSON.stringify({ name: '@meetingapp/contract', exports: { './*': './src/*' } }),
  'packages/domain/package.json': JSON.stringify({ name: '@meetingapp/domain', exports: { './*': './src/*' } }),
  'packages/contract/src/home.ts': `import * as v from 'valibot';\nexport const home = v.object({});`,
  'packages/contract/src/paths.ts': `export const paths = {};`,
  'packages/domain/src/home/rule.ts': `import { home } from '@meetingapp/contract/home.ts';`,
};
const said = (text: string) =>
  checkWeight(tree({ ...files, 'apps/attendee/src/lib/call.ts': text })).map(
    (finding) => `${finding.path} ${finding.message}`,
  );

describe('weight', () => {
  it('the phone takes types of a call and plain tables, never the schemas', () => {
    expect(
      said(
        `import type { home } from '@meetingapp/contract/home.ts';\nimport { paths } from '@meetingapp/contract/paths.ts';`,
      ),
    ).toEqual([]);
    expect(said(`import { home } from '@meetingapp/contract/home.ts';`)[0]).toContain('brings valibot to the phone');
    expect(said(`import * as v from 'valibot';`)[0]).toContain('brings valibot to the phone');
  });

  it('also not through another package or by a late import', () => {
    expect(said(`import { rule } from '@meetingapp/domain/home/rule.ts';`)[0]).toContain(
      'packages/domain/src/home/rule.ts',
    );
    expect(said(`const a = () => import('@meetingapp/contract/home.ts');`)).toHaveLength(1);
  });
});
