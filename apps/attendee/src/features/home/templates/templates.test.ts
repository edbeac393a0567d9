import { paths } from '@meetingapp/contract/paths.ts';
import { homeBlocks } from '@meetingapp/domain/home/blocks.ts';
import { templateNumbers } from '@meetingapp/domain/home/templates.ts';
import { expect, it } from 'vitest';
import { homePath } from '../../../lib/navigation/home-path.ts';
import { screens } from '../routes.ts';
import { loadHome } from './registry.ts';
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

it('[S20] [S32] each of the thirteen addresses opens its own home, and an unknown number the first', async () => {
  const homes = await Promise.all(templateNumbers.map(loadHome));
  expect(new Set(homes).size).toBe(13);
  expect(await loadHome(99)).toBe(homes[0]);
  for (const [at, number] of templateNumbers.entries()) {
    expect(paths).toHaveProperty(homePath(number));
    const opened = (await screens[homePath(number)].load()) as Record<string, unknown>;
    expect(Object.values(opened)).toEqual([homes[at]]);
  }
});

const templates = [tpl1, tpl2, tpl3, tpl4, tpl5, tpl6, tpl7, tpl8, tpl9, tpl10, tpl11, tpl12, tpl13];

it('[O17] each template has the blocks that the editor names, in the same order', () => {
  for (const { number, blocks } of templates) expect(blocks.map(({ name }) => name)).toEqual(homeBlocks[number]);
});
