import { describe, expect, it } from 'vitest';
import { checkCycles } from './cycles.ts';
import { tree } from './finding.ts';

const manifests = {
  'package.json': JSON.stringify({ name: 'house' }),
  'packages/domain/package.json': JSON.stringify({ name: '@meetingapp/domain', exports: { './*': './src/*' } }),
};

function circles(files: Record<string, string>): string[] {
  return checkCycles(tree({ ...manifests, ...files })).map((finding) => finding.message);
}

describe('cycles', () => {
  it('are found through other files and across packages', () => {
    const found = circles({
      'packages/domain/src/a.ts': `import { b } from './b.ts';`,
      'packages/domain/src/b.ts': `export { c } from './c.ts';`,
      'packages/domain/src/c.ts': `import type { A } from '@meetingapp/domain/a.ts';`,
      'packages/domain/src/d.ts': `import { a } from './a.ts';`,
    });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('packages/domain/src/a.ts → packages/domain/src/b.ts → packages/domain/src/c.ts');
    expect(found[0]).not.toContain('d.ts');
  });

  it('are not seen where one file is used twice, or loads another later', () => {
    const found = circles({
      'packages/domain/src/a.ts': `import { b } from './b.ts';\nimport { c } from './c.ts';`,
      'packages/domain/src/b.ts': `import { c } from './c.ts';`,
      'packages/domain/src/c.ts': `export const later = () => import('./a.ts');`,
    });
    expect(found).toEqual([]);
  });

  it('of two apart are two', () => {
    const pair = (one: string, two: string) => ({
      [`packages/domain/src/${one}.ts`]: `import './${two}.ts';`,
      [`packages/domain/src/${two}.ts`]: `import './${one}.ts';`,
    });
    expect(circles({ ...pair('a', 'b'), ...pair('c', 'd') })).toHaveLength(2);
  });
});
