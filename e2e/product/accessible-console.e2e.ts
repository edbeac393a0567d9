import { addressOf, laptop, openConsole } from '../support/console.ts';
import { consoleScreens } from './console-screens.ts';
import { test } from '../support/fixtures.ts';
import { settled } from '../support/settled.ts';

test.use(laptop);

test.describe('axe finds nothing in the console', { tag: '@en' }, () => {
  for (const screen of consoleScreens) {
    test(`on [O18] ${screen.name}`, async ({ page, demo, language, axe }) => {
      await openConsole(page, language, addressOf(screen, demo));
      await settled(page);
      await screen.then?.(page, language);
      await settled(page);
      await axe(page);
    });
  }
});
