import { test } from '../support/fixtures.ts';
import { readyFor, screens } from '../support/screens.ts';
import { settled } from '../support/settled.ts';

test.describe('axe finds nothing', { tag: '@en' }, () => {
  for (const screen of screens.filter(({ ownTest }) => !ownTest)) {
    test(`on [${screen.name.split('-')[0]}] ${screen.name}`, async ({ phone, demo, page, axe }) => {
      await page.goto(await readyFor(screen, phone, demo));
      await settled(page);
      await screen.then?.(phone);
      await settled(page);
      await axe(page);
    });
  }
});
