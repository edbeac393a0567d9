import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from './support/fixtures.ts';
import { galleryFolder } from './support/gallery-folder.ts';
import { openScreen } from './support/screen.ts';
import { screens } from './product/screens.ts';

for (const screen of screens) {
  test(screen.name, async ({ phone, demo, page }, info) => {
    await openScreen(screen, phone, demo);
    const folder = join(galleryFolder, info.project.name);
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: join(folder, `${screen.name}.png`) });
    await page.screenshot({ path: join(folder, `${screen.name}-whole.png`), fullPage: true });
  });
}
