import { paths } from '@meetingapp/contract/paths.ts';
import { templateNumbers } from '@meetingapp/domain/home/templates.ts';
import { expect, it } from 'vitest';
import { homePath } from '../../../lib/navigation/home-path.ts';
import { screens } from '../routes.ts';
import { loadHome } from './registry.ts';

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
