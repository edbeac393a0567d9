import type { Request } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { gate } from '../support/gate.ts';
import { anyOf, newAccount, SignUp } from '../support/sign-up.ts';

const password = 'Heart-2026';

test(
  '[T2] [V7] [V8] an error is shown on leaving the field, says what to do, and disappears when it is corrected',
  { tag: '@en' },
  async ({ phone, page, demo }) => {
    const walk = new SignUp(phone);
    const { field } = walk.words.registration;
    await walk.openBranches(demo.congress);
    await walk.chooseBranch();
    await walk.field('phone').fill('138 5712 60');
    await expect(walk.field('phone')).not.toHaveAttribute('aria-invalid');
    await walk.field('email').click();
    await expect(page.getByText(field.missingDigits.replace('{count}', '2'))).toBeVisible();
    await walk.field('phone').fill('13857126041');
    await expect(walk.field('phone')).not.toHaveAttribute('aria-invalid');
    await expect(page.locator('.field', { has: walk.field('phone') })).toHaveClass(/valid/);
    await walk.field('email').fill('lin.example.com');
    await walk.field('name').click();
    await expect(page.getByText(field.noAt)).toBeVisible();
  },
);

test('[L4] [T12] a hospital fills in its province and city; the only city of a province is chosen with it', async ({
  phone,
  page,
  demo,
}) => {
  const walk = new SignUp(phone);
  await walk.openBranches(demo.congress);
  await walk.chooseBranch();
  await walk.field('company').pressSequentially('huaxi');
  await page.getByRole('option', { name: '四川大学华西医院' }).first().click();
  await expect(walk.picker('province')).toHaveText('四川省');
  await expect(walk.picker('city')).toHaveText('成都市');
  await walk.picker('province').click();
  await page.getByRole('dialog').getByRole('button', { name: '北京市' }).click();
  await expect(walk.picker('city')).toHaveText('北京市');
});

test('[T12] another province clears the city', async ({ phone, page, demo }) => {
  const walk = new SignUp(phone);
  await walk.openBranches(demo.congress);
  await walk.chooseBranch();
  await expect(walk.picker('city')).toBeDisabled();
  await walk.chooseCity();
  await expect(walk.picker('city')).toHaveText('杭州市');
  await walk.picker('province').click();
  await page.getByRole('dialog').getByRole('searchbox').fill('江苏');
  await page.getByRole('dialog').getByRole('button', { name: '江苏省' }).click();
  await expect(walk.picker('city')).toHaveText('');
});

test('[V4] a fourth choice of at most three is refused, and a tap says why', async ({ phone, page, demo }) => {
  const walk = new SignUp(phone);
  await walk.openBranches(demo.congress);
  await walk.chooseBranch();
  for (const value of ['冠脉介入', '心律失常', '高血压']) await walk.chooseOption('interest', value);
  const fourth = page.getByLabel('心力衰竭');
  await expect(fourth).toHaveAttribute('aria-disabled', 'true');
  await fourth.click({ force: true });
  await expect(fourth).not.toBeChecked();
  await expect(page.getByText(walk.words.registration.field.mostReached.replace('{max}', '3'))).toBeVisible();
  await expect(page.getByText('最多 3 项，已选 3 项')).toBeVisible();
});

test('[V10] a first practice offers the past 70 years, no future, and its year can be typed', async ({
  phone,
  page,
  demo,
}) => {
  const walk = new SignUp(phone);
  const { form } = walk.words.registration;
  await walk.openBranches(demo.congress);
  await walk.chooseBranch();
  await walk.picker('practisingSince').click();
  const years = page.getByRole('listbox', { name: form.year });
  const today = await page.evaluate(() => new Date().getFullYear());
  await expect(years.getByRole('option')).toHaveCount(71);
  await expect(years.getByRole('option', { selected: true })).toHaveText(`${today - 15}年`);
  await years.press('End');
  await expect(years.getByRole('option', { selected: true })).toHaveText(`${today}年`);
  await page.getByLabel(form.typeYear).fill('1988');
  await expect(years.getByRole('option', { selected: true })).toHaveText('1988年');
  await page.getByRole('button', { name: form.done, exact: true }).click();
  await expect(walk.picker('practisingSince')).toHaveText(/^1988年\d+月\d+日/);
});

test('[E2] a picker without the network says so in its sheet, and works on the next try', async ({
  phone,
  page,
  demo,
}) => {
  const walk = new SignUp(phone);
  await walk.openBranches(demo.congress);
  await walk.chooseBranch();
  await expect(walk.picker('identity')).toBeVisible();
  await page.context().setOffline(true);
  await walk.picker('identity').click();
  const sheet = page.getByRole('dialog', { name: walk.label('identity') });
  await expect(sheet.getByRole('alert')).toContainText(walk.words.app.offline);
  await page.context().setOffline(false);
  await sheet.getByRole('button', { name: walk.words.app.retry }).click();
  await expect(sheet.getByRole('listbox')).toBeVisible();
  expect(await sheet.evaluate((node) => node.contains(document.activeElement))).toBe(true);
});

test('[L4] late suggestions never replace newer ones; the keyboard chooses', async ({ phone, page, demo }) => {
  const walk = new SignUp(phone);
  const answerLate = gate();
  await page.route('**/common/company/list', async (route) => {
    const { keywords } = route.request().postDataJSON() as { keywords: string };
    if (keywords === '北京') await answerLate.opened;
    await route.continue().catch(() => undefined);
  });
  await walk.openBranches(demo.congress);
  await walk.chooseBranch();
  await walk.field('company').pressSequentially('北京');
  const late = (request: Request) => request.url().includes('company/list') && request.postData()!.includes('北京');
  await page.waitForRequest(late);
  const over = Promise.race([page.waitForEvent('requestfinished', late), page.waitForEvent('requestfailed', late)]);
  await walk.field('company').fill('上海市第一');
  const list = page.getByRole('listbox', { name: walk.words.registration.form.suggestions });
  await expect(list.getByRole('option').first()).toContainText('上海市第一');
  answerLate.open();
  await over;
  await expect(list.getByRole('option').filter({ hasText: '北京' })).toHaveCount(0);
  await walk.field('company').press('ArrowDown');
  const chosen = (await list.getByRole('option').first().locator('span').first().textContent()) ?? '';
  await walk.field('company').press('Enter');
  await expect(walk.field('company')).toHaveValue(chosen);
  await expect(list).toHaveCount(0);
});

test(
  '[L4] the list of hospitals opens in view, above the foot; endings of an address stay in one piece',
  { tag: ['@small', '@en'] },
  async ({ phone, page, demo }) => {
    const walk = new SignUp(phone);
    await walk.openBranches(demo.congress);
    await walk.chooseBranch();
    await walk.field('email').pressSequentially('d1234');
    const endings = page.getByRole('group', { name: walk.words.registration.field.emailEndings }).getByRole('button');
    await expect(endings.first()).toBeVisible();
    for (const ending of await endings.all()) {
      const lines = await ending.evaluate((button) => {
        const range = document.createRange();
        range.selectNodeContents(button);
        return range.getClientRects().length;
      });
      expect(lines).toBe(1);
    }
    const company = walk.field('company');
    const foot = page.locator('.foot');
    // The field stands right above the foot, as a phone places it above its keyboard.
    await company.evaluate((field) => {
      const top = document.querySelector('.foot')?.getBoundingClientRect().top ?? 0;
      scrollBy(0, field.getBoundingClientRect().bottom + 8 - top);
    });
    await company.pressSequentially('xhyy');
    const first = page
      .getByRole('listbox', { name: walk.words.registration.form.suggestions })
      .getByRole('option')
      .first();
    await expect(first).toBeVisible();
    await expect
      .poll(async () => {
        const [option, bottom] = await Promise.all([first.boundingBox(), foot.boundingBox()]);
        return (option?.y ?? Infinity) + (option?.height ?? 0) <= (bottom?.y ?? 0);
      })
      .toBe(true);
  },
);

test('[V19] [C14] [E4] a picture of the wrong kind is refused in words; a valid one is sent as JPEG named by the time', async ({
  phone,
  page,
  demo,
}) => {
  const walk = new SignUp(phone);
  await phone.logIn({ to: (await newAccount(phone)).to, password });
  await walk.openBranches(demo.congress);
  await walk.chooseBranch();
  // The last field loads when it comes near the screen.
  await page.locator('.field').last().scrollIntoViewIfNeeded();
  const input = page.locator('input[type="file"]');
  await input.setInputFiles({ name: 'badge.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await expect(page.getByText(walk.words.registration.picture.kind)).toBeVisible();
  await input.setInputFiles({ name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(11 * 1024 * 1024) });
  await expect(page.getByText(anyOf(walk.words.registration.picture.large))).toBeVisible();
  await input.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByRole('alertdialog')).toContainText(walk.words.app.photoFailed);
  await page.getByRole('button', { name: walk.words.app.ok, exact: true }).click();
  const sent = page.waitForRequest('**/common/upload');
  await input.setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: await picture() });
  // The browser does not expose the body of a form with a file; the answer shows that it was a picture.
  expect((await (await sent).response())?.status()).toBe(200);
  await expect(page.getByText(walk.words.registration.picture.another)).toBeVisible();
  await page.getByRole('button', { name: walk.words.registration.picture.remove }).click();
  await expect(page.getByText(walk.words.registration.picture.take)).toBeVisible();

  async function picture(): Promise<Buffer> {
    const data = await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      canvas.width = 300;
      canvas.height = 400;
      canvas.getContext('2d')!.fillRect(40, 40, 200, 200);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    });
    return Buffer.from(data, 'base64');
  }
});
