import { paths } from '@meetingapp/contract/paths.ts';
import type { PathName } from '@meetingapp/contract/paths.ts';
import { describe, expect, it } from 'vitest';
import { blocks, partOf } from '../blocks/registry.ts';
import { screens } from '../routes.ts';
import { chooseTemplate, templateOfPath } from './registry.ts';
import { tpl1 } from './tpl1.ts';
import { tpl13 } from './tpl13.ts';

describe('templates', () => {
  it('draw only with blocks that exist', () => {
    for (const template of [tpl1, tpl13])
      for (const block of template.blocks)
        expect(partOf(block), `${block.block}.${block.variant}`).toBeTypeOf('function');
  });

  it('show the name of the conference exactly once as a heading', () => {
    const naming = new Set<unknown>([blocks.banner.carousel, blocks.countdown.dial]);
    for (const template of [tpl1, tpl13])
      expect(template.blocks.filter((block) => naming.has(partOf(block)))).toHaveLength(1);
  });

  it('[S20] [S32] are chosen by the address, else by the conference, else the first', () => {
    expect(chooseTemplate(13, 1).template).toBe(tpl13);
    expect(chooseTemplate(7, 13)).toEqual({ number: 13, template: tpl13 });
    expect(chooseTemplate(7, 7)).toEqual({ number: 1, template: tpl1 });
    expect(chooseTemplate(0, 99)).toEqual({ number: 1, template: tpl1 });
  });

  it('all thirteen addresses open a home', () => {
    const homes = (Object.keys(paths) as PathName[]).filter((name) => templateOfPath(name) > 0);
    expect(homes.map(templateOfPath).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    for (const name of homes) expect(screens).toHaveProperty(name);
    expect(templateOfPath('tpl1View')).toBe(0);
  });
});
