import { describe, expect, it } from 'vitest';
import { tree } from '../tree/finding.ts';
import { checkRooms } from './rooms.ts';

function said(folder: string, count: number, name = (at: number) => `commands-${at}.ts`): string {
  const files = Array.from({ length: count }, (_, at) => [`${folder}/${name(at)}`, 'export {};'] as const);
  return checkRooms(tree(Object.fromEntries(files)))
    .map(({ message }) => message)
    .join();
}

describe('folders', () => {
  it('contain at most 24 product files, wherever they are', () => {
    expect(said('packages/ui/src/forms', 24)).toBe('');
    expect(said('packages/ui/src/forms', 25)).toContain('has 25 product files');
  });

  it('of a feature without nouns contain at most 14 on the server', () => {
    expect(said('apps/server/src/features/hotel', 14)).toBe('');
    expect(said('apps/server/src/features/hotel', 15)).toContain('without nouns');
    expect(said('apps/server/src/features/orders/refund', 15)).toBe('');
  });

  it('do not count tests', () => {
    expect(said('packages/ui/src/forms', 40, (at) => `a${at}.test.ts`)).toBe('');
    expect(said('e2e/orders', 40, (at) => `a${at}.e2e.ts`)).toBe('');
  });
});
