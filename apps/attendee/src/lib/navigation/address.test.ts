// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { addressOf, parseSearch, readAddress, stringifySearch, withRetained } from './address.ts';

it('[T13] reads a query as it was written: numbers stay text, code and state stay unchanged', () => {
  expect(parseSearch('?cid=1&code=0012&state=a%2Bb')).toEqual({ cid: '1', code: '0012', state: 'a+b' });
  expect(stringifySearch({ cid: '1', none: undefined, state: 'a+b' })).toBe('?cid=1&state=a%2Bb');
});

it('[T5][T6] language and source code are carried along, unless the new address sets them', () => {
  const present = { lang: 'en', sourceCode: 'hall', page: '2' };
  expect(withRetained({ order: '5' }, present)).toEqual({ order: '5', lang: 'en', sourceCode: 'hall' });
  expect(withRetained({ lang: 'ch' }, present)).toEqual({ lang: 'ch', sourceCode: 'hall' });
  expect(addressOf('conf', { id: 3 }, {}, present)).toBe('/meetingapp/conf/3?lang=en&sourceCode=hall');
});

it('distinguishes internal from external links in staff text, and follows nothing else', () => {
  expect(readAddress('/conf/3?x=1#when', { lang: 'en' })).toEqual({ inside: '/meetingapp/conf/3?x=1&lang=en#when' });
  expect(readAddress('/meetingapp/conf/3', {})).toEqual({ inside: '/meetingapp/conf/3' });
  expect(readAddress('https://society.example/a', {})).toEqual({ outside: 'https://society.example/a' });
  expect(readAddress('/files/ab/01.pdf', { lang: 'en' })).toEqual({
    inside: '/meetingapp/pdfview?file=%2Ffiles%2Fab%2F01.pdf&save=1&lang=en',
  });
  expect(readAddress('/verify', { lang: 'en' })).toEqual({ outside: '/meetingapp/verify?lang=en' });
  expect(readAddress('/files/ab/01.xlsx', {})).toEqual({ outside: '/files/ab/01.xlsx' });
  for (const bad of ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'conf/3', ''])
    expect(readAddress(bad, {})).toBeNull();
});
