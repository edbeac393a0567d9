import { expect, test } from '../support/fixtures.ts';
import { ownCongress } from '../support/own-congress.ts';
import { anyOf, freshNumber, newAccount, SignUp, wordsOf } from '../support/sign-up.ts';
import { atStage } from '../support/stages.ts';

const password = 'Heart-2026';

test(
  '[S113] [V6] [E5] without a branch Next is blocked and says so',
  { tag: ['@en', '@small'] },
  async ({ phone, page, demo, axe }) => {
    const walk = new SignUp(phone);
    const { sign } = walk.words.registration;
    await walk.openBranches(demo.congress);
    await axe(page);
    await walk.next().click();
    await expect(page.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('radio').first()).toBeFocused();
    await expect(page.getByRole('main').getByText(sign.placebranch)).toHaveCount(2);
    await axe(page);
    await page.getByRole('radio').first().check();
    await expect(page.getByRole('main').getByText(sign.placebranch)).toHaveCount(1);
    await axe(page);
  },
);

test(
  '[S113] the page of the form says where one is before the program has loaded',
  { tag: ['@en'] },
  async ({ phone, browser, demo }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const { branch, wizard } = wordsOf(phone.language).registration;
    await page.goto(phone.address('signHome', { opFlag: 0 }, { cid: demo.congress }));
    await expect(page.getByRole('heading', { level: 1, name: branch.title })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: wizard.progress })).toHaveAttribute('aria-valuenow', '1');
    await context.close();
  },
);

test('[S113] [T4] Back leads from the form to the branches and keeps everything', async ({ phone, page, demo }) => {
  const walk = new SignUp(phone);
  await walk.openBranches(demo.congress);
  await walk.chooseBranch('青年医师论坛');
  // The address changes before the page does, and the foot of the step before names the branch, too.
  await expect(walk.field('name')).toBeVisible();
  await expect(page.getByRole('main').getByText('青年医师论坛')).toBeVisible();
  await walk.field('name').fill('陆一鸣');
  await page.goBack();
  await expect(page.getByRole('radio', { name: '青年医师论坛' })).toBeChecked();
  await page.goForward();
  await expect(walk.field('name')).toHaveValue('陆一鸣');
});

test('[S112] /sign redirects to the first unfinished step, and so does a step opened too early', async ({
  phone,
  page,
  demo,
}) => {
  const walk = new SignUp(phone);
  await phone.open('sign', {}, { cid: demo.congress });
  await expect(page).toHaveURL(/sign\/home\/0/);
  await phone.open('signApply', { opFlag: 0 }, { cid: demo.congress });
  await expect(page).toHaveURL(/sign\/home\/0/);
  await walk.chooseBranch();
  await walk.fillForm();
  await walk.toFees();
  await phone.open('signInvoice', { opFlag: 0 }, { cid: demo.congress });
  await expect(page).toHaveURL(/sign\/apply\/0/);
});

test(
  '[T11] [V2] [E10] Next shows every error, says what is missing and moves to the first',
  { tag: ['@en', '@small'] },
  async ({ phone, page, demo, axe }) => {
    const walk = new SignUp(phone);
    const { app, registration } = walk.words;
    await walk.openBranches(demo.congress);
    await walk.chooseBranch();
    await expect(page.getByText(registration.field.required)).toHaveCount(0);
    await walk.next().click();
    await expect(page.getByText(app.topTip)).toBeVisible();
    // Name, phone, e-mail, hospital, identity, attendance, gender, province and interest; the city waits for its province.
    await expect(page.getByText(registration.field.required, { exact: true })).toHaveCount(9);
    await expect(walk.field('name')).toBeFocused();
    await expect(page.getByText(anyOf(registration.form.missingMany))).toContainText(walk.label('name'));
    await axe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  },
);

test(
  '[L5] [V16] the tip is read once; a non-member is notified and can continue or check again',
  { tag: '@en' },
  async ({ phone, page, demo, axe }) => {
    const walk = new SignUp(phone);
    const { app, registration } = walk.words;
    await walk.openBranches(demo.congress);
    await walk.chooseBranch();
    await walk.fillForm();
    await walk.next().click();
    await expect(page.getByRole('alertdialog', { name: app.tip })).toBeVisible();
    await page.getByRole('button', { name: app.ok, exact: true }).click();
    const told = page.getByRole('alertdialog', { name: registration.member.title });
    await expect(told).toBeVisible();
    await axe(page);
    await told.getByRole('button', { name: registration.member.check }).click();
    await expect(page).toHaveURL(/sign\/home/);
    await walk.next().click();
    await told.getByRole('button', { name: registration.member.goOn }).click();
    await expect(page).toHaveURL(/sign\/apply/);
    // The member check is not repeated for the same person.
    await page.goBack();
    await walk.next().click();
    await expect(page).toHaveURL(/sign\/apply/);
  },
);

test('[V16] [S116] a member gets the member price, and sees why', async ({ phone, page, demo }) => {
  const walk = new SignUp(phone);
  await walk.openBranches(demo.congress);
  await walk.chooseBranch();
  await walk.fillForm({ name: '林知远', number: '13900101001' });
  await walk.next().click();
  await page.getByRole('button', { name: walk.words.app.ok, exact: true }).click();
  await expect(page).toHaveURL(/sign\/apply/);
  await expect(page.getByRole('radio', { name: /会员医师/ }).first()).toBeEnabled();
  await page.getByText(walk.words.registration.fee.why).click();
  await expect(page.getByText('是本会会员', { exact: true })).toBeVisible();
});

test(
  '[E3] with no matching fee a dialog says so, and nothing is lost',
  { tag: '@en' },
  async ({ phone, page, demo }) => {
    const walk = new SignUp(phone);
    const { mismatch } = walk.words.registration;
    await page.route('**/template/register/info', async (route) => {
      const answer = await route.fetch();
      const { con_fee: _, ...rest } = (await answer.json()) as Record<string, unknown>;
      await route.fulfill({ json: rest });
    });
    await walk.openBranches(demo.congress);
    await walk.chooseBranch();
    await walk.fillForm();
    await walk.next().click();
    await page.getByRole('button', { name: walk.words.app.ok, exact: true }).click();
    await page.getByRole('button', { name: walk.words.registration.member.goOn }).click();
    const told = page.getByRole('alertdialog', { name: mismatch.title });
    await expect(told).toContainText(mismatch.text);
    await told.getByRole('button', { name: mismatch.change }).click();
    await expect(walk.field('name')).toHaveValue('苏念安');
  },
);

test('[T18] typed input survives a reload and a log-in in between', { tag: '@en' }, async ({ phone, page, demo }) => {
  const walk = new SignUp(phone);
  const { fee } = walk.words.registration;
  await walk.openBranches(demo.congress);
  await walk.chooseBranch();
  const number = await walk.fillForm();
  await page.reload();
  await expect(walk.field('phone')).toHaveValue(number);
  await walk.toFees();
  await page.getByRole('button', { name: fee.nextLogIn }).click();
  await expect(page).toHaveURL(/mregister\/login/);
  const back = new URL(page.url()).searchParams.get('back') ?? '';
  await newAccount(phone, number);
  await phone.logIn({ to: number, password });
  await page.goto(new URL(back, page.url()).href);
  await walk.holdFee();
  await expect(walk.next()).toBeVisible();
});

test(
  '[S116] additions and a discount code change the total; a wrong code says why',
  { tag: '@en' },
  async ({ phone, page, demo, axe }) => {
    const walk = new SignUp(phone);
    const { extras, discount } = walk.words.registration;
    await phone.logIn({ to: (await newAccount(phone)).to, password });
    await walk.openBranches(demo.congress);
    await walk.chooseBranch();
    await walk.fillForm();
    await walk.toFees();
    await walk.holdFee();
    await axe(page);
    await page.getByRole('checkbox', { name: /Online replay|回放/ }).check();
    await expect(page.locator('.foot .price')).toHaveText('¥1,900');
    await page.getByRole('button', { name: extras.more }).click();
    await expect(page.locator('.foot .price')).toHaveText('¥2,280');
    await page.getByRole('button', { name: discount.use }).click();
    const field = page.getByRole('textbox', { name: discount.label });
    await field.fill('SPRING');
    await field.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('heart10');
    await field.press('Enter');
    await expect(page.getByText('HEART10')).toBeVisible();
    await expect(page.locator('.foot .price')).toHaveText('¥2,110');
    await page.reload();
    await expect(page.locator('.foot .price')).toHaveText('¥2,110');
    await page.getByRole('button', { name: discount.remove }).click();
    await expect(page.locator('.foot .price')).toHaveText('¥2,280');
  },
);

test('[S115] a colleague is registered from the same account, with nothing prefilled from the account holder', async ({
  phone,
  page,
  demo,
}) => {
  const walk = new SignUp(phone);
  const { user } = await atStage(phone, demo.congress, 'paid');
  await phone.logIn(user);
  await phone.open('signAdd', { opFlag: 0 }, { cid: demo.congress, add: 1 });
  await walk.chooseBranch();
  await expect(walk.field('name')).toHaveValue('');
  await expect(page.getByText(walk.words.registration.wizard.forColleague)).toBeVisible();
  const number = freshNumber();
  await walk.fillForm({ name: '江承宇', number });
  await walk.toFees();
  await walk.holdFee();
  await walk.next().click();
  await walk.skipHotel();
  await walk.next().click();
  await expect(page.getByRole('main')).toContainText(number);
  await walk.submit().click();
  await expect(page).toHaveURL(/sign\/pay/);
  await phone.open('personalList', { cid: demo.congress });
  await expect(page.getByText('江承宇', { exact: true })).toBeVisible();
});

test('[T10] [S113] a registered person is redirected to the registration, except to edit it', async ({
  phone,
  page,
  demo,
}) => {
  const walk = new SignUp(phone);
  // A separate person: other tests use the demo's people.
  await phone.logIn((await atStage(phone, demo.congress, 'paid')).user);
  await phone.open('signHome', { opFlag: 0 }, { cid: demo.congress });
  await expect(page).toHaveURL(/sign\/order/);
  await page.getByRole('link', { name: walk.words.orders.own.edit }).click();
  await expect(page).toHaveURL(/sign\/home\/1/);
  // By keys: a tap while the wheel still moves hits another row.
  await walk.turnTo('title', '主任医师');
  await page.getByRole('button', { name: walk.words.registration.sign.save, exact: true }).click();
  const tip = page.getByRole('button', { name: walk.words.app.ok, exact: true });
  await tip.click();
  await expect(page).toHaveURL(/sign\/order/);
  await expect(page.getByRole('main')).toContainText('主任医师');
});

test(
  '[V12] [T11] 3243: three fields are hidden, no member check, the hotel comes right after the form',
  { tag: '@en' },
  async ({ phone, page, demo, axe }) => {
    const walk = new SignUp(phone);
    const { registration, hotel } = walk.words;
    const group = { zh: '提高班', en: 'Advanced' }[phone.language];
    await phone.logIn({ to: (await newAccount(phone)).to, password });
    await phone.open('signHome', { opFlag: 0 }, { cid: demo.reduced });
    await expect(walk.field('email')).toBeVisible();
    for (const hidden of ['name', 'phone', 'company']) await expect(walk.field(hidden)).toHaveCount(0);
    await page.getByLabel(group, { exact: true }).check();
    await walk.next().click();
    await expect(page).toHaveURL(/sign\/hotel\/0/);
    await expect(page.getByText(registration.wizard.step.replace('{step}', '2').replace('{steps}', '5'))).toBeVisible();
    await axe(page);
    await page.locator('.nights button').first().click();
    await page.locator('.nights button').nth(2).click();
    await page.getByRole('radiogroup', { name: hotel.roomType }).getByRole('radio').last().check();
    await walk.next().click();
    await expect(page).toHaveURL(/sign\/apply\/0/);
    await walk.holdFee();
    await walk.next().click();
    await walk.atInvoice();
    await walk.next().click();
    await expect(walk.submit()).toBeEnabled();
    await walk.submit().click();
    await expect(page).toHaveURL(/sign\/pay/);
  },
);

test('[S114] answers are saved step by step, and another phone continues with them', async ({
  phone,
  page,
  browser,
}) => {
  const walk = new SignUp(phone);
  const { registration } = walk.words;
  const { cid } = await ownCongress({ savesAsOneGoes: true });
  const account = await newAccount(phone);
  await phone.logIn({ to: account.to, password });
  await phone.open('signHome', { opFlag: 0 }, { cid });
  await expect(page).toHaveURL(/sign\/newhome\/0/);
  await walk.field('name').fill('孟书瑶');
  await expect(page.getByText(registration.form.saved, { exact: true })).toBeVisible();
  const info = { cid, uid: null, source: null, input: null, regid: null, add: '0' };
  const answer = await phone.call('/medapp/api/template/register/info', info, account.token);
  expect(JSON.stringify(answer['user_config'])).toContain('孟书瑶');
  const other = await browser.newContext();
  const second = await other.newPage();
  await other.addInitScript((token) => localStorage.setItem('token', token), account.token);
  await second.goto(phone.address('signHome', { opFlag: 0 }, { cid }));
  await expect(second.locator('[name="name"]')).toHaveValue('孟书瑶');
  await other.close();
});

test(
  '[S120] with review: submitted, under review, and nothing to pay yet',
  { tag: '@en' },
  async ({ phone, page, axe }) => {
    const walk = new SignUp(phone);
    const { registration, orders } = walk.words;
    const { cid } = await ownCongress({ review: true, hasInvoice: false });
    await phone.logIn({ to: (await newAccount(phone)).to, password });
    await phone.open('signHome', { opFlag: 0 }, { cid });
    await walk.field('name').fill('唐景行');
    await walk.field('phone').fill(freshNumber());
    await walk.next().click();
    await expect(page).toHaveURL(/sign\/apply/);
    await walk.holdFee();
    await walk.next().click();
    await page.getByRole('button', { name: orders.confirm.submitReview }).click();
    await expect(page.getByText(registration.states.submitted, { exact: true })).toBeVisible();
    await expect(page.getByText(orders.own.reviewText)).toBeVisible();
    await axe(page);
    await expect(page.getByRole('button', { name: anyOf(orders.own.payNow) })).toHaveCount(0);
  },
);
