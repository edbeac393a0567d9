import { peopleConsole as en } from '@meetingapp/locales/en/people/console.ts';
import { peopleConsole as zh } from '@meetingapp/locales/zh/people/console.ts';
import { laptop, openConsole } from '../support/console.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, ownProgramme, societyOf } from '../support/own-congress.ts';

test.use(laptop);

test(
  '[O9] somebody is added to the programme’s people and to a group of guests',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const words = language === 'en' ? en : zh;
    const { cid } = await ownCongress({ societyId: await societyOf(demoLogins.staff.email) });
    await ownProgramme(cid);
    await openConsole(page, language, `/c/${cid}/people`);
    await page.getByRole('button', { name: words.add, exact: true }).click();
    const pane = page.locator('.pane');
    await pane.getByRole('textbox').nth(0).fill('陆一鸣');
    await pane.getByRole('textbox').nth(1).fill('Lu Yiming');
    await axe(page);
    await pane.getByRole('button', { name: words.save, exact: true }).click();
    await expect(page.locator('tbody tr[data-row-key]')).toHaveCount(2);
    await page.getByLabel(words.search).fill('luyiming');
    await expect(page.locator('tbody tr[data-row-key]')).toHaveCount(1);

    await page.getByRole('tab', { name: words.tabs.groups }).click();
    await page.getByRole('button', { name: words.addGroup, exact: true }).first().click();
    await pane.getByRole('textbox').nth(0).fill('大会主席');
    await pane.getByRole('textbox').nth(1).fill('Chairs');
    await pane.getByLabel(words.addMember).fill('lu');
    await page.locator('.ant-select-item-option', { hasText: language === 'en' ? 'Lu Yiming' : '陆一鸣' }).click();
    await pane.getByRole('button', { name: words.save, exact: true }).click();
    await expect(page.getByRole('main')).toContainText(language === 'en' ? 'Chairs' : '大会主席');
    await axe(page);
  },
);
