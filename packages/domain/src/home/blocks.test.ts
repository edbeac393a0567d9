import { describe, expect, it } from 'vitest';
import { arrangementOf, drawnBlocks } from './arrangement.ts';
import { fixedBlock, homeBlocks, isHidden, orderedBlocks } from './blocks.ts';
import { templateNumbers } from './templates.ts';

describe('[O17] blocks of a home', () => {
  it('are each in a template once, and are drawn as the template has them without an arrangement', () => {
    for (const template of templateNumbers) {
      expect(new Set(homeBlocks[template]).size).toBe(homeBlocks[template].length);
      expect(drawnBlocks(homeBlocks[template], undefined)).toEqual(homeBlocks[template]);
    }
  });

  it('follow the order, keep the fixed one first, and lose none of those that the order does not name', () => {
    const order = ['sponsors', 'tiles', 'bar', 'unknown', 'tiles'];
    const arrangement = [{ template: 1, order, hidden: [] }];
    expect(orderedBlocks(1, arrangement)).toEqual([
      'bar',
      'sponsors',
      'tiles',
      'banner',
      'countdown',
      'ticker',
      'news',
      'notices',
    ]);
    expect(orderedBlocks(2, arrangement)).toEqual(homeBlocks[2]);
  });

  it('stay all of the template’s, whatever order is stored', () => {
    for (const template of templateNumbers)
      for (const [at, first] of homeBlocks[template].entries()) {
        const order = [first, 'nothing', ...homeBlocks[template].slice(at)].toReversed();
        const found = orderedBlocks(template, [{ template, order, hidden: [] }]);
        expect(new Set(found)).toEqual(new Set(homeBlocks[template]));
        expect(found).toHaveLength(homeBlocks[template].length);
        expect(found[0]).toBe(fixedBlock(template));
      }
  });

  it('are hidden in their template only, and the fixed one never', () => {
    const arrangement = [{ template: 1, order: [], hidden: ['bar', 'news'] }];
    expect(drawnBlocks(homeBlocks[1], arrangementOf(1, arrangement))).toEqual([
      'bar',
      'banner',
      'countdown',
      'tiles',
      'ticker',
      'notices',
      'sponsors',
    ]);
    expect(isHidden(6, arrangement, 'news')).toBe(false);
  });
});
