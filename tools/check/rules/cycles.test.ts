import { describe, expect, it } from 'vitest';
import { checkCycles } from './cycles.ts';
import { tree } from '../tree/finding.ts';

const manifests = {
  'package.json': JSON.stringify({ name: 'house' }),
  'packages/domain/package.json': JSON.stringify({ name: '@meetingapp/domain', exports: { './*': './src/*' } }),
};

function circles(files: Record<string, string>): string[] {
  return checkCycles(tree({ ...manifests, ...files })).map((finding) => finding.message);
}

describe('import cycles', () => {
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

  it('are not reported for a file used twice, or loaded later', () => {
    const found = circles({
      'packages/domain/src/a.ts': `import { b } from './b.ts';\nimport { c } from './c.ts';`,
      'packages/domain/src/b.ts': `import { c } from './c.ts';`,
      'packages/domain/src/c.ts': `export const later = () => import('./a.ts');`,
    });
    expect(found).toEqual([]);
  });

  it('are counted separately when disjoint', () => {
    const pair = (one: string, two: string) => ({
      [`packages/domain/src/${one}.ts`]: `import './${two}.ts';`,
      [`packages/domain/src/${two}.ts`]: `import './${one}.ts';`,
    });
    expect(circles({ ...pair('a', 'b'), ...pair('c', 'd') })).toHaveLength(2);
  });

  it('between features are found without a cycle of files', () => {
    const found = circles({
      'apps/server/src/features/hotel/handlers.ts': `import { pay } from '../orders/queries.ts';`,
      'apps/server/src/features/orders/queries.ts': `export const pay = 1;`,
      'apps/server/src/features/orders/handlers.ts': `import { rooms } from '../hotel/queries.ts';`,
      'apps/server/src/features/hotel/queries.ts': `export const rooms = 1;`,
    });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('server/features/hotel → server/features/orders');
  });

  it('between nouns of one feature are found; its root and types are ignored', () => {
    const files = {
      'apps/server/src/features/orders/refund/commands.ts': `import { a } from '../invoice/queries.ts';`,
      'apps/server/src/features/orders/invoice/queries.ts': `export const a = 1;`,
      'apps/server/src/features/orders/refund/queries.ts': `export const b = 1;`,
      'apps/server/src/features/orders/handlers.ts': `import { b } from './refund/queries.ts';`,
    };
    const back = (text: string) => ({ 'apps/server/src/features/orders/invoice/commands.ts': text });
    expect(circles({ ...files, ...back(`import { b } from '../refund/queries.ts';`) })[0]).toContain('orders/refund');
    expect(circles({ ...files, ...back(`import type { B } from '../refund/queries.ts';`) })).toEqual([]);
  });
});
