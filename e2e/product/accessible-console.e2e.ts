import { addressOf, laptop, openConsole } from '../support/console.ts';
import { consoleScreens } from './console-screens.ts';
import { cutHints } from '../support/cut.ts';
import { expect, test } from '../support/fixtures.ts';
import { settled } from '../support/settled.ts';

// One window for all screens of a worker: a new one for each takes a fifth of the time.
test.use({ ...laptop, reuseContext: true });

test.describe('axe finds nothing in the console, and no heading or hint is cut off', { tag: '@en' }, () => {
  for (const screen of consoleScreens) {
    test(`on [O18] ${screen.name}`, async ({ page, demo, language, axe }) => {
      await openConsole(page, language, addressOf(screen, demo));
      await settled(page);
      await screen.then?.(page, language);
      await settled(page);
      await axe(page);
      expect(await cutHints(page)).toEqual([]);
    });
  }
});
