import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sandboxHindrance } from './sandbox.ts';

const bonds = fc.record({
  registrations: fc.boolean(),
  orders: fc.boolean(),
  messages: fc.boolean(),
  keys: fc.boolean(),
});

it('[X1] only an empty conference becomes a sandbox or stops being one; people come before keys', () => {
  fc.assert(
    fc.property(bonds, (has) => {
      const used = has.registrations || has.orders || has.messages;
      expect(sandboxHindrance(has)).toBe(used ? 'used' : has.keys ? 'keys' : null);
    }),
  );
});
