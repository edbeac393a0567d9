import fc from 'fast-check';
import { fromHtml } from 'hast-util-from-html';
import { describe, expect, it } from 'vitest';
import { emptyTags, keptAttributes, linkSchemes, plainTags } from '@meetingapp/domain/staff-html.ts';
import { cleanHtml } from './clean-html.ts';

const allowed = new Set<string>([...plainTags, ...emptyTags, ...Object.keys(keptAttributes)]);

type Piece = ReturnType<typeof fromHtml>['children'][number];

/** What stands in a cleaned text that must not, as a browser would read it. */
function leftovers(html: string): string[] {
  const faultsOf = (piece: Piece): string[] => {
    if (piece.type !== 'element') return piece.type === 'text' ? [] : [piece.type];
    const may = (keptAttributes as Record<string, readonly string[]>)[piece.tagName] ?? [];
    const attributes = Object.entries(piece.properties).flatMap(([name, value]) => {
      const scheme = /^([a-z][a-z0-9+.-]*):/i.exec([...String(value)].filter((letter) => letter > ' ').join(''))?.[1];
      const leads = name === 'alt' || scheme === undefined || linkSchemes.some((one) => one === scheme.toLowerCase());
      return may.includes(name) && leads ? [] : [`${piece.tagName} ${name}=${String(value)}`];
    });
    return [...(allowed.has(piece.tagName) ? [] : [piece.tagName]), ...attributes, ...piece.children.flatMap(faultsOf)];
  };
  return fromHtml(html, { fragment: true }).children.flatMap((piece) => faultsOf(piece as Piece));
}

describe('text by staff', () => {
  it.each([
    '<p>一<b>二</b><br>三</p><ul><li>四</li></ul>',
    '<h2>日程</h2><blockquote>a &amp; b &lt; c</blockquote><hr>',
    '<table><thead><tr><th>费用</th></tr></thead><tbody><tr><td>1,200</td></tr></tbody></table>',
    '<a href="https://example.org/a?b=1&amp;c=2">x</a><a href="/meetingapp/conf/3">y</a>',
    '<img src="/files/a.webp" alt="图">',
    'CO<sub>2</sub>, 10<sup>3</sup>, <em>in vitro</em>',
    'no markup at all',
    '',
  ])('that is harmless stays as it was: %s', (html) => {
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
  ])('of %s leaves %s', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
    expect(cleanHtml(html)).toBe(clean);
  });

  it('that is nested without end is shown as its letters', () => {
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

  it('never runs, loads or restyles anything, whatever was written, and is the same cleaned again', () => {
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
