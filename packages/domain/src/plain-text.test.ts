import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlAsText, isFormatted, plainAsHtml } from './plain-text.ts';

describe('[S12] [S4] a text from before the editor existed', () => {
  it('keeps its paragraphs, its lines and its special characters', () => {
    expect(plainAsHtml('一\n二\n\np < 0.05 & more\n')).toBe('<p>一<br>二</p><p>p &lt; 0.05 & more</p>');
    expect(plainAsHtml('a\r\n\r\nb')).toBe('<p>a</p><p>b</p>');
  });

  it('has headings for its numbered paragraphs, if it is an agreement', () => {
    const text = '1. About\n\n2.5 mg a day\nor less\n\n三\n\n2、账号';
    expect(plainAsHtml(text, { headings: true })).toBe(
      '<h2>1. About</h2><p>2.5 mg a day<br>or less</p><p>三</p><h2>2、账号</h2>',
    );
    expect(plainAsHtml('1. About\n\nb')).toBe('<p>1. About</p><p>b</p>');
  });

  it.each(['', 'one line, R&D', '<p>a</p>\n\n<p>b</p>', 'a<br>\nb', '<!-- x -->\na'])('stays unchanged: %s', (text) => {
    expect(plainAsHtml(text, { headings: true })).toBe(text);
  });

  it('conversion is idempotent', () => {
    const once = plainAsHtml('a\nb\n\nc');
    expect(plainAsHtml(once)).toBe(once);
  });
});

describe('[S50] [S42] the plain text of a text from the editor', () => {
  it('is in lines, with bullets before the items of a list', () => {
    expect(
      htmlAsText(
        '<h2>主席</h2><p>A &amp; B,&nbsp;p &lt; 0.05<br>two</p><ul><li><p>one</p></li><li>two</li></ul><p>end</p>',
      ),
    ).toBe('主席\n\nA & B, p < 0.05\ntwo\n\n· one\n· two\n\nend');
    expect(htmlAsText('<table><tr><th>a</th><td>b</td></tr><tr><td>c</td></tr></table>')).toBe('a b\nc');
    expect(htmlAsText('<p>see <a href="https://a.example/?x=1>2">there</a> &#x4e2d;&#23383; &unknown;</p>')).toBe(
      'see there 中字 &unknown;',
    );
  });

  it('is unchanged when nobody used an editor', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/<\/?[a-z]|<!--/i.test(text));
        expect(htmlAsText(text)).toBe(text);
      }),
    );
  });

  it('equals the lines that became HTML', () => {
    const line = fc
      .stringMatching(/^[^\s<>&](?:[^\n\r<>&\t]{0,20}[^\s<>&])?$/)
      .map((one) => one.replaceAll(/\s+/g, ' ').trim());
    fc.assert(
      fc.property(fc.array(line, { minLength: 2, maxLength: 6 }), (lines) => {
        fc.pre(lines.every((one) => one !== '' && !one.startsWith('·')));
        expect(htmlAsText(plainAsHtml(lines.join('\n')))).toBe(lines.join('\n'));
      }),
    );
  });

  it('is found in linear time, whatever is written', () => {
    const began = performance.now();
    for (const part of ['<a "', "<a '", '<p', '<!--', '&#x', '<a href="x" '])
      htmlAsText(`<p></p>${part.repeat(20_000)}`);
    expect(performance.now() - began).toBeLessThan(3000);
  });

  it('is complete when there are only paragraphs', () => {
    expect(isFormatted('<p>a<br>b</p>')).toBe(false);
    expect(isFormatted('<p>a <b>b</b></p>')).toBe(true);
    expect(isFormatted('<p><img src="/files/a.jpg"></p>')).toBe(true);
  });
});
