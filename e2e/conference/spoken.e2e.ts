import { laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';
import { settled } from '../support/settled.ts';

test.use(laptop);

/** Between them, these pages have every component of the library whose words are fixed English. */
const paths = ['overview', 'forms', 'fees', 'registrations', 'papers', 'waiting', 'developers', 'home', 'staff'];

/** Fixed words of the library, as attributes and hidden texts. */
const english =
  /^(search|close|close-circle|down|up|left|right|ellipsis|loading|calendar|caret-up|caret-down|swap-right|eye-invisible|segmented control|(In|De)crease Value|remove|expanded dropdown|Tab \d+ of \d+)$/i;

for (const path of paths)
  test(`[O18] a Chinese screen reader hears no English from the components of ${path}`, async ({
    page,
    language,
    demo,
  }) => {
    await openConsole(page, language, `/c/${demo.congress}/${path}`);
    await settled(page);
    const tab = page.getByRole('tab').first();
    if ((await tab.count()) > 0) await tab.focus();
    const names = await page
      .locator('[aria-label]:not([aria-hidden="true"]), [role="tab"] > [aria-live]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent));
    expect(names.filter((name) => english.test(name.trim()))).toEqual([]);
  });
