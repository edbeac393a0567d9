import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from './support/fixtures.ts';
import { galleryFolder } from './support/gallery-folder.ts';
import { readyFor, screens } from './support/screens.ts';
import { settled } from './support/settled.ts';

for (const screen of screens) {
  test(screen.name, async ({ phone, demo, page }, info) => {
    await page.goto(await readyFor(screen, phone, demo));
    await settled(page);
    await screen.then?.(phone);
    await settled(page);
    const folder = join(galleryFolder, info.project.name);
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: join(folder, `${screen.name}.png`) });
    await page.screenshot({ path: join(folder, `${screen.name}-whole.png`), fullPage: true });
  });
}
