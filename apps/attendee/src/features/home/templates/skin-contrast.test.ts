import { contrast, mixed } from '@meetingapp/ui/styles/brand-colours.ts';
import { describe, expect, it } from 'vitest';
import { skinVariables } from './skin.ts';
import type { Template } from './template.ts';
import { tpl1 } from './tpl1.ts';
import { tpl2 } from './tpl2.ts';
import { tpl3 } from './tpl3.ts';
import { tpl4 } from './tpl4.ts';
import { tpl5 } from './tpl5.ts';
import { tpl6 } from './tpl6.ts';
import { tpl7 } from './tpl7.ts';
import { tpl8 } from './tpl8.ts';
import { tpl9 } from './tpl9.ts';
import { tpl10 } from './tpl10.ts';
import { tpl11 } from './tpl11.ts';
import { tpl12 } from './tpl12.ts';
import { tpl13 } from './tpl13.ts';

const templates: readonly Template[] = [
  tpl1,
  tpl2,
  tpl3,
  tpl4,
  tpl5,
  tpl6,
  tpl7,
  tpl8,
  tpl9,
  tpl10,
  tpl11,
  tpl12,
  tpl13,
];
const unset = '#33D0C2';
const brands = [unset, '#F0653A', '#2456D6', '#8B2F63', '#FFD21F', '#000000', '#FFFFFF', '#0B6F66', '#777777'];

/** Defaults of tokens.css, for skins that leave them out. */
const light = {
  '--brand-ink': '#0b6f66',
  '--brand-deep': '#07514b',
  '--brand-soft': '#e3f7f4',
  '--ink': '#12211f',
  '--ink-2': '#4a5957',
  '--ink-3': '#647370',
  '--ground': '#f3f6f5',
  '--surface': '#ffffff',
};
/** All text and background pairs in a home. */
const pairs = [
  ['--ink', '--ground'],
  ['--ink', '--surface'],
  ['--ink', '--brand-soft'],
  ['--ink-2', '--ground'],
  ['--ink-2', '--surface'],
  ['--ink-3', '--ground'],
  ['--ink-3', '--surface'],
  ['--brand-ink', '--ground'],
  ['--brand-ink', '--surface'],
  ['--brand-ink', '--brand-soft'],
  ['--on-lead', '--brand'],
] as const;

describe.each(templates.map((template, at) => [at + 1, template] as const))('[K1] template %i', (number, template) => {
  const variables = (brand: string): Record<string, string> => ({
    ...light,
    ...(skinVariables(template, brand, {}) as Record<string, string>),
  });

  it.each(brands)('is readable in the colour %s', (brand) => {
    const colours = variables(brand);
    for (const [ink, ground] of pairs)
      expect(contrast(colours[ink] ?? '', colours[ground] ?? ''), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    // White text on the deep colour: docks, days, the first cell of the bento.
    expect(contrast('#ffffff', colours['--brand-deep'] ?? '')).toBeGreaterThanOrEqual(4.5);
    // Filled buttons, whose background is the ink colour.
    const onFill = template.scheme === 'dark' ? (colours['--ground'] ?? '') : '#ffffff';
    expect(contrast(onFill, colours['--brand-ink'] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it('has running text at 7:1 when it is made for large print', () => {
    const { skin } = template;
    if (number !== 8) return;
    for (const ink of [skin.ink, skin['ink-2'], skin['ink-3'], skin['brand-ink']])
      expect(contrast(ink ?? '', skin.ground ?? '')).toBeGreaterThanOrEqual(7);
  });

  it('has a dark ground when it is declared dark, and a light one otherwise', () => {
    const isDark = contrast('#ffffff', mixed(variables(unset)['--ground'] ?? '', '#000000', 0)) > 7;
    expect(isDark).toBe(template.scheme === 'dark');
  });
});
