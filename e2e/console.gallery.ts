import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, laptop, openConsole } from './support/console.ts';
import { consoleScreens } from './product/console-screens.ts';
import { test } from './support/fixtures.ts';
import { galleryFolder } from './support/gallery-folder.ts';
import { settled } from './support/settled.ts';

test.use(laptop);

for (const screen of consoleScreens) {
  test(screen.name, async ({ page, demo, language }, info) => {
    await openConsole(page, language, addressOf(screen, demo));
    await settled(page);
    await screen.then?.(page, language);
    await settled(page);
    const folder = join(galleryFolder, info.project.name);
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: join(folder, `${screen.name}.png`) });
    await page.screenshot({ path: join(folder, `${screen.name}-whole.png`), fullPage: true });
  });
}
