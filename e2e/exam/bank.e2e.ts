import { examBank as en } from '@meetingapp/locales/en/exam/bank.ts';
import { examBank as zh } from '@meetingapp/locales/zh/exam/bank.ts';
import { writeQtiItem } from '@meetingapp/domain/exam/exchange/qti-writer.ts';
import { laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';

const texts = { zh, en };
test.use(laptop);

test(
  '[O14] the bank shows items with their keys; an import is tried first, then applied, and found by its code',
  { tag: '@en' },
  async ({ page, language, demo, axe }) => {
    const t = texts[language];
    await openConsole(page, language, `/c/${demo.congress}/questions`);
    await page.locator('td button').first().click();
    await expect(page.getByRole('heading', { name: t.key })).toBeVisible();
    await axe(page);
    const code = `E2E-${Date.now()}`;
    const item = writeQtiItem({
      code,
      difficulty: 2,
      topic: null,
      source: '',
      content: {
        stem: { zh: '房颤须抗凝', en: 'AF needs anticoagulation' },
        media: null,
        question: { kind: 'boolean', right: true },
        reason: { zh: '', en: '' },
      },
    });
    await page.getByRole('button', { name: t.import }).click();
    await page.getByRole('menuitem', { name: t.importAs.qti }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: t.choose }).click();
    await (await chooser).setFiles({ name: 'item.xml', mimeType: 'text/xml', buffer: Buffer.from(item) });
    await expect(page.getByText(t.trying)).toBeVisible();
    await axe(page);
    await page.locator('.ant-btn-primary').last().click();
    await page.keyboard.press('/');
    await page.getByRole('textbox', { name: t.search }).fill(code);
    await expect(page.locator('td button')).toHaveCount(1);
    await page.locator('td button').click();
    await expect(page.getByText(t.yes, { exact: true })).toBeVisible();
  },
);
