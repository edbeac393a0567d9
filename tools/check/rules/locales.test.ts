import { describe, expect, it } from 'vitest';
import { tree } from '../tree/finding.ts';
import { checkLocales } from './locales.ts';

const zhPath = 'packages/locales/src/zh/hotel.ts';
const enPath = 'packages/locales/src/en/hotel.ts';
const user = { 'apps/attendee/src/lib/use.ts': 'use(t.full, t.left, t.nativeName);' };

function said(zh: string, en: string, more: Record<string, string> = user): string[] {
  const files = {
    [zhPath]: `export const hotel = ${zh} as const;`,
    [enPath]: `export const hotel = ${en} as const;`,
    ...more,
  };
  return checkLocales(tree(files)).map((finding) => finding.message);
}

describe('locales', () => {
  it('have the same keys in both languages', () => {
    expect(
      said(`{ full: '已满', room: { left: '剩 {count} 间' } }`, `{ full: 'Full', room: { left: '{count} left' } }`),
    ).toEqual([]);
    expect(said(`{ full: '已满', left: '剩' }`, `{ full: 'Full' }`)[0]).toContain('“hotel.left” has no English text');
    expect(said(`{ full: '已满' }`, `{ full: 'Full', left: 'Left' }`)[0]).toContain('“hotel.left” has no Chinese text');
    expect(said(`{ full: '已满' }`, `{ full: ' ' }`)[0]).toContain('nothing in the other');
  });

  it('have the same placeholders', () => {
    expect(said(`{ left: '剩 {count} 间' }`, `{ left: '{number} left' }`)[0]).toContain(
      'fills in (number), the Chinese one (count)',
    );
    expect(said(`{ left: (count: number) => 'a' }`, `{ left: (rooms: number) => 'b' }`)[0]).toContain('(rooms)');
    expect(said(`{ left: (count: number) => 'a' }`, `{ left: (count: number) => 'b' }`)).toEqual([]);
  });

  it('have no Chinese in English, except names that stay Chinese', () => {
    expect(said(`{ full: '已满' }`, `{ full: 'Full 已满' }`)[0]).toContain('Chinese characters in English');
    expect(said(`{ nativeName: '中文' }`, `{ nativeName: '中文' }`)).toEqual([]);
  });

  it('have a file in each language', () => {
    const only = checkLocales(tree({ [zhPath]: 'export const hotel = {};' }));
    expect(only[0]?.message).toContain('has no en/hotel.ts');
  });

  it('have no unused text', () => {
    expect(said(`{ full: '已满', gone: '没了' }`, `{ full: 'Full', gone: 'Gone' }`)[0]).toContain(
      '“hotel.gone” is used nowhere',
    );
  });

  it('have a text for every error of the contract', () => {
    const errors = {
      'packages/contract/src/errors.ts': 'export const errors = { room_full: { code: 1 }, ...venueErrors } as const;',
      'packages/contract/src/errors-venue.ts': 'export const venueErrors = { bed_full: { code: 2 } } as const;',
    };
    const texts = (words: string) => ({
      'packages/locales/src/zh/errors.ts': `export const errors = { names: ${words} };`,
      'packages/locales/src/en/errors.ts': `export const errors = { names: ${words} };`,
    });
    const both = checkLocales(tree({ ...errors, ...texts(`{ room_full: 'a', bed_full: 'b' }`) }));
    const one = checkLocales(tree({ ...errors, ...texts(`{ room_full: 'a' }`) }));
    expect(both).toEqual([]);
    expect(one.map((finding) => finding.message).join()).toContain('bed_full');
    expect(one).toHaveLength(2);
  });
});

describe('raw texts', () => {
  const shown = (jsx: string) =>
    checkLocales(tree({ 'apps/attendee/src/features/home/screens/Home.tsx': `export const Home = () => (${jsx});` }));

  it.each([
    '<p>Hello there</p>',
    '<p>你好</p>',
    '<img alt="A room" />',
    '<p>{"Not a word"}</p>',
    '<p title={`房间`} />',
    '<p>{open ? "已满" : "b"}</p>',
  ])('are refused in a screen: %s', (jsx) => expect(shown(jsx)).toHaveLength(1));

  it.each(['<p>{t.full}</p>', '<p> · &nbsp; 3 / 4</p>', '<p className="big one" role="note" />', '<p>{"x"}</p>'])(
    'are not reported without one: %s',
    (jsx) => expect(shown(jsx)).toEqual([]),
  );

  it('in Chinese are refused in the server and the domain as well, but not in tests', () => {
    const words = { 'apps/server/src/features/home/present.ts': 'export const a = "会议";' };
    expect(checkLocales(tree(words))).toHaveLength(1);
    expect(checkLocales(tree({ 'apps/server/src/features/home/present.test.ts': 'const a = "会议";' }))).toEqual([]);
    expect(checkLocales(tree({ 'apps/attendee/src/testing-a.ts': 'export const a = "会议";' }))).toEqual([]);
    expect(checkLocales(tree({ 'packages/domain/src/home/a.ts': 'export const a = /[\\u4e00-\\u9fff]|会/;' }))).toEqual(
      [],
    );
  });
});
