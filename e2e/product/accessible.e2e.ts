import { test } from '../support/fixtures.ts';
import { openScreen } from '../support/screen.ts';
import { screens } from './screens.ts';

test.describe('axe finds nothing', { tag: '@en' }, () => {
  for (const screen of screens.filter(({ ownTest }) => !ownTest)) {
    test(`on [${screen.name.split('-')[0]}] ${screen.name}`, async ({ phone, demo, page, axe }) => {
      await openScreen(screen, phone, demo);
      await axe(page);
    });
  }
});
