import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from './fixtures.ts';
import { galleryFolder } from './gallery-folder.ts';
import { readyFor, screens } from './screens.ts';
import { settled } from './settled.ts';

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
