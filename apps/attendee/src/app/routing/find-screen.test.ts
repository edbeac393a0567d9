// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { boot } from '../../lib/calls/boot.ts';
import * as files from '../../lib/calls/page-part.ts';
import { loadTexts, translate } from '../../lib/texts/texts.ts';
import { findScreen } from './find-screen.ts';
import { loadScreen } from './load-screen.ts';

const Vip = () => null;
const named = {
  name: 'vip',
  language: 'zh',
  file: 'assets/Vip-1.js',
  part: 'Vip',
  traits: { title: 'members.title', scroll: 'top' },
  texts: { members: 'assets/zh-1.js' },
} as const;

afterEach(() => {
  boot.screen = null;
  vi.restoreAllMocks();
});

it('opens the screen and the texts that the page names from its files', async () => {
  boot.screen = named;
  const load = vi.spyOn(files, 'pagePart');
  load.mockImplementation(async (file) => (file === named.file ? Vip : { title: '会员' }));
  const screen = await findScreen('vip');
  expect(screen).toMatchObject({ title: 'members.title', scroll: 'top', texts: ['members'] });
  expect(screen && (await loadScreen('vip', screen))).toBe(Vip);
  await loadTexts(['members'], 'zh');
  expect(translate('members')('title')).toBe('会员');
  expect(load.mock.calls).toEqual([
    ['assets/Vip-1.js', 'Vip'],
    ['assets/zh-1.js', 'members'],
  ]);
});

it('finds every other screen, and texts of another language, in the directory', async () => {
  boot.screen = named;
  const load = vi.spyOn(files, 'pagePart');
  expect(await findScreen('conf')).toMatchObject({ title: expect.stringContaining('.') as string });
  await loadTexts(['members'], 'en');
  expect(load).not.toHaveBeenCalled();
});
