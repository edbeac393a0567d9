import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leftovers } from '../../testing/hostile/html-leftovers.ts';
import { cleanHtml } from './clean-html.ts';

describe('staff text', () => {
  it.each([
    '<p>一<b>二</b><br>三</p><ul><li>四</li></ul>',
    '<h2>日程</h2><blockquote>a &amp; b &lt; c</blockquote><hr>',
    '<table><thead><tr><th>费用</th></tr></thead><tbody><tr><td>1,200</td></tr></tbody></table>',
    '<a href="https://example.org/a?b=1&amp;c=2">x</a><a href="/meetingapp/conf/3">y</a>',
    '<img src="/files/a.webp" alt="图">',
    'CO<sub>2</sub>, 10<sup>3</sup>, <em>in vitro</em>',
    'no markup at all',
    '',
  ])('that is harmless stays unchanged: %s', (html) => {
    expect(cleanHtml(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>a', 'a'],
    ['<p onclick="alert(1)" style="position:fixed" class="x">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>', '<img src="x">'],
    ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', '<img>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" jAvA&#x73;cript&colon;alert(1)">x</a>', '<a>x</a>'],
    ['<a href="java\tscript:alert(1)">x</a>', '<a>x</a>'],
    ['<svg><script>alert(1)</script></svg>b', 'b'],
    ['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>c', 'c'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>d', 'd'],
    ['<form action="/x"><input name=password><button>e</button></form>', 'e'],
    ['<section><custom-thing>f</custom-thing></section>', 'f'],
    ['<!-- <script>alert(1)</script> -->g', 'g'],
    ['<scr<script>ipt>alert(1)</script>', 'ipt>alert(1)'],
    ['<p>h', '<p>h</p>'],
  ])('of %s becomes %s', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
    expect(cleanHtml(html)).toBe(clean);
  });

  it('without markup keeps its paragraphs and its lines', () => {
    expect(cleanHtml('一\n二\n\np < 0.05')).toBe('<p>一<br>二</p><p>p &lt; 0.05</p>');
  });

  it('nested without end is shown as plain text', () => {
    expect(leftovers(cleanHtml('<b>'.repeat(20_000)))).toEqual([]);
  });

  const pieces = fc.constantFrom(
    '<',
    '>',
    '/',
    '"',
    "'",
    '=',
    ' ',
    '&',
    ';',
    ':',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '\0',
    '\t',
    '\n',
    'script',
    'svg',
    'style',
    'math',
    'iframe',
    'img',
    'a',
    'p',
    'b',
    'table',
    'title',
    'noscript',
    'textarea',
    'onerror',
    'onclick',
    'href',
    'src',
    'style',
    'srcdoc',
    'javascript',
    'java&#x09;script',
    'data',
    'alert(1)',
    '<script>',
    '</script>',
    '<img src=x ',
    '<a href="',
    '<p onclick="',
    '<svg>',
    '</svg>',
    '<style>',
    '</style>',
    '字',
    'https://example.org',
  );
  const soup = fc
    .array(fc.oneof(pieces, fc.string({ maxLength: 3 })), { maxLength: 30 })
    .map((parts) => parts.join(''));

  it('never runs, loads or restyles anything, whatever was written, and cleaning is idempotent', () => {
    fc.assert(
      fc.property(soup, (html) => {
        const clean = cleanHtml(html);
        expect(leftovers(clean)).toEqual([]);
        expect(cleanHtml(clean)).toBe(clean);
      }),
      { numRuns: 2000 },
    );
  });
});
