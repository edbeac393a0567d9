import { expect, test } from '../support/fixtures.ts';
import { SignUp } from '../support/sign-up.ts';

const file = '**/assets/form-rules-*.js';

test.describe('Next is pressed before the rules of the form have loaded', { tag: '@en' }, () => {
  test('[T11] [V7] it waits for them and says so, and names what is wrong', async ({ phone, page, demo, axe }) => {
    const walk = new SignUp(phone);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(file, async (route) => {
      await held;
      await route.continue();
    });
    await walk.openBranches(demo.congress);
    await walk.chooseBranch();
    await walk.fillForm();
    await walk.field('phone').fill('139001');
    await walk.field('phone').blur();
    await walk.next().click();
    const busy = page.locator('button[form=sign-form]');
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await expect(walk.field('phone')).not.toHaveAttribute('aria-invalid', 'true');
    await axe(page);
    release();
    await expect(walk.field('phone')).toHaveAttribute('aria-invalid', 'true');
    await expect(walk.field('phone')).toBeFocused();
    await expect(busy).not.toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL(/sign\/home/);
  });

  test('[T11] [V7] [A10] without a network it says so and goes nowhere, and works later', async ({
    phone,
    page,
    demo,
  }) => {
    const walk = new SignUp(phone);
    await page.route(file, (route) => route.abort());
    await walk.openBranches(demo.congress);
    await walk.chooseBranch();
    await walk.fillForm();
    await walk.field('phone').fill('139001');
    await page.context().setOffline(true);
    await walk.next().click();
    await expect(page.getByText(walk.words.app.offline)).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.context().setOffline(false);
    await page.unroute(file);
    await walk.next().click();
    await expect(walk.field('phone')).toHaveAttribute('aria-invalid', 'true');
    await expect(walk.field('phone')).toBeFocused();
  });

  test('[T18] where a new release has removed them the page is loaded anew, with all answers', async ({
    phone,
    page,
    demo,
  }) => {
    const walk = new SignUp(phone);
    await page.route(file, (route) => route.abort());
    await walk.openBranches(demo.congress);
    await walk.chooseBranch();
    await walk.fillForm();
    await walk.field('phone').fill('139001');
    const reloaded = page.waitForEvent('load');
    await walk.next().click();
    await reloaded;
    await page.unroute(file);
    await expect(walk.field('phone')).toHaveValue('139001');
    await walk.next().click();
    await expect(walk.field('phone')).toHaveAttribute('aria-invalid', 'true');
  });
});
