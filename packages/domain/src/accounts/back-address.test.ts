import fc from 'fast-check';
import { expect, it } from 'vitest';
import { backAddress } from './back-address.ts';

const origin = 'https://meeting.example';

it('returns to the previous page, with query and fragment', () => {
  expect(backAddress('/meetingapp/sign/order?cid=1#top', origin)).toBe('/meetingapp/sign/order?cid=1#top');
  expect(backAddress('https://meeting.example/meetingapp/', origin)).toBe('/meetingapp/');
});

it.each([
  '//evil.example',
  'https://evil.example/',
  'https://meeting.example@evil.example/',
  'https://meeting.example.evil.example/',
  'http://meeting.example/',
  'https://meeting.example:444/',
  'javascript:alert(1)',
  'data:text/html,x',
  '\\\\evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\u0000/evil',
  '/..//evil.example',
  '/a/../..//evil.example',
  'https://meeting.example//evil.example',
  '',
])('never leaves the site: %s', (address) => expect(backAddress(address, origin)).toBeNull());

it('for any input, a browser that follows the result stays on the same origin', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '..',
    '.',
    ':',
    '@',
    'evil.example',
    'https:',
    'javascript:',
    '?',
    '#',
    '%2f',
    '\t',
    'a',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 7 }), (pieces) => {
      const path = backAddress(pieces.join(''), origin);
      if (path !== null) expect(new URL(path, `${origin}/meetingapp/x`).origin).toBe(origin);
    }),
    { numRuns: 2000 },
  );
});
