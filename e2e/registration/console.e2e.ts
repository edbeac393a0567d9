import { sheetImport as importEn } from '@meetingapp/locales/en/tasks/import.ts';
import { sheetImport as importZh } from '@meetingapp/locales/zh/tasks/import.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';
import { demoLogins } from '../support/demo.ts';
import { ownCongress, ownFee, ownPeople, ownSociety, societyOf } from '../support/own-congress.ts';
import { atStage } from '../support/stages.ts';

const imports = { zh: importZh.result, en: importEn.result };
const words = {
  zh: {
    search: '搜索报名',
    drafts: '在草稿中查找',
    hold: '名额保留至',
    view: '存为视图',
    viewName: '视图名称',
    confirmed: '已确认',
    bring: '导入',
    check: '开始预演',
    wrong: '手机号码：请输入正确的手机号',
    apply: '写入 1 行',
    written: '已写入 1 行',
    back: '查看报名',
    desk: '代为报名',
    cash: '现金',
    enter: '报名并登记收款',
    done: /已报名，编号/,
    open: '打开这条报名',
  },
  en: {
    search: 'Search the registrations',
    drafts: 'Search the drafts',
    hold: 'Place held until',
    view: 'Save as a view',
    viewName: 'Name of the view',
    confirmed: 'Confirmed',
    bring: 'Import',
    check: 'Start the dry run',
    wrong: 'Mobile number: Please enter the correct mobile number',
    apply: 'Import 1 row',
    written: '1 row imported',
    back: 'See the registrations',
    desk: 'Register somebody',
    cash: 'Cash',
    enter: 'Register and record the payment',
    done: /Registered, number/,
    open: 'Open the registration',
  },
};

test.use(laptop);

test(
  '[S116] a person who has not submitted yet is found from the empty result, with the end of the hold',
  { tag: '@en' },
  async ({ page, phone, language, axe }) => {
    const text = words[language];
    const { cid } = await ownCongress({ societyId: await societyOf(demoLogins.staff.email) });
    await atStage(phone, cid, 'held', { name: '邱映秋' });
    await openConsole(page, language, `/c/${cid}/registrations`);
    await page.getByRole('textbox', { name: text.search }).fill('邱映秋');
    await axe(page);
    await page.getByRole('button', { name: text.drafts }).click();
    await page.locator('.listing .ant-table-row').first().click();
    await expect(page.locator('aside.pane')).toContainText(text.hold);
  },
);

test(
  '[O6] somebody is found by name, shown beside the list, and a view is saved',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const text = words[language];
    const { cid, owner } = await ownSociety();
    await ownPeople(cid, ['林知远', '苏曼青', 'Amara Okafor']);
    await openConsole(page, language, `/c/${cid}/registrations`, owner);
    const rows = page.locator('.listing .ant-table-row');
    await expect(rows).toHaveCount(3);
    await axe(page);
    await page.getByRole('textbox', { name: text.search }).fill('lzy');
    await expect(rows).toHaveCount(1);
    await rows.first().click();
    const pane = page.locator('aside.pane');
    await expect(pane.getByRole('heading', { level: 2 }).first()).toContainText('林知远');
    await axe(page);
    await page.keyboard.press('Escape');
    await expect(pane).toHaveCount(0);
    await page.getByRole('button', { name: text.view }).click();
    await page.getByLabel(text.viewName).fill('LZY');
    await page.getByLabel(text.viewName).press('Enter');
    const view = page.getByRole('button', { name: /^LZY/ });
    await expect(view).toBeVisible();
    await page.reload();
    await view.click();
    await expect(rows).toHaveCount(1);
  },
);

test(
  '[O7] a list is imported: columns, dry run, result; it survives a reload, and is undone as a whole',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const text = words[language];
    const { cid, owner } = await ownSociety();
    await ownFee(cid);
    await openConsole(page, language, `/c/${cid}/registrations`, owner);
    await page.getByRole('button', { name: text.bring, exact: true }).click();
    await expect(page.locator('.sheet-source')).toBeVisible();
    await axe(page);
    const list = ['姓名,手机,备注', '林知远,13857126048,一', '苏曼青,1360571002,二'].join('\n');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: '名单.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
    await expect(page.getByRole('button', { name: text.check })).toBeVisible();
    await axe(page);
    await page.reload();
    await page.getByRole('button', { name: text.check }).click();
    await expect(page.getByText(text.wrong)).toBeVisible({ timeout: 20_000 });
    await axe(page);
    await page.reload();
    await page.getByRole('button', { name: text.apply }).click();
    await page.getByRole('dialog').getByRole('button', { name: text.apply }).click();
    await expect(page.getByText(text.written)).toBeVisible({ timeout: 20_000 });
    await axe(page);
    await page.getByRole('button', { name: text.back }).click();
    await expect(page.locator('.listing .ant-table-row')).toHaveCount(1);

    await page.goBack();
    const undo = { name: imports[language].undo };
    await page.getByRole('button', undo).click();
    await page.getByRole('dialog').getByRole('button', undo).click();
    await expect(page.getByText(format(imports[language].undone, { count: '1' }))).toBeVisible({ timeout: 20_000 });
    await axe(page);
  },
);

test(
  '[O7] a wrong cell of a list is found by its reason and corrected in place, and its row is imported',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const text = words[language];
    const check = (language === 'en' ? importEn : importZh).check;
    const { cid, owner } = await ownSociety();
    await ownFee(cid);
    await openConsole(page, language, `/c/${cid}/imports`, owner);
    await axe(page);
    await page
      .getByRole('row')
      .filter({ hasText: language === 'en' ? 'Registrations' : '报名' })
      .getByRole('link')
      .click();
    const list = ['姓名,手机', '林知远,13857126048', '苏曼青,1360571002', '周晓晴,136'].join('\n');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: '名单.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
    await page.getByRole('button', { name: text.check }).click();
    await page.getByRole('button', { name: new RegExp(`^${check.fates.wrong}`) }).click();
    await page.getByRole('combobox', { name: check.reason }).click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await axe(page);
    const cell = (row: number) => page.getByRole('button', { name: new RegExp(`${row}.* 136`) });
    await cell(3).click();
    await page.keyboard.type('13605710022');
    await page.keyboard.press('Enter');
    await expect(cell(3)).toHaveCount(0);
    // Escape leaves a cell as it was.
    await cell(4).click();
    await page.keyboard.type('13605710023');
    await page.keyboard.press('Escape');
    await expect(cell(4)).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: format(check.apply, { count: '2' }) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: format(check.apply, { count: '2' }) })
      .click();
    await expect(page.getByText(format(imports[language].done, { count: '2' }))).toBeVisible({ timeout: 20_000 });
    await openConsole(page, language, `/c/${cid}/imports`, owner);
    await expect(page.getByRole('row').filter({ hasText: '名单.csv' })).toBeVisible();
  },
);

test('[O6] somebody is registered at the desk and pays in cash', { tag: '@en' }, async ({ page, language, axe }) => {
  const text = words[language];
  const { cid, owner } = await ownSociety();
  await ownFee(cid);
  await openConsole(page, language, `/c/${cid}/registrations`, owner);
  await page.getByRole('button', { name: text.desk }).click();
  await page.locator('#name').fill('何雨桐');
  await page.locator('#phone').fill('13757110936');
  await page.locator('.new-fees').getByRole('radio').check();
  await axe(page);
  // Typed input survives.
  await page.reload();
  await expect(page.locator('#name')).toHaveValue('何雨桐');
  await page.getByRole('radio', { name: text.cash }).check();
  await page.getByRole('button', { name: text.enter }).click();
  await expect(page.getByRole('heading', { name: text.done })).toBeVisible();
  await page.getByRole('button', { name: text.open }).click();
  const pane = page.locator('aside.pane');
  await expect(pane).toContainText('何雨桐');
  await expect(pane).toContainText(text.confirmed);
});
