import { expect, test } from '../support/fixtures.ts';
import type { Phone } from '../support/phone.ts';
import { ownCongress } from '../support/own-congress.ts';
import { atStage } from '../support/stages.ts';
import { anyOf, freshNumber, newAccount, SignUp } from '../support/sign-up.ts';

const password = 'Heart-2026';

/** A group of the account whose token is `mine`, with a link to join it. */
async function groupWithLink(phone: Phone, cid: number, mine: string) {
  const make = { cid, name: '湖山心血管医院' };
  const made = (await phone.call('/medapp/api/registration/group/create', make, mine)) as {
    group: { groupId: number };
  };
  const groupid = made.group.groupId;
  const linked = (await phone.call('/medapp/api/registration/group/link', { groupid }, mine)) as {
    group: { links: { linkId: number; token: string }[] };
  };
  const { linkId: linkid, token } = linked.group.links[0]!;
  return { groupid, linkid, token };
}

test(
  '[A7] a contact creates a group, a colleague joins by its link, and the contact pays',
  { tag: ['@en', '@small'] },
  async ({ phone, page, axe, browser }) => {
    const walk = new SignUp(phone);
    const { registration, orders } = walk.words;
    const { group } = orders;
    const { cid } = await ownCongress({ hasInvoice: false, refundPolicy: [{ untilDaysBefore: 10, percent: 50 }] });
    const { to, token: mine } = await newAccount(phone);
    await phone.logIn({ to, password });
    await phone.open('personalList', { cid });
    await page.getByRole('button', { name: registration.mine.newGroup }).click();
    await page.getByRole('textbox', { name: group.name }).fill('湖山心血管医院');
    await axe(page);
    await page.getByRole('button', { name: group.make }).click();
    await expect(page.getByRole('img', { name: anyOf(group.code) })).toBeVisible();
    const groupid = new URL(page.url()).searchParams.get('group');
    const read = await phone.call('/medapp/api/registration/group/read', { groupid }, mine);
    const { token } = (read as { group: { links: { token: string }[] } }).group.links[0]!;
    const link = phone.address('signHome', { opFlag: 0 }, { cid, group: token });

    const colleague = await newAccount(phone);
    const context = await browser.newContext();
    await context.addInitScript(
      ([kept, uid]) => {
        localStorage.setItem('token', kept ?? '');
        localStorage.setItem('uid', uid ?? '');
      },
      [colleague.token, String(colleague.uId)],
    );
    const other = await context.newPage();
    await other.goto(link);
    await expect(other.getByText(/湖山心血管医院/)).toBeVisible();
    await other.locator('[name="name"]').fill('孟书瑶');
    await other.locator('[name="phone"]').fill(freshNumber());
    const next = other.getByRole('button', { name: /^(下一步|Next)$/ });
    await next.click();
    await expect(other).toHaveURL(/sign\/apply.*group=/);
    await expect(other.getByRole('timer')).toBeVisible();
    await next.click();
    await expect(other).toHaveURL(/sign\/order/);
    // The contact pays, so the colleague is not sent to the cashier.
    await other.getByRole('button', { name: anyOf(orders.confirm.submitContact) }).click();
    await expect(other).toHaveURL(/sign\/order.*reg=/);
    await expect(other.getByText(orders.own.contactPays)).toBeVisible();
    await axe(other);
    await context.close();

    await page.reload();
    await expect(page.getByText('孟书瑶', { exact: true })).toBeVisible();
    await expect(page.getByText(anyOf(group.toPay))).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: anyOf(group.payNext) }).click();
    await expect(page).toHaveURL(/sign\/pay/);
    await phone.act(await walk.showCode(), 'pay');
    await expect(page).toHaveURL(/sign\/morder.*group=/);
    await expect(page.getByText(registration.states.confirmed)).toBeVisible();
  },
);

test(
  '[A7] the link of a group that has ended says so before anything is typed, and leads on without the group',
  { tag: ['@en', '@small'] },
  async ({ phone, page, axe }) => {
    const { joins } = new SignUp(phone).words.registration;
    const { cid } = await ownCongress();
    const { to, token: mine } = await newAccount(phone);
    const { groupid, linkid, token } = await groupWithLink(phone, cid, mine);
    await phone.call('/medapp/api/registration/group/revoke', { groupid, linkid }, mine);
    await phone.logIn({ to, password });
    await phone.open('signHome', { opFlag: 0 }, { cid, group: token });
    await expect(page.getByRole('link', { name: joins.alone })).toBeVisible();
    await axe(page);
    await page.getByRole('link', { name: joins.alone }).click();
    await expect(page.locator('[name="name"]')).toBeVisible();
    await expect(page).not.toHaveURL(/group=/);
  },
);

test(
  '[A7] a person whose link ends while they fill in the form is asked at the fees, and goes on alone with what they typed',
  { tag: '@en' },
  async ({ phone, page, axe }) => {
    const walk = new SignUp(phone);
    const { joins, refused } = walk.words.registration;
    const { cid } = await ownCongress({ hasInvoice: false });
    const contact = await newAccount(phone);
    const { groupid, linkid, token } = await groupWithLink(phone, cid, contact.token);
    const { to } = await newAccount(phone);
    await phone.logIn({ to, password });
    await phone.open('signHome', { opFlag: 0 }, { cid, group: token });
    await page.locator('[name="name"]').fill('孟书瑶');
    await page.locator('[name="phone"]').fill(freshNumber());
    await phone.call('/medapp/api/registration/group/revoke', { groupid, linkid }, contact.token);
    await walk.next().click();
    const asked = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(asked.getByText(refused.notThisGroup)).toBeVisible();
    await axe(page);
    await asked.getByRole('button', { name: joins.alone }).click();
    await expect(page).not.toHaveURL(/group=\w/);
    await walk.next().click();
    await expect(page).toHaveURL(/sign\/order/);
    await expect(page.getByText('孟书瑶')).toBeVisible();
  },
);

test('[A7] the contact adds a person and returns to the group, to add the next one or to pay for all', async ({
  phone,
  page,
}) => {
  const walk = new SignUp(phone);
  const { orders } = walk.words;
  const { cid } = await ownCongress({ hasInvoice: false });
  const { to, token: mine } = await newAccount(phone);
  const make = { cid, name: '湖山心血管医院' };
  const made = (await phone.call('/medapp/api/registration/group/create', make, mine)) as {
    group: { groupId: number };
  };
  await phone.logIn({ to, password });
  await phone.open('signMyOrders', {}, { cid, group: made.group.groupId });
  await page.getByRole('button', { name: orders.group.add }).click();
  await page.locator('[name="name"]').fill('孟书瑶');
  await page.locator('[name="phone"]').fill(freshNumber());
  await walk.next().click();
  await walk.holdFee();
  await walk.next().click();
  await page.getByRole('button', { name: anyOf(orders.confirm.submitLater) }).click();
  await expect(page).toHaveURL(/sign\/morder.*group=/);
  await expect(page.getByText('孟书瑶', { exact: true })).toBeVisible();
});

test(
  '[A7] the contact pays once for the whole group, with one invoice',
  { tag: ['@en', '@small'] },
  async ({ phone, page, axe }) => {
    const walk = new SignUp(phone);
    const { orders, registration } = walk.words;
    const { group, shared, invoice } = orders;
    const { cid } = await ownCongress({ hasInvoice: true });
    const { to, token: mine } = await newAccount(phone);
    const { groupid, token } = await groupWithLink(phone, cid, mine);
    for (const name of ['章亦航', '宁思远', '柯文澜']) await atStage(phone, cid, 'open', { group: token, name });
    await phone.logIn({ to, password });
    await phone.open('signMyOrders', {}, { cid, group: groupid });
    await page.getByRole('checkbox', { name: /柯文澜/ }).uncheck();
    await axe(page);
    await page.getByRole('button', { name: anyOf(shared.pay) }).click();
    await expect(page).toHaveURL(/sign\/pay.*shared=/);
    await page.getByRole('radio', { name: invoice.ordinary }).check();
    await page.getByRole('radio', { name: invoice.person }).check();
    await page.getByRole('textbox', { name: invoice.personName }).fill('章亦航');
    await page.getByRole('textbox', { name: invoice.email }).fill('a@example.org');
    await axe(page);
    await page.getByRole('button', { name: registration.sign.save, exact: true }).click();
    await expect(page.getByText(invoice.saved)).toBeVisible();
    await phone.act(await walk.showCode(), 'pay');
    await expect(page).toHaveURL(/sign\/morder.*group=/);
    await expect(page.getByText(registration.states.confirmed)).toHaveCount(2);
    await page.getByRole('button', { name: anyOf(shared.done) }).click();
    await expect(page.getByRole('heading', { name: shared.title })).toBeVisible();
    await expect(page.getByRole('radio', { name: invoice.ordinary })).toBeChecked();
    await expect(page.getByText(group.title, { exact: true })).toBeHidden();
  },
);
