import { laptop, openConsole } from '../support/console.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownHome, societyOf } from '../support/own-congress.ts';

const words = {
  zh: {
    later: '以后再说',
    bar: '晴川诊断 D06 2F',
    short: /步行 \d 分钟 · .*2F/,
    go: '带我去',
    up: /^乘中庭电梯到 2F$/,
    there: /^到达：.*D06/,
    stairless: '不走楼梯',
    close: '关闭',
    exhibitor: /松瓴器械/,
    level: '2F',
    hall: '钱江厅',
    venue: '展商与展厅',
    chosen: '选中的区域',
    area: /^A05 脉衡医疗，左 (\d+)/,
    left: '左',
    end: '路线 到',
    long: /\d+ 米，约 \d 分钟/,
    discard: '放弃修改',
    seek: '找展位、展商、会场',
    typed: 'qczd',
    programme: '在日程中搜索“冠脉”',
    typedTopic: '冠脉',
    home: '首页',
  },
  en: {
    later: 'Not now',
    bar: 'Qingchuan Dx D06 2F',
    short: /\d min on foot · .*2F/,
    go: 'Take me there',
    up: /^Take Atrium lift to 2F$/,
    there: /^You are there: .*D06/,
    stairless: 'Without stairs',
    close: 'Close',
    exhibitor: /Songling Devices/,
    level: '2F',
    hall: 'Qianjiang Hall',
    venue: 'Exhibition',
    chosen: 'Chosen area',
    area: /^A05 Maiheng Medical, left (\d+)/,
    left: 'Left',
    end: 'Way To',
    long: /\d+ m, about \d min/,
    discard: 'Discard',
    seek: 'Find a booth, exhibitor or hall',
    typed: 'qing',
    programme: 'Search the programme for “coronary”',
    typedTopic: 'coronary',
    home: 'Home',
  },
};

test(
  '[S31] a link opens a booth on its level, the route is drawn and described in words, and another is chosen by keyboard',
  { tag: ['@en', '@small'] },
  async ({ phone, page, demo, axe }) => {
    const text = words[phone.language];
    await phone.open('tpl12Home', { cid: demo.congress }, { booth: 'D06' });
    await page.getByRole('button', { name: text.later }).click();
    const bar = page.locator('.hb-floor [role=status]');
    await expect(bar).toContainText(text.bar);
    await expect(bar).toContainText(text.short);
    await expect(page.getByRole('button', { name: text.level, exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.floor-plan .dots')).toHaveCount(1);
    await axe(page);

    await page.getByRole('button', { name: text.go }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('checkbox', { name: text.stairless }).check();
    await expect(sheet.getByRole('listitem').filter({ hasText: text.up })).toBeVisible();
    await expect(sheet.getByRole('listitem').last()).toHaveText(text.there);
    await axe(page);
    await sheet.getByRole('button', { name: text.close }).click();

    await page.getByRole('button', { name: text.exhibitor }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/booth=C03/);
    await expect(bar).toContainText('C03');
    await page.getByRole('button', { name: text.hall }).click();
    await expect(page).toHaveURL(/hall=\d+/);
    await expect(bar).toContainText(text.hall);
  },
);

test(
  '[S87] a session’s hall opens on the plan in every home template; booths and halls are found there by keyboard',
  { tag: '@en' },
  async ({ phone, page, demo, axe }) => {
    const text = words[phone.language];
    await phone.open('calDetail', { calid: 1 }, { cid: demo.congress });
    const session = page.url();
    await page.locator('.facts a.way').click();
    await expect(page).toHaveURL(/halllist\/\d+\?.*hall=\d+/);
    const bar = page.locator('.hb-floor [role=status]');
    await expect(bar).not.toBeEmpty();
    await axe(page);

    const field = page.getByRole('combobox', { name: text.seek });
    await field.fill(text.typed);
    const option = page.getByRole('option', { name: /D06/ });
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await axe(page);
    await field.press('Enter');
    await expect(bar).toContainText(text.bar);
    await expect(page).toHaveURL(/booth=D06/);
    await field.fill(text.typedTopic);
    await page.getByRole('link', { name: text.programme }).click();
    await expect(page.getByRole('searchbox')).toHaveValue(text.typedTopic);

    await page.goBack();
    await expect(bar).toContainText(text.bar);
    await page.goBack();
    await expect(page).toHaveURL(session);
    await page.goForward();
    await page.getByRole('navigation').getByRole('link', { name: text.home }).click();
    await expect(page).toHaveURL(/tpl1Home/);
  },
);

test.describe('in the console', () => {
  test.use(laptop);

  test(
    '[O17] an area is moved with the arrow keys or in figures, and its route is recalculated immediately',
    { tag: '@en' },
    async ({ page, language, axe }) => {
      const text = words[language];
      const cid = await ownHome({ societyId: await societyOf(demoLogins.staff.email) });
      await openConsole(page, language, `/c/${cid}/home`);
      await page.getByRole('main').getByText(text.venue, { exact: true }).click();
      const area = page.getByRole('button', { name: text.area });
      const before = Number((await area.getAttribute('aria-label'))?.match(text.area)?.[1]);
      await area.focus();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      const figure = page.getByRole('spinbutton', { name: text.left, exact: true });
      await expect(figure).toHaveValue(String(before - 2));
      await figure.fill(String(before - 4));
      await expect(area).toHaveAttribute('aria-label', new RegExp(` ${before - 4}[，,]`));
      await page.getByRole('combobox', { name: text.end }).click();
      await page.keyboard.type('D06');
      await page.keyboard.press('Enter');
      await expect(page.getByText(text.long)).toBeVisible();
      await expect(page.locator('.floor-form .way')).toHaveCount(1);
      await axe(page);
      await page.getByRole('button', { name: text.discard }).click();
    },
  );
});
