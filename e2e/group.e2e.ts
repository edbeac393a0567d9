import { expect, test } from './fixtures.ts';
import { ownCongress } from './own-congress.ts';
import { anyOf, freshNumber, newAccount, SignUp } from './sign-up.ts';

const password = 'Heart-2026';

test(
  '[A7] a contact makes a group, a colleague joins by its link, and the contact pays',
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
    await other.locator('[name="name"]').fill('孟书瑶');
    await other.locator('[name="phone"]').fill(freshNumber());
    const next = other.getByRole('button', { name: /^(下一步|Next)$/ });
    await next.click();
    await expect(other).toHaveURL(/sign\/apply.*group=/);
    await expect(other.getByRole('timer')).toBeVisible();
    await next.click();
    await expect(other).toHaveURL(/sign\/order/);
    await other.getByRole('button', { name: /1,000/ }).click();
    await expect(other).toHaveURL(/sign\/pay/);
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
