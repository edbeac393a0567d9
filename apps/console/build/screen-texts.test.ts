import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { withTexts } from './screen-texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'screens-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a page opens with its texts: those of its own modules, not those of what it loads later', () => {
  writeFileSync(join(folder, 'Table.tsx'), "export function Table() { return useT('orders')('none'); }");
  writeFileSync(join(folder, 'row.ts'), "export type Row = object; useT('typesOnly');");
  writeFileSync(join(folder, 'Dialog.tsx'), "export const Dialog = () => useT('dialog')('title');");
  writeFileSync(
    join(folder, 'Fees.tsx'),
    [
      "import { Table } from './Table.tsx';",
      "import type { Row } from './row.ts';",
      "const Dialog = lazy(() => import('./Dialog.tsx'));",
      "const t = useT('fees');",
    ].join('\n'),
  );
  const routes = "const load = screen(() => import('./Fees.tsx'), 'Fees');";
  expect(withTexts(routes, join(folder, 'routes.ts'))).toBe(
    `const load = screen(() => import('./Fees.tsx'), 'Fees', ["fees","orders"]);`,
  );
});
