import { examBank as bankEn } from '@meetingapp/locales/en/exam/bank.ts';
import { examConsole as consoleEn } from '@meetingapp/locales/en/exam/console.ts';
import { examItem as itemEn } from '@meetingapp/locales/en/exam/item.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { layout as layoutEn } from '@meetingapp/locales/en/layout.ts';
import { examBank as bankZh } from '@meetingapp/locales/zh/exam/bank.ts';
import { examConsole as consoleZh } from '@meetingapp/locales/zh/exam/console.ts';
import { examItem as itemZh } from '@meetingapp/locales/zh/exam/item.ts';
import { layout as layoutZh } from '@meetingapp/locales/zh/layout.ts';
import { laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';

const texts = {
  zh: { bank: bankZh, exam: consoleZh, item: itemZh, layout: layoutZh },
  en: { bank: bankEn, exam: consoleEn, item: itemEn, layout: layoutEn },
};
test.use(laptop);

test(
  '[O14] an item is written with its key, shown as on the phone, and saved; what lacks is named',
  { tag: '@en' },
  async ({ page, language, demo, axe }) => {
    const { bank, item } = texts[language];
    await openConsole(page, language, `/c/${demo.saving}/questions`);
    await page.getByRole('button', { name: bank.add, exact: true }).first().click();
    const stem = page.getByRole('group', { name: item.stem, exact: true }).getByRole('textbox');
    await stem.first().fill('左冠脉主干病变首选哪种治疗？');
    const save = page.getByRole('button', { name: format(item.save, { number: 1 }) });
    await save.click();
    await expect(page.getByText(item.missing.code)).toBeVisible();
    await expect(page.getByText(item.missing.key)).toBeVisible();
    await axe(page);

    for (const [at, letter] of ['A', 'B', 'C', 'D'].entries())
      await page
        .getByRole('group', { name: format(item.option, { letter }), exact: true })
        .getByRole('textbox')
        .first()
        .fill(`方案 ${at + 1}`);
    await page.getByRole('radio', { name: format(item.isRight, { letter: 'C' }) }).check();
    const code = `E2E-${Date.now().toString(36)}`;
    await page.getByRole('textbox', { name: item.code, exact: true }).fill(code);
    await page.getByRole('combobox', { name: item.topic, exact: true }).click();
    await page.locator('.ant-select-item-option').first().click();

    const phone = page.frameLocator(`iframe[title="${item.preview}"]`);
    await expect(phone.getByText('左冠脉主干病变首选哪种治疗？')).toBeVisible();
    await phone.getByRole('radio', { name: /方案 2/ }).click();
    await expect(phone.getByRole('radio', { name: /方案 2/ })).toBeChecked();

    await save.click();
    await expect(page.getByRole('heading', { name: code })).toBeVisible();
    await page.getByRole('button', { name: item.back }).click();
    await expect(page.getByText(code)).toBeVisible();
  },
);

test(
  '[O14] a used item is not altered: its editor saves the next version; regions of a picture move by keys',
  { tag: '@en' },
  async ({ page, language, demo, axe }) => {
    const { bank, exam, item, layout } = texts[language];
    await openConsole(page, language, `/c/${demo.saving}/questions`);
    await page.locator('.bank-facts', { hasText: exam.kinds.spot }).first().click();
    await page.getByRole('button', { name: bank.newVersion }).click();
    const name = format(item.region, { number: 1 });
    const region = page.getByRole('button', { name: format(item.regionButton, { name, percent: 100 }) });
    const facts = page.locator('.item-region-row').first();
    const before = await facts.innerText();
    await region.focus();
    await page.keyboard.press('ArrowRight');
    await expect(facts).not.toHaveText(before);
    await expect(page.getByRole('button', { name: format(item.save, { number: 2 }) })).toBeEnabled();
    await axe(page);
    // Each step back and forth by button and by key.
    await page.getByRole('button', { name: layout.undo }).click();
    await expect(facts).toHaveText(before, { useInnerText: true });
    await page.getByRole('button', { name: layout.redo }).click();
    await expect(facts).not.toHaveText(before);
    await page.keyboard.press('Control+z');
    await expect(facts).toHaveText(before, { useInnerText: true });
    await page.keyboard.press('Control+Shift+z');
    await expect(facts).not.toHaveText(before);
    await page.getByRole('button', { name: item.discard }).click();
    await expect(facts).toHaveText(before, { useInnerText: true });
  },
);

test(
  '[O14] where people marked a picture is drawn over it and listed by place',
  { tag: '@en' },
  async ({ page, language, demo, axe }) => {
    const { exam } = texts[language];
    await openConsole(page, language, `/c/${demo.past}/exams`);
    await page
      .getByRole('button', { name: /读图测试|Reading pictures/ })
      .first()
      .click();
    await page.getByRole('button', { name: /ST 段抬高的位置|where the ST segment/ }).click();
    const map = page.locator('.exam-spots');
    await expect(map.getByRole('img', { name: format(exam.spots.label, { count: 28 }) })).toBeVisible();
    await expect(map.getByRole('rowheader', { name: exam.spots.unmarked })).toBeVisible();
    const counts = await map.locator('tbody td:last-child').allInnerTexts();
    expect(counts.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(30);
    await axe(page);
  },
);

test(
  '[O14] examinees are found by result, with their sections beside the figures of the exam',
  { tag: '@en' },
  async ({ page, language, demo, axe }) => {
    const { exam } = texts[language];
    await openConsole(page, language, `/c/${demo.past}/exams`);
    await page
      .getByRole('button', { name: /结业考试|Final exam/ })
      .first()
      .click();
    await page.getByText(exam.tabs.people, { exact: true }).click();
    await expect(page.getByRole('columnheader', { name: exam.people.name })).toBeVisible();
    await axe(page);
    await page.getByRole('combobox', { name: exam.people.outcome }).click();
    await page.locator('.ant-select-item-option', { hasText: exam.people.outcomes.failed }).click();
    await expect(page.locator('.ant-table-row .ant-tag-success')).toHaveCount(0);
  },
);
