import { both } from '@meetingapp/demo/support/bilingual.ts';
import { expect, test } from '../support/fixtures.ts';
import { inDatabase } from '../support/database.ts';
import { ownCongress, ownExtra } from '../support/own-congress.ts';
import { anyOf, atCashier, SignUp } from '../support/sign-up.ts';
import { atStage } from '../support/stages.ts';

test(
  '[A8] another registration type: the amount due is shown before, and the change applies once paid',
  { tag: ['@en', '@small'] },
  async ({ phone, page, axe }) => {
    const walk = new SignUp(phone);
    const { change } = walk.words.registration;
    const { own } = walk.words.orders;
    const workshop = both('标准注册费加工作坊', 'Standard fee with workshop');
    const closed = both('学生注册费', 'Student fee');
    const never = { equals: { code: 'name', value: '在读学生' } };
    const { cid } = await ownCongress(
      {
        hasInvoice: false,
        changePolicy: { answers: 0, fee: 7, stay: null },
        refundPolicy: [{ untilDaysBefore: 14, percent: 80 }],
      },
      {},
      [
        { title: workshop, amount: 150_000 },
        { title: closed, rule: never },
      ],
    );
    const { user, regId } = await atStage(phone, cid, 'paid');
    await phone.logIn(user);
    await phone.open('signOrder', {}, { cid, reg: regId });
    await page.getByRole('button', { name: own.changeFee }).click();
    const name = workshop[phone.language];
    // Every other type says what it costs, or why it is refused; what else can be added is offered.
    await expect(page.getByText(anyOf(change.more))).toBeVisible();
    const refusedType = page.locator('.option', { hasText: closed[phone.language] });
    await expect(refusedType.locator('.why')).toHaveText(/.{6,}/);
    await expect(page.getByRole('button', { name: change.addPerson })).toBeVisible();
    await page.getByRole('radio', { name }).check();
    await expect(page.getByText(anyOf(change.pays))).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: change.goOnPay }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: anyOf(change.actPay) })
      .click();
    await expect(page).toHaveURL(/sign\/pay/);
    await atCashier(page, await walk.showCode(), 'pay');
    await expect(page).toHaveURL(/sign\/order/);
    await expect(page.getByText(name).first()).toBeVisible();
    // Back to the cheaper one: refunds the share of the rule.
    await page.getByRole('button', { name: own.changeFee }).click();
    await page
      .getByRole('radio', { name: phone.language === 'en' ? /^Standard fee(?! with)/ : /^标准注册费(?!加)/ })
      .check();
    await expect(page.getByText(anyOf(change.back))).toContainText('80');
    await page.getByRole('button', { name: change.goOn, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: change.act }).click();
    await expect(page.getByText(change.doneBack)).toBeVisible();
  },
);

test(
  '[A8] extras are added after payment: the amount is shown before, and they are had once paid',
  { tag: ['@en', '@small'] },
  async ({ phone, page, axe }) => {
    const walk = new SignUp(phone);
    const { change } = walk.words.registration;
    const { own } = walk.words.orders;
    const dinner = both('欢迎晚宴', 'Welcome dinner');
    const { cid } = await ownCongress({ hasInvoice: false });
    await ownExtra(cid, { title: dinner, amount: 30_000, atMost: 2, size: 5 });
    const { user, regId } = await atStage(phone, cid, 'paid');
    await phone.logIn(user);
    await phone.open('signOrder', {}, { cid, reg: regId });
    await page.getByRole('button', { name: own.addExtras }).click();
    await expect(page.getByRole('heading', { name: change.extrasTitle })).toBeVisible();
    await page.getByRole('button', { name: walk.words.registration.extras.more }).click();
    await page.getByRole('button', { name: walk.words.registration.extras.more }).click();
    await expect(page.getByText(anyOf(change.paysExtras))).toContainText('600');
    await axe(page);
    await page.getByRole('button', { name: change.goOnPayExtras }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: anyOf(change.actPay) })
      .click();
    await expect(page).toHaveURL(/sign\/pay/);
    await atCashier(page, await walk.showCode(), 'pay');
    await expect(page).toHaveURL(/sign\/order/);
    await expect(page.getByRole('button', { name: own.addExtras })).toBeHidden();
    const rows = await inDatabase('select quantity from registration_extra where registration_id = $1', [regId]);
    expect(rows).toEqual([{ quantity: 2 }]);
  },
);

test('[S120] a person who cancels stays with the cancelled registration, also where the address does not name it', async ({
  phone,
  page,
  demo,
}) => {
  const { orders, registration } = new SignUp(phone).words;
  const { user } = await atStage(phone, demo.congress, 'paid');
  await phone.logIn(user);
  await phone.open('signOrder', {}, { cid: demo.congress });
  await page.getByRole('button', { name: orders.own.refund }).click();
  const asked = page.getByRole('alertdialog', { name: orders.own.refundTitle });
  await asked.getByRole('button', { name: orders.own.refundAct }).click();
  await expect(page.getByRole('heading', { name: orders.own.refunds })).toBeVisible();
  await expect(page.locator('.ticket-tags')).toContainText(registration.states.cancelled);
  await page.getByRole('button', { name: orders.own.again }).click();
  await expect(page).toHaveURL(/sign\/home/);
});
