import { credits as creditsEn } from '@meetingapp/locales/en/credits/credit.ts';
import { creditsConsole as consoleEn } from '@meetingapp/locales/en/credits/console.ts';
import { credits as creditsZh } from '@meetingapp/locales/zh/credits/credit.ts';
import { creditsConsole as consoleZh } from '@meetingapp/locales/zh/credits/console.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { openConsole, laptop } from '../support/console.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { anyOf } from '../support/sign-up.ts';

const texts = {
  zh: { phone: creditsZh, desk: consoleZh, exam: '溶栓与转运测试' },
  en: { phone: creditsEn, desk: consoleEn, exam: 'Fibrinolysis and transfer' },
};
const { phone: to, password } = demoLogins.attending;

test(
  '[A1] [S42] every credit names the evidence it comes from, and the phone computes the same again',
  { tag: ['@en', '@small'] },
  async ({ phone, page, demo, language, axe }) => {
    const text = texts[language].phone;
    await phone.logIn({ to, password });
    await phone.open('credits', { cid: demo.saving });
    await expect(page.getByText(text.lines)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: texts[language].exam })).toHaveCount(1);
    await expect(page.getByText(format(text.of, { limit: '8.5' }))).toBeVisible();
    await axe(page);

    await page.getByRole('button', { name: text.again }).click();
    await expect(page.getByText(text.same)).toBeVisible();

    await page.getByRole('button', { name: text.rules }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await axe(page);
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.getByRole('button', { name: anyOf(format(text.set, { title: 'AMA PRA', total: '' }).trim()) }).click();
    await expect(page.getByText(text.lines)).toBeVisible();
  },
);

test.describe('at the desk', () => {
  test.use(laptop);

  test(
    '[A1] a person is tried on the bench, and publishing says whom it changes',
    { tag: '@en' },
    async ({ page, demo, language, axe }) => {
      const text = texts[language].desk;
      await openConsole(page, language, `/c/${demo.saving}/credits`);
      const bench = page.getByRole('complementary', { name: text.bench.title });
      await bench.getByRole('combobox', { name: text.bench.find }).click();
      await page.keyboard.type(demoLogins.attending.name);
      await page.locator('.ant-select-item-option').filter({ hasText: demoLogins.attending.name }).click();
      await expect(bench.getByText(format(text.bench.differs, { number: 1 })).first()).toBeVisible();
      await expect(bench.getByText(text.evidence.title, { exact: true })).toBeVisible();
      await expect(page.getByText(anyOf(format(text.effects.more, { count: 1 })))).toBeVisible();
      await page.getByRole('button', { name: text.effects.list }).click();
      await expect(page.getByRole('table', { name: text.effects.title })).toContainText(demoLogins.attending.name);
      await axe(page);
      // A rule that gives nobody anything is named at once.
      for (const kind of Object.values(text.evidence.kinds))
        await page.getByRole('checkbox', { name: kind, exact: true }).uncheck();
      await expect(page.getByText(text.faults.counts_nothing)).toBeVisible();
      await page.getByRole('button', { name: text.discard }).click();
      await page.keyboard.press('Escape');
    },
  );

  test(
    '[A1] credits are reported by the authority’s own columns, and its returned table is checked before it is taken',
    { tag: '@en' },
    async ({ page, demo, language, axe }) => {
      const text = texts[language].desk;
      const { name } = demoLogins.attending;
      await openConsole(page, language, `/c/${demo.saving}/credits`);
      await page.getByRole('tab', { name: text.tabs.upload, exact: true }).click();
      const editor = page.getByRole('complementary', { name: text.upload.table });
      await expect(editor.getByRole('textbox', { name: text.upload.title })).toHaveCount(5);
      await editor.getByRole('button', { name: text.upload.add }).click();
      await editor.getByRole('textbox', { name: text.upload.title }).last().fill('类别');
      await expect(editor.getByRole('button', { name: text.upload.save })).toHaveAttribute('aria-disabled', 'true');
      await axe(page);
      await editor.getByRole('button', { name: format(text.upload.drop, { title: '类别' }) }).click();

      const download = page.waitForEvent('download');
      await page.getByRole('checkbox', { name: text.upload.exportAgain }).check();
      await page.getByRole('button', { name: text.upload.export }).click();
      expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
      const row = page.getByRole('row').filter({ hasText: name });
      await expect(row).toContainText(text.upload.counts.sent);
      const number = (await row.getByRole('cell').first().locator('.quiet').textContent()) ?? '';

      const content = `报名编号,结果,原因\n${number},退回,姓名与证件不符\n没有的编号,通过,\n`;
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'return.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
      const dialog = page.getByRole('dialog', { name: text.upload.returned.title });
      await expect(dialog.getByText(text.upload.returned.outcomes.unknown)).toBeVisible();
      await axe(page);
      await dialog.getByRole('button', { name: format(text.upload.returned.apply, { count: 1 }) }).click();
      await expect(dialog).toBeHidden();
      await expect(row).toContainText('姓名与证件不符');
    },
  );
});
