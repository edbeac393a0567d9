import { describe, expect, it } from 'vitest';
import { plainAsHtml } from './plain-text.ts';

describe('[S12] [S4] a text that was typed before there was an editor', () => {
  it('keeps its paragraphs, its lines and its signs', () => {
    expect(plainAsHtml('一\n二\n\np < 0.05 & more\n')).toBe('<p>一<br>二</p><p>p &lt; 0.05 & more</p>');
    expect(plainAsHtml('a\r\n\r\nb')).toBe('<p>a</p><p>b</p>');
  });

  it('has headings where its paragraphs are numbered, if it is an agreement', () => {
    const text = '1. About\n\n2.5 mg a day\nor less\n\n三\n\n2、账号';
    expect(plainAsHtml(text, { headings: true })).toBe(
      '<h2>1. About</h2><p>2.5 mg a day<br>or less</p><p>三</p><h2>2、账号</h2>',
    );
    expect(plainAsHtml('1. About\n\nb')).toBe('<p>1. About</p><p>b</p>');
  });

  it.each(['', 'one line, R&D', '<p>a</p>\n\n<p>b</p>', 'a<br>\nb', '<!-- x -->\na'])('stays as it is: %s', (text) => {
    expect(plainAsHtml(text, { headings: true })).toBe(text);
  });

  it('is the same made twice', () => {
    const once = plainAsHtml('a\nb\n\nc');
    expect(plainAsHtml(once)).toBe(once);
  });
});
