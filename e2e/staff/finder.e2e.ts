import { console as en } from '@meetingapp/locales/en/console.ts';
import { console as zh } from '@meetingapp/locales/zh/console.ts';
import { laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';
import { cancelledPerson, ownSociety } from '../support/own-congress.ts';
import { freshNumber } from '../support/sign-up.ts';

test.use(laptop);

test(
  '[O19] Ctrl+K opens a page and a person by pinyin, whose pane survives a reload and closes by Back; ? lists the keys; the navigation stays folded',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const t = language === 'en' ? en : zh;
    const { cid, owner } = await ownSociety();
    await cancelledPerson(cid, '孟书瑶', freshNumber());
    await openConsole(page, language, `/c/${cid}/privacy`, owner);
    await expect(page.getByRole('heading', { level: 1, name: t.pages.privacy })).toBeVisible();
    const typed = page.getByRole('combobox', { name: t.find.title });

    await page.keyboard.press('Control+k');
    await expect(typed).toBeFocused();
    await typed.fill(t.pages.audit);
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: t.pages.audit })).toBeVisible();

    await page.keyboard.press('Control+k');
    await typed.fill('mengshuyao');
    await expect(page.getByRole('option', { name: '孟书瑶' })).toBeVisible();
    await axe(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/registrations\?.*open=\d+/);
    const beside = page.getByRole('complementary').getByRole('heading', { name: /孟书瑶/ });
    await expect(beside).toBeVisible();
    await page.reload();
    await expect(beside).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(beside).toBeHidden();
    await page.locator('.ant-table-row').filter({ hasText: '孟书瑶' }).click();
    await expect(beside).toBeVisible();
    await page.goBack();
    await expect(beside).toBeHidden();
    await expect(page).toHaveURL(/\/registrations(?!.*open=)/);

    await page.getByRole('link', { name: t.pages.audit }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.pages.audit })).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: t.keys.title })).toBeVisible();
    await axe(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('[');
    await expect(page.getByRole('button', { name: t.unfold })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: t.unfold })).toBeVisible();
    await expect(page.getByRole('link', { name: t.pages.staff })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: t.pages.audit })).toBeVisible();
    await axe(page);
  },
);
