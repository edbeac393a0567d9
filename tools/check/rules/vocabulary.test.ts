import { describe, expect, it } from 'vitest';
import { tree } from '../tree/finding.ts';
import { checkVocabulary } from './vocabulary.ts';

function said(path: string, text = 'export const a = 1;'): string[] {
  return checkVocabulary(tree({ [path]: text })).map((finding) => finding.message);
}

const right = [
  'apps/server/src/features/hotel/stay/handlers.ts',
  'apps/server/src/features/hotel/queries-rooms.ts',
  'apps/server/src/features/hotel/sells-the-last-bed.test.ts',
  'apps/server/src/db/connection/pool.ts',
  'apps/attendee/src/features/hotel/routes.ts',
  'apps/attendee/src/features/hotel/parts/room-row.ts',
  'apps/attendee/src/features/home/blocks/banner.css',
  'apps/console/src/features/staff/data.ts',
  'packages/contract/src/registration/wizard.ts',
  'packages/contract/src/paths.ts',
  'packages/domain/src/hotel/check-stay.ts',
  'packages/locales/src/zh/hotel/hotel.ts',
];

const wrong = [
  ['apps/server/src/features/hotels/handlers.ts', 'is not a feature'],
  ['packages/domain/src/booking/check.ts', 'is not a feature'],
  ['apps/server/src/features/hotel/service.ts', 'handlers, queries, commands'],
  ['apps/server/src/features/hotel/rules/stay.ts', 'handlers, queries, commands'],
  ['apps/server/src/features/handlers.ts', 'belongs into a feature'],
  ['apps/server/src/services/mailer.ts', 'the server has'],
  ['apps/attendee/src/features/hotel/RoomRow.tsx', 'screens/, parts/'],
  ['apps/attendee/src/features/hotel/components/RoomRow.tsx', 'screens/, parts/'],
  ['apps/attendee/src/store/session.ts', 'an app has'],
  ['apps/attendee/src/lib/index.ts', 'says nothing'],
  ['apps/attendee/src/lib/utils.ts', 'says nothing'],
  ['packages/ui/src/hooks.ts', 'says nothing'],
  ['packages/domain/src/hotel/checkStay.ts', 'kebab-case'],
  ['packages/contract/src/booking.ts', 'one file per feature'],
  ['packages/locales/src/fr/hotel.ts', 'zh/ and en/'],
] as const;

describe('vocabulary', () => {
  it.each(right)('accepts %s', (path) => expect(said(path)).toEqual([]));

  it.each(wrong)('refuses %s', (path, words) => expect(said(path).join()).toContain(words));

  it('refuses a barrel, and a file that only re-exports', () => {
    expect(said('packages/ui/src/kit.ts', `export * from '../Button.tsx';\nexport const a = 1;`)[0]).toContain(
      'barrel',
    );
    expect(said('packages/ui/src/kit.ts', `export { Button } from '../Button.tsx';`)[0]).toContain('barrel');
    expect(said('packages/ui/src/kit.ts', `export type { A } from '../a.ts';\nexport const b = 1;`)).toEqual([]);
  });

  it('requires a component’s file to have the component’s name', () => {
    expect(said('packages/ui/src/actions/Button.tsx', 'export function Button() { return null; }')).toEqual([]);
    expect(said('packages/ui/src/actions/Button.tsx', 'export function Knob() { return null; }')[0]).toContain(
      'exports no Button',
    );
  });
});
