import { contrast } from '@meetingapp/ui/styles/brand-colours.ts';
import { describe, expect, it } from 'vitest';
import { skinVariables, turnHue } from './skin.ts';
import { tpl1 } from './tpl1.ts';
import type { Template } from './template.ts';
import { tpl13 } from './tpl13.ts';

const variables = (template: Template, brand: string, own = {}) =>
  skinVariables(template, brand, own) as Record<string, string>;

describe('[K1] the colours of a home', () => {
  it('are the template’s own when the conference has none', () => {
    expect(variables(tpl13, '#33D0C2')).toMatchObject({
      '--brand': '#d8402f',
      '--ground': '#eef3f5',
      '--r-card': '0',
    });
    expect(variables(tpl1, '#33D0C2')).toMatchObject({ '--brand': '#33d0c2', '--a1': '#07514b' });
  });

  it('follow the conference’s colour: readable ink, and the art in its hue', () => {
    for (const brand of ['#F0653A', '#2456D6', '#8B2F63', '#FFD21F', '#000000']) {
      const got = variables(tpl1, brand);
      expect(got['--brand']).toBe(brand);
      expect(contrast(got['--brand-ink'] ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(got['--brand-ink'] ?? '', got['--brand-soft'] ?? '')).toBeGreaterThanOrEqual(4.5);
      expect(got['--a1']).not.toBe('#07514b');
      expect(got['--a6']).toBe('#f3dfa8');
    }
  });

  it('keep white text readable on the ground of the art, whatever the hue', () => {
    for (let degrees = 0; degrees < 360; degrees += 15)
      expect(contrast(turnHue('#07514b', degrees), '#ffffff'), `${degrees} degrees`).toBeGreaterThanOrEqual(4.5);
  });

  it('can be overridden by hand, and only as variables', () => {
    expect(variables(tpl1, '#33D0C2', { ground: '#fafafa', 'x; color': 'red' })).toMatchObject({
      '--ground': '#fafafa',
    });
    expect(Object.keys(variables(tpl1, '#33D0C2', { 'x; color': 'red' }))).not.toContain('--x; color');
  });
});

describe('turning a hue', () => {
  it('keeps lightness and saturation', () => {
    expect(turnHue('#ff0000', 120)).toBe('#00ff00');
    expect(turnHue('#00ff00', -120)).toBe('#ff0000');
    expect(turnHue('#808080', 90)).toBe('#808080');
    expect(turnHue('#33d0c2', 360)).toBe('#33d0c2');
  });
  it('leaves values unchanged that are not colours', () => {
    expect(turnHue('var(--x)', 10)).toBe('var(--x)');
  });
});
