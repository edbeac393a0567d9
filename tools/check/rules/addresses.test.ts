import { describe, expect, it } from 'vitest';
import { checkAddresses } from './addresses.ts';
import { tree } from '../tree/finding.ts';

const paths = `export const paths = {
  order: '/sign/order',
  signHome: '/sign/home/:opFlag',
  live: '/livedetails/:xqid?',
} as const;`;

function said(path: string, text: string): string[] {
  return checkAddresses(tree({ 'packages/contract/src/paths.ts': paths, [path]: text })).map(
    (finding) => finding.message,
  );
}

describe('addresses', () => {
  it.each([`const a = '/meetingapp/sign/order';`, 'const a = `/meetingapp/${b}`;', `const a = '/meetingapp';`])(
    'are not hard-coded anywhere in the product: %s',
    (text) => {
      expect(said('apps/server/src/http/painting/pages.ts', text)).toHaveLength(1);
      expect(said('apps/attendee/src/lib/link.ts', text)).toHaveLength(1);
    },
  );

  it.each([`go('/sign/order');`, 'go(`/sign/home/${flag}`);', `go('/sign/home/0?lang=en');`, `go('/livedetails');`])(
    'of the path table are built from it: %s',
    (text) => expect(said('apps/attendee/src/features/registration/view.ts', text)).toHaveLength(1),
  );

  it('of other sites are ignored', () => {
    expect(
      said('apps/attendee/src/features/registration/view.ts', `go('/medapp/api/x'); go('/sign/order/more/of/it');`),
    ).toEqual([]);
    expect(said('apps/server/src/http/painting/pages.test.ts', `get('/meetingapp/');`)).toEqual([]);
  });
});
