import { expect, it } from 'vitest';
import { isHomeAddress } from './templates.ts';

it('[O17] a tile links to an app page or a full web address, and executes nothing', () => {
  for (const to of ['', '/sign/home/0?cid=5001', '/conf/1', 'https://example.org/a?b=c'])
    expect(isHomeAddress(to)).toBe(true);
  for (const to of [
    'javascript:alert(1)',
    '//evil.example/x',
    '/\\evil.example',
    'http://example.org',
    'data:text/html,x',
    'conf',
    '/a b',
  ])
    expect(isHomeAddress(to)).toBe(false);
});
