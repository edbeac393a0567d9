import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { console as words } from '@meetingapp/locales/zh/console.ts';
import { laptop, openConsole } from '../support/console.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, societyOf, withDatabase } from '../support/own-congress.ts';

test.use({ ...laptop, viewport: { width: 1280, height: 420 } });

test('[O20] the navigation shows the open page, folds its groups for good, and counts waiting work', async ({
  page,
}) => {
  const { cid } = await ownCongress({ societyId: await societyOf(demoLogins.staff.email), review: true });
  await withDatabase(async (db) => {
    for (let person = 0; person < 2; person += 1) await buildRegistration(db, cid, { state: 'submitted' });
  });
  await openConsole(page, 'zh', `/c/${cid}/settings`);
  const link = (name: string) => page.getByRole('navigation').getByRole('link', { name });
  await expect(link(words.pages.settings)).toBeInViewport({ ratio: 1 });
  const registrations = link(words.pages.registrations);
  await expect(registrations).toContainText(`2 ${words.waits}`);
  const group = page.getByRole('button', { name: words.groups.registration, exact: true });
  await group.click();
  await expect(registrations).toBeHidden();
  await page.reload();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(registrations).toBeHidden();
  // The open page stays visible in a folded group.
  await group.click();
  await registrations.click();
  await group.click();
  await expect(registrations).toBeVisible();
  await expect(link(words.pages.fees)).toBeHidden();
});
