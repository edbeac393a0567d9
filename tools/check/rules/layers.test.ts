import { describe, expect, it } from 'vitest';
import { tree } from '../tree/finding.ts';
import { checkLayers } from './layers.ts';

const said = (path: string, text: string): string =>
  checkLayers(tree({ [path]: text }))
    .map(({ message }) => message)
    .join();

const feature = 'apps/server/src/features/orders';

describe('layers', () => {
  it('commands and queries import no presenter; its types are allowed', () => {
    const text = `import { presentOrder } from '../order/present.ts';`;
    expect(said(`${feature}/refund/commands.ts`, text)).toContain('imports the presenter');
    expect(said(`${feature}/refund/queries-open.ts`, text)).toContain('imports the presenter');
    expect(said(`${feature}/refund/handlers.ts`, text)).toBe('');
    expect(said(`${feature}/refund/commands.ts`, `import type { Card } from '../order/present.ts';`)).toBe('');
  });

  it.each(['claim', 'stock', 'ledger'])('only its own folder writes %s', (table) => {
    expect(said(`${feature}/refund/commands.ts`, `db.insertInto('${table}')`)).toContain(`writes the table ${table}`);
    expect(said(`${feature}/refund/commands.ts`, `db.updateTable(\n  '${table}')`)).toContain('writes the table');
    expect(said(`${feature}/refund/commands.ts`, `sql\`delete from ${table} where id = 1\``)).toContain('writes');
    expect(said(`${feature}/refund/commands.ts`, `db.selectFrom('${table}')`)).toBe('');
    expect(said(`${feature}/refund/refund.test.ts`, `db.insertInto('${table}')`)).toBe('');
    const room = table === 'ledger' ? 'ledger' : 'places';
    expect(said(`apps/server/src/db/${room}/write.ts`, `db.insertInto('${table}')`)).toBe('');
  });
});
