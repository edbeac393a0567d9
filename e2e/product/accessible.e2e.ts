import { cutHints } from '../support/cut.ts';
import { expect, test } from '../support/fixtures.ts';
import { openScreen } from '../support/screen.ts';
import { screens } from './screens.ts';

// One window for all screens of a worker: a new one for each takes a fifth of the time.
test.use({ reuseContext: true });

test.describe('axe finds nothing, and no heading or hint is cut off', { tag: '@en' }, () => {
  for (const screen of screens.filter(({ ownTest }) => !ownTest)) {
    test(`on [${screen.name.split('-')[0]}] ${screen.name}`, async ({ phone, demo, page, axe }) => {
      await openScreen(screen, phone, demo);
      await axe(page);
      expect(await cutHints(page)).toEqual([]);
    });
  }
});
