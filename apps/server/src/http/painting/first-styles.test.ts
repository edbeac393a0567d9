import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { namesIn, readSheet, rulesFor } from './first-styles.ts';
import { inlineStyles } from './inline-styles.ts';

const page = namesIn(
  '<html lang="en"><body><div id="root"><main class="home wide" data-layout="one"><a href="/x" aria-current="page">A</a><img alt=""/></main></div>',
);
const kept = (css: string): string => rulesFor(readSheet(css), page);

describe('the rules that a painted page needs', () => {
  it.each([
    ['of its elements', '.home{color:red}#root{color:red}main>a,.none{color:red}*,:before{margin:0}'],
    ['in any state of them', '.home:hover:not(.off){top:0}a:focus-visible:after{top:0}.home:nth-child(2){top:0}'],
    [
      'by their attributes',
      '[data-layout=one] a{top:0}a[aria-current]{top:0}html[lang^=e]{top:0}details[open],a[open]{top:0}',
    ],
    ['by one of several selectors', ':is(.none,.home) a{top:0}html:has(.none,.wide){top:0}'],
    ['of fonts and variables', '@font-face{font-family:A;src:local(B)}:root{--a:"}"}'],
    ['with a name that is written with an escape', '.w-1\\/2{top:0}'],
  ])('%s stay', (_name, css) => expect(kept(css)).toBe(css));

  it.each([
    '.none{top:0}',
    '.home .none{top:0}',
    'h2{top:0}',
    '[data-layout=two]{top:0}',
    'html:has(.none){top:0}',
    ':is(.none,h3) a{top:0}',
  ])('%s is left out', (css) => expect(kept(css)).toBe(''));

  it('keep their order and their conditions', () => {
    const css =
      '.home{a:1}.none{a:1}@media (max-width:16em){.home{a:2}.none{a:2}.wide{a:3}}@supports (top:0){.none{a:4}}.home{a:5}';
    expect(kept(css)).toBe('.home{a:1}@media (max-width:16em){.home{a:2}.wide{a:3}}.home{a:5}');
  });

  it('bring the animations that they name, and no others', () => {
    const css =
      '@keyframes turn{to{rotate:1turn}}@keyframes hop{to{top:0}}.home{animation:1s turn}.none{animation:1s hop}';
    expect(kept(css)).toBe('@keyframes turn{to{rotate:1turn}}.home{animation:1s turn}');
  });
});

describe('the styles inside a page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'meetingapp-styles-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  const unused = Array.from({ length: 300 }, (_, at) => `.none-${at}{color:red}`).join('');
  writeFileSync(join(folder, 'assets/app.css'), `.home{top:0}${unused}`);
  writeFileSync(join(folder, 'assets/own.css'), `.tile{top:1px}`);
  const screen = { file: '', part: '', traits: null, chunks: [], css: ['assets/own.css'], texts: [] };
  const styles = inlineStyles(folder, {
    entry: { file: '', chunks: [], css: ['assets/app.css'] },
    screens: { tpl1Home: screen, conf: screen },
    texts: { zh: {}, en: {} },
  });
  const link = (file: string, late = '') =>
    `<link rel="stylesheet" crossorigin disabled${late} href="/meetingapp/assets/${file}.css">`;

  it('of a painted home have only the rules it needs of the shared sheet, whose link is where its rules are', () => {
    expect(styles('tpl1Home', '<div class="home">').split('\n')).toEqual([
      '<style>.home{top:0}</style>',
      link('app', ' data-late'),
      `<style>.tile{top:1px}</style>`,
      link('own'),
    ]);
  });

  it('of other pages, and of a home that the phone renders, are whole', () => {
    const whole = [`<style>.home{top:0}${unused}.tile{top:1px}</style>`, link('app'), link('own')].join('\n');
    expect(styles('conf', '<div class="home">')).toBe(whole);
    expect(styles('tpl1Home', null)).toBe(whole);
  });
});
